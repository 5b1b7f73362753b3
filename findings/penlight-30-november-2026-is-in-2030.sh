#!/usr/bin/env bash
# Penlight 1.13.1-3 (Debian 12, Lua) reads "Nov 30 2026" as 1 November 2030 at 20:26, and 7:30pm as half past seven in the morning.
#
# One would expect: 30 November 2026 and 19:30, or an error. The documentation of pl.Date calls its parser a flexible one that tries several forms in turn,
#   with "5 Feb 2012", the name of a month alone, 15:30 and 8.05pm as examples; "30 Nov 2026" and "7.30pm" are read rightly.
# What happens: behind the name of a month a number is taken for the year, so that the 30th is 2030 and the day is the first; the year that follows is taken
#   for a time of four digits, 20:26. With a colon in the time, pm and am are passed over: 9:15pm is in the morning and 12:30am half past twelve in the day.
#   There is no error.
# Why it matters: this is how dates are written in America, and evenings begin at 7:30pm. What comes out is a day and a time in the usual form, four years and
#   some hours away.
# How we guard against it: Castalia does not use it.
# Seen: Nov 30 2026: 2030-11-01T20:26; 30 Nov 2026: 2026-11-30T12:00; July 10 2026: 2010-07-01T20:26; 7:30pm: 07:30; 7.30pm: 19:30; 12:30am: 12:30
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
export LD_LIBRARY_PATH=$lib/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu TZ=UTC
export LUA_PATH="$lib/share/lua/5.3/?.lua;$lib/share/lua/5.3/?/init.lua" LUA_CPATH="$lib/lib/x86_64-linux-gnu/lua/5.3/?.so"
cat >ask.lua <<'LUA'
local format = require('pl.Date').Format()
for _, text in ipairs { '30 Nov 2026', 'Nov 30 2026', 'July 10 2026' } do print(text, tostring(format:parse(text)):sub(1, 16)) end
for _, text in ipairs { '19:30', '7.30pm', '7:30pm', '9:15pm', '12:30am' } do print(text, tostring(format:parse(text)):sub(12, 16)) end
LUA
"$lib/bin/lua5.3" ask.lua >seen
cat >stated <<'TEXT'
30 Nov 2026	2026-11-30T12:00
Nov 30 2026	2030-11-01T20:26
July 10 2026	2010-07-01T20:26
19:30	19:30
7.30pm	19:30
7:30pm	07:30
9:15pm	09:15
12:30am	12:30
TEXT
diff seen stated >changed || { echo "Changed: Penlight reads dates otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Penlight reads Nov 30 2026 as 1 November 2030.'
