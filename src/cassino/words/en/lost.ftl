### An address where nothing is.

lost-title = There is nothing here
lost-about = The link may be incomplete. Ask who sent it for the whole link, or for the table's code.
lost-home = To the first page of Cassino
busy-title = Too much at once
busy-about = More was asked for from your network within a minute than this server gives. Wait a moment, then load the page again.
