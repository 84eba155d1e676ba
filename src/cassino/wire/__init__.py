"""Messages between a table and its viewers, and what each viewer may see."""
