"""The HTTP API: thin endpoints, one file per resource."""
