#!/usr/bin/env bash
# recurring-ical-events 2.0.1-1 (Debian 12) gives an evening of a whole day, without an end, an end on the same day, which is before it has lasted at all.
#
# One would expect: DTEND on the day after. RFC 5545 (3.6.1) says of an event with a date and neither end nor duration that its duration "is taken to be one day", and that DTEND
#   is "the non-inclusive end". Each occurrence that it gives has an end.
# What happens: the end is the beginning. An event of 27 November ends on 27 November, and so does each one that recurs; what reads the result counts no time. With an end or with
#   DURATION:P1D it is on the 28th.
# Why it matters: whole days without an end are what birthdays, game weekends and holidays are in most files. A program that asks whether a day is free finds it free.
# How we guard against it: Castalia writes no calendars, and a session that has a date only has no length.
# Seen: 27 November alone: 20261127 to 20261127; weekly: 20261127 to 20261127, 20261204 to 20261204; with DURATION:P1D: 20261127 to 20261128
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-recurring-ical-events=2.0.1-1 python3-icalendar=4.0.3-5 python3-tz=2022.7.1-4 python3-dateutil=2.8.2-2 \
    python3-x-wr-timezone=0.0.5-2 python3-six=1.16.0-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import icalendar
import recurring_ical_events

def ends(*lines):
    event = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//game evenings//EN", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20261101T000000Z", "DTSTART;VALUE=DATE:20261127", *lines]
    calendar = icalendar.Calendar.from_ical("\r\n".join([*event, "END:VEVENT", "END:VCALENDAR", ""]))
    found = recurring_ical_events.of(calendar).between((2026, 11, 1), (2026, 12, 31))
    return [(one["DTSTART"].to_ical().decode(), one["DTEND"].to_ical().decode()) for one in found]

stated = [
    ([], [("20261127", "20261127")]), (["RRULE:FREQ=WEEKLY;COUNT=2"], [("20261127", "20261127"), ("20261204", "20261204")]),
    (["DURATION:P1D"], [("20261127", "20261128")]), (["DTEND;VALUE=DATE:20261128"], [("20261127", "20261128")]),
]
for lines, days in stated:
    if ends(*lines) != days:
        sys.exit(f"Changed: with {lines} it is {ends(*lines)}; the finding says {days}.")
print("As stated: a whole day of recurring-ical-events 2.0.1 ends on the day when it begins.")
PY
