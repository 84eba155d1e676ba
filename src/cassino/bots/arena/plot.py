"""A picture of strengths: a point and its interval for each entrant, as SVG."""

from collections.abc import Mapping
from xml.sax.saxutils import escape

from cassino.bots.arena.estimate import Estimate, format_points

_ROW, _TOP, _LEFT, _WIDTH, _RIGHT = 28, 46, 180, 460, 110
_STEPS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0)


def plot_strengths(strengths: Mapping[str, Estimate], title: str) -> str:
    """An SVG picture of *strengths*, points a deal, in their order; readable on light and dark grounds."""
    ends = {name: _ends(each) for name, each in strengths.items()}
    low = min(0.0, *(low for low, _ in ends.values()))
    high = max(0.0, *(high for _, high in ends.values()))
    step = next((step for step in _STEPS if (high - low) / step <= 8), (high - low) / 8)
    bottom = _TOP + _ROW * len(strengths)
    width, height = _LEFT + _WIDTH + _RIGHT, bottom + 34

    def x(points: float) -> float:
        return _LEFT + (points - low) / (high - low or 1) * _WIDTH

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="system-ui, sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fbfaf6"/>',
        f'<text x="16" y="26" font-size="15" fill="#222">{escape(title)}</text>',
    ]
    number = -int(-low / step)
    while number * step <= high:
        at = x(number * step)
        weight = 'stroke="#888"' if number == 0 else 'stroke="#ddd"'
        parts.append(f'<line x1="{at:.1f}" y1="{_TOP - 8}" x2="{at:.1f}" y2="{bottom}" {weight}/>')
        label = f"{number * step:g}" if number <= 0 else f"+{number * step:g}"
        parts.append(f'<text x="{at:.1f}" y="{bottom + 18}" text-anchor="middle" fill="#555">{label}</text>')
        number += 1
    for row, (name, each) in enumerate(strengths.items()):
        y = _TOP + _ROW * row + _ROW // 2
        parts += [
            f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#222">{escape(name)}</text>',
            f'<line x1="{x(ends[name][0]):.1f}" y1="{y}" x2="{x(ends[name][1]):.1f}" y2="{y}" '
            'stroke="#1f6f4a" stroke-width="2"/>',
            f'<circle cx="{x(each.mean):.1f}" cy="{y}" r="5" fill="#1f6f4a"/>',
            f'<text x="{_LEFT + _WIDTH + 12}" y="{y + 4}" fill="#222">{format_points(each)}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _ends(found: Estimate) -> tuple[float, float]:
    """The interval as it is drawn: nothing but the mean where there is none."""
    return (found.low, found.high) if found.has_interval else (found.mean, found.mean)
