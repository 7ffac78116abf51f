#!/bin/sh
# Writes a backup while the server runs, tries it out, and keeps the last KEEP of them (14).
set -eu
cd "$(dirname "$0")/.."
folder="${BACKUP_DIR:-backups}"
umask 077
mkdir -p "$folder"
file="$folder/sablier-$(date -u +%Y%m%dT%H%M%SZ).gz"
node apps/cli/bin/sablier.js admin backup "$file"
# A backup that cannot be restored is none: it is restored into a folder of its own, and every game is replayed.
trial="$(mktemp -d)"
trap 'rm -rf "$trial"' EXIT
DATABASE_URL='' node apps/cli/bin/sablier.js admin restore "$file" --data "$trial/data"
DATABASE_URL='' node apps/cli/bin/sablier.js admin verify --data "$trial/data"
ls -1t "$folder"/sablier-*.gz | tail -n +$((${KEEP:-14} + 1)) | while read -r old; do rm -f "$old"; done
