#!/usr/bin/env bash
# icalendar 4.0.3-5 (Debian 12) takes a category "Oh, Fudge" apart: it writes it rightly as "Oh\, Fudge", reads that as two categories, and writes two
# when the calendar is saved again.
#
# One would expect: the category that was written. In iCalendar (RFC 5545, 3.3.11) a backslash makes a comma part of the text; the library itself
#   writes it so, and a summary or a place with a comma survives.
# What happens: the backslashes are taken away first, and the text is cut at the commas afterwards.
# Why it matters: calendars of game nights put the games of an evening into CATEGORIES, and many games have a comma in their name. Reading and
#   saving a calendar once is enough, and nothing is told.
# How we guard against it: Castalia writes no calendars; its lists of names are JSON, or CSV cells that are cut before they are unquoted.
# Seen: written CATEGORIES:dice,Oh\, Fudge; read: dice | Oh | " Fudge"; saved again: CATEGORIES:dice,Oh, Fudge; SUMMARY:Oh\, Fudge is read rightly
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-icalendar=4.0.3-5 python3-dateutil=2.8.2-2 python3-tz=2022.7.1-4 python3-six=1.16.0-4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 -W ignore - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from icalendar import Event

def hold(what, seen, stated):
    if seen != stated:
        sys.exit(f"Changed: {what} gives {seen!r}; the finding says {stated!r}.")

def lines(event):
    return [line for line in event.to_ical().decode().split("\r\n") if line.startswith(("CATEGORIES", "SUMMARY"))]

event = Event()
event.add("summary", "Oh, Fudge")
event.add("categories", ["dice", "Oh, Fudge"])
hold("the event as written", sorted(lines(event)), ["CATEGORIES:dice,Oh\\, Fudge", "SUMMARY:Oh\\, Fudge"])
again = Event.from_ical(event.to_ical())
hold("the summary as read", str(again["summary"]), "Oh, Fudge")
hold("the categories as read", [str(one) for one in again["categories"].cats], ["dice", "Oh", " Fudge"])
hold("the event as saved again", sorted(lines(again)), ["CATEGORIES:dice,Oh, Fudge", "SUMMARY:Oh\\, Fudge"])
print("As stated: icalendar 4.0.3 reads the category Oh\\, Fudge as two.")
PY
