"""Tables in the browser: an HTTP and WebSocket server, and the page that it serves."""

from cassino.web.serve import serve

__all__ = ["serve"]
