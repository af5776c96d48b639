"""Tables on this device: the same tables as a server's, for one person and without one."""
