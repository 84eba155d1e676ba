"""The law itself: plain functions over one record, run as they stand or compiled."""
