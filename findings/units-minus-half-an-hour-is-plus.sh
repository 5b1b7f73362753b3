#!/usr/bin/env bash
# GNU Units 2.22-2 (Debian 12) with -t gives -90 minutes in hours and minutes as 1;30, and -30 minutes as 0;30: the sign is lost.
#
# One would expect: a minus sign somewhere. The manual says that -t prints "only a single conversion factor" to be used "when calling units from another program so that the
#   output is easy to parse", and that for a list of units it gives the numbers with semicolons between them. Without -t the sign stands: -1 hour - 30 min.
# What happens: in the short form a length before zero and one after it are written alike. A single unit keeps the sign.
# Why it matters: the form for programs is the one without it, and a difference between two times is half an hour before or after.
# How we guard against it: Castalia writes a sign before the whole of a length.
# Seen: -90 min in hour;min: 1;30 with -t, "-1 hour - 30 min" without; -30 min: 0;30; 90 min: 1;30; -90 min in hours: -1.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download units=2.22-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
printf 's !\nmin 60 s\nhour 60 min\n' >own.units
hold() { # what the finding says, then the call
    local stated=$1 seen
    shift
    seen=$("$folder/root/usr/bin/units" -f own.units "$@" | sed 's/^[[:space:]]*//')
    [[ $seen == "$stated" ]] || { echo "Changed: units $* gives $seen; the finding says $stated." >&2; exit 1; }
}
hold '1;30' -t -- '90 min' 'hour;min'
hold '1;30' -t -- '-90 min' 'hour;min'
hold '0;30' -t -- '-30 min' 'hour;min'
hold '-1.5' -t -- '-90 min' 'hour'
hold '-1 hour - 30 min' -- '-90 min' 'hour;min'
echo 'As stated: GNU Units 2.22 with -t gives -90 minutes as 1;30.'
