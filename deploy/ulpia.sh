#!/bin/sh
# /usr/local/bin/ulpia: the program in /opt/ulpia with the server's settings, as the server's user.
export ULPIA_SETTINGS="${ULPIA_SETTINGS:-/etc/ulpia.toml}"
export PYTHONPATH=/opt/ulpia/build/compiled # faster, where it was compiled
if [ "$(id -u)" = 0 ]; then
    exec runuser -u ulpia -- /opt/ulpia/.venv/bin/ulpia "$@"
fi
exec /opt/ulpia/.venv/bin/ulpia "$@"
