### How others are asked to a table.

invite-copy = Copy the link
invite-copied = Copied.
invite-only-here = Only this computer can open this link. To let other devices in, start the program with --lan.
