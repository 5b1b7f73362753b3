#!/usr/bin/env bash
# parsedatetime 2.6-3 (Debian 12, package python3-parsedatetime) reads "tonight at 8" as nine in the evening, "this evening at 8" as six, "in half an hour" as in one hour,
# and "1 hour and 30 minutes ago" as half an hour from now.
#
# One would expect: eight in the evening, half an hour from now and an hour and a half ago. The README calls it able "to parse human readable date/time expressions", and
#   parseDT takes the moment from which is counted.
# What happens: tonight is the word for 21:00 and evening the one for 18:00, and the 8 without pm is dropped. Half and quarter are not known: one unit is taken. "ago" turns
#   round the unit beside it alone, so that it is one hour on and 30 minutes back. "last night" and "an hour and a half ago" are counted from the clock, not from the moment
#   that was given.
# Why it matters: the answer always says that a time was found (2), and all of these are right with pm, with "in 1.5 hours" or with one unit, with which one tries it.
# How we guard against it: a date in a table is read by digits in a fixed order, never by words, and what does not fit is refused with its place.
# Seen, from 12 June 2026 at 12:00: tonight at 8pm: 20:00; tonight at 8: 21:00; this evening at 8: 18:00; in 1.5 hours: 13:30; in half an hour: 13:00; 1 hour and 30 minutes
#   ago: 12:30; friday the 13th: Friday 19 June; 20h: 13 June 08:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-parsedatetime=2.6-3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
TZ=UTC /usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from datetime import datetime
import parsedatetime

noon = datetime(2026, 6, 12, 12, 0)  # a Friday
stated = {
    "tonight at 8pm": "12 20:00",
    "tonight at 8": "12 21:00",
    "this evening at 8": "12 18:00",
    "in an hour": "12 13:00",
    "in 1.5 hours": "12 13:30",
    "in half an hour": "12 13:00",
    "half an hour ago": "12 11:00",
    "90 minutes ago": "12 10:30",
    "1 hour and 30 minutes ago": "12 12:30",
    "friday the 13th": "19 12:00",
    "20h": "13 08:00",
}
calendar = parsedatetime.Calendar()
for words, moment in stated.items():
    time, found = calendar.parseDT(words, noon)
    if (time.strftime("%d %H:%M"), found > 0) != (moment, True):
        sys.exit(f"Changed: '{words}' is {time} with the answer {found}; the finding says {moment}.")
for words in ("last night", "an hour and a half ago"):
    if calendar.parseDT(words, datetime(2001, 6, 12, 12, 0))[0].year == 2001:
        sys.exit(f"Changed: '{words}' is counted from the moment that was given.")
print('As stated: parsedatetime 2.6 reads "tonight at 8" as nine in the evening.')
PY
