#!/bin/sh
# Starts the server from the folder it was built in: the same for containers, systemd and by hand.
set -eu
cd "$(dirname "$0")/.."
exec node --max-semi-space-size="${SEMI_SPACE_MB:-64}" apps/server/dist/main.js
