#!/usr/bin/env bash
# Penlight 1.13.1-3 (Debian 12, Lua) reads "Lee, Ann" with 9 points from CSV and writes it without the quotes, so that Lee is the player and Ann his points;
# it cannot read that table again.
#
# One would expect: "Lee, Ann",9 as it was. The documentation says of the option csv of pl.data that fields may be double-quoted and contain commas, and of
#   the method write that it writes the data out to a file.
# What happens: writing joins the fields with the delimiter that was found at reading and quotes nothing. What was read with csv = true is not remembered. The
#   row has three cells for two headings, and Penlight itself ends with an error in its own code when it reads the table again.
# Why it matters: names of people and of games have commas in them. Sorting or filtering a table and saving it moves such rows by a column, and the file looks
#   like any other.
# How we guard against it: Castalia does not use it, and quotes each cell of a table that needs it.
# Seen: written: Name,Points / Lee, Ann,9 / Ben,10; read again: an error (attempt to concatenate a nil value)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  lua5.3 lua-penlight=1.13.1-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
lib=$folder/root/usr
export LD_LIBRARY_PATH=$lib/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
export LUA_PATH="$lib/share/lua/5.3/?.lua;$lib/share/lua/5.3/?/init.lua" LUA_CPATH="$lib/lib/x86_64-linux-gnu/lua/5.3/?.so"
cat >ask.lua <<'LUA'
local data, stringio = require('pl.data'), require('pl.stringio')
local first = data.read(stringio.open('Name,Points\n"Lee, Ann",9\nBen,10\n'), { csv = true })
print(first[1][1], first[1][2])
local file = stringio.create()
first:write(file)
io.write(file:value())
print('read again:', (pcall(data.read, stringio.open(file:value()), { csv = true })))
LUA
"$lib/bin/lua5.3" ask.lua >seen
cat >stated <<'TEXT'
Lee, Ann	9
Name,Points
Lee, Ann,9
Ben,10
read again:	false
TEXT
diff seen stated >changed || { echo "Changed: Penlight writes tables otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Penlight writes "Lee, Ann" as two cells.'
