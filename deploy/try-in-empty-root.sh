#!/bin/sh
# Starts the server as a user without rights in a root that holds nothing but Node, its libraries and the built program: what
# a container would hold. Needs root for chroot, and a build. Ends with 0 if the server answers and ends in order.
set -eu
cd "$(dirname "$0")/.."
root="$(mktemp -d)"
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
node="$(command -v node)"
mkdir -p "$root/bin" "$root/app" "$root/data" "$root/tmp" "$root/etc" "$root/dev"
cp "$node" "$root/bin/node"
cp /bin/sh "$root/bin/sh"
cp /usr/bin/dirname "$root/bin/dirname"
for file in "$node" /bin/sh /usr/bin/dirname; do
  ldd "$file" | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done
done
# Native parts of Node are linked to libraries of their own.
for library in $(find node_modules/@photostructure/sqlite -name '*.node' -exec ldd {} + 2>/dev/null | grep -o '/[^ :]*\.so[^ ]*' | sort -u); do
  [ -e "$library" ] && mkdir -p "$root$(dirname "$library")" && cp -L "$library" "$root$library"
done
cp -r package.json deploy "$root/app/"
mkdir -p "$root/app/apps" "$root/app/node_modules"
cp -r packages games "$root/app/"
cp -r apps/server apps/cli "$root/app/apps/"
mkdir -p "$root/app/apps/web"
cp -r apps/web/dist "$root/app/apps/web/dist"
cp -r node_modules/. "$root/app/node_modules/"
mknod -m 666 "$root/dev/null" c 1 3
mknod -m 444 "$root/dev/urandom" c 1 9
chown 10001:10001 "$root/data" "$root/tmp"
chmod 700 "$root/data"
port="${PORT:-18099}"
chroot --userspec=10001:10001 "$root" /bin/sh -c "PATH=/bin HOST=127.0.0.1 PORT=$port DATA_DIR=/data NODE_ENV=production exec /app/deploy/start.sh" &
pid=$!
tries=0
until "$node" -e "fetch('http://127.0.0.1:$port/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do
  tries=$((tries + 1))
  if [ "$tries" -gt 60 ]; then kill "$pid"; echo 'it did not get ready'; exit 1; fi
  sleep 0.5
done
"$node" -e "fetch('http://127.0.0.1:$port/').then(async (r) => { const t = await r.text(); if (!r.ok || !t.includes('<div')) process.exit(1) })"
ls -ln "$root/data"
kill -TERM "$pid"
wait "$pid"
echo 'it ran as a user without rights in an empty root, and ended in order'
