#!/usr/bin/env bash
# arrow 1.2.3-1 (Debian 12, package python3-arrow) reads "in 1 hour and 30 minutes" as half an hour from now, "in 1 week and 21 hours" as 21 hours, and "in 1.5
# hours" as five.
#
# One would expect: an hour and a half, as for "in an hour and 30 minutes" and "in 90 minutes", or the error that "in 1 hour" alone gives. The changelog has "in an
#   hour 34 minutes 10 seconds" as an example.
# What happens: one of a unit is looked for as "an hour", more as a number with "hours". A part that is neither is passed over, and if any other part is found, the
#   answer is made of that. Of "1.5 hours" the end, "5 hours", is found.
# Why it matters: everything from two hours on is read as it is meant, so that a test of "2 hours and 30 minutes" is right. The next evening that was announced for
#   an hour and a half from now begins in half an hour.
# How we guard against it: Castalia reads no times from words.
# Seen, from 19:30: in 1 hour and 30 minutes: 20:00; in an hour and 30 minutes: 21:00; in 2 hours and 30 minutes: 22:00; in 1.5 hours: 00:30; in 1 hour: an error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-arrow=1.2.3-1 python3-dateutil=2.8.2-2 python3-six=1.16.0-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import arrow

stated = {
    "in 1 hour and 30 minutes": "27 20:00",
    "in 1 hour 30 minutes": "27 20:00",
    "1 hour and 30 minutes ago": "27 19:00",
    "in an hour and 30 minutes": "27 21:00",
    "in 2 hours and 30 minutes": "27 22:00",
    "in 90 minutes": "27 21:00",
    "in 1.5 hours": "28 00:30",
    "in 1 week and 21 hours": "28 16:30",
    "in a week and 21 hours": "05 16:30",
    "in 1 hour": "an error",
    "in an hour": "27 20:30",
}
begin = arrow.get(2026, 11, 27, 19, 30)
for words, moment in stated.items():
    try:
        seen = begin.dehumanize(words).format("DD HH:mm")
    except ValueError:
        seen = "an error"
    if seen != moment:
        sys.exit(f"Changed: '{words}' from 19:30 is {seen}; the finding says {moment}.")
print('As stated: arrow 1.2.3 reads "in 1 hour and 30 minutes" as half an hour from now.')
PY
