#!/usr/bin/env bash
# parsedatetime 2.6-3 (Debian 12) reads "half an hour ago" as an hour ago, and "1 hour 30 minutes ago" as half an hour from now.
#
# One would expect: 11:30 and 10:30, at noon. The package is described as a module that can parse human-readable date and time strings, and "90 minutes ago" and
#   "in 1 hour 30 minutes" are right.
# What happens: of an amount in two parts only the last is before now, and the first is after it: an hour on and 30 minutes back. "half" is not seen, nor "and a half", nor
#   "a quarter of". "tonight at 8" is nine in the evening, which is its time for a night; the 8 counts only as 8pm. All come with the flag for a time that was understood.
# Why it matters: this is how people say when a game began. What is noted lies in the future, or half an hour off, and looks like a time.
# How we guard against it: the times of our record are those of ISO 8601, without words.
# Seen, at 12:00: half an hour ago 11:00; in half an hour 13:00; 1 hour 30 minutes ago 12:30; 90 minutes ago 10:30; 2 hours 15 minutes ago 13:45; an hour and a half 13:00;
#   tonight at 8 21:00; tonight at 8pm 20:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-parsedatetime=2.6-3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import datetime
import sys
sys.path.insert(0, sys.argv[1])
import parsedatetime

stated = {
    "90 minutes ago": "11-27 10:30", "in 90 minutes": "11-27 13:30", "in 1 hour 30 minutes": "11-27 13:30",
    "half an hour ago": "11-27 11:00", "in half an hour": "11-27 13:00", "an hour and a half": "11-27 13:00", "a quarter of an hour": "11-27 13:00",
    "1 hour 30 minutes ago": "11-27 12:30", "1 hour and 30 minutes ago": "11-27 12:30", "2 hours 15 minutes ago": "11-27 13:45", "1 day 2 hours ago": "11-28 10:00",
    "tonight at 8": "11-27 21:00", "tonight at 8pm": "11-27 20:00",
}
for words, moment in stated.items():
    seen, understood = parsedatetime.Calendar().parseDT(words, datetime.datetime(2026, 11, 27, 12, 0))
    if not understood or seen.strftime("%m-%d %H:%M") != moment:
        sys.exit(f"Changed: '{words}' is {seen}; the finding says {moment}.")
print("As stated: parsedatetime 2.6 reads half an hour ago as an hour ago, and 1 hour 30 minutes ago as half an hour from now.")
PY
