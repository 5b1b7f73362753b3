#!/usr/bin/env bash
# aniso8601 9.0.1-2 (Debian 12, package python3-aniso8601) reads the end of 27 November, 2026-11-27T24:00, as its beginning: an evening from 19:30 to 24:00 ends
# nineteen and a half hours before it began.
#
# One would expect: 2026-11-28T00:00, the same moment, as from python3-arrow 1.2.3-1, or an error, as for a leap second. In ISO 8601:2004 (4.2.3) 24:00 is midnight
#   at the end of a day. The README says what is not supported, and 24:00 is not there.
# What happens: the hour 24 becomes 0, and the date is left as it is. In an interval the end is then before the start, in both ways to write it, and in the middle of
#   a day nothing else is different. A time alone is 00:00, which is right.
# Why it matters: evenings end at midnight. Whoever adds up the hours of such a log gets -19.5 for this evening instead of 4.5, and no error.
# How we guard against it: Castalia writes midnight as 00:00 of the next day, and refuses a time with the hour 24 in a file that it reads.
# Seen: 2026-11-27T24:00: 2026-11-27 00:00; 2026-11-27T19:30/2026-11-27T24:00: -19.5 hours; 2026-11-27T19:30/PT4H30M: 4.5 hours
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-aniso8601=9.0.1-2 python3-arrow=1.2.3-1 python3-dateutil=2.8.2-2 python3-six=1.16.0-4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import aniso8601, arrow

def hold(what, seen, stated):
    if seen != stated:
        sys.exit(f"Changed: {what} gives {seen}; the finding says {stated}.")

def hours(interval):
    start, end = aniso8601.parse_interval(interval)
    return (end - start).total_seconds() / 3600

midnight = "2026-11-27T24:00"
hold("the end of the day", str(aniso8601.parse_datetime(midnight)), "2026-11-27 00:00:00")
hold("the end of the day in arrow", str(arrow.get(midnight)), "2026-11-28T00:00:00+00:00")
hold("an evening until 24:00", hours("2026-11-27T19:30/2026-11-27T24:00"), -19.5)
hold("the same, written short", hours("2026-11-27T19:30/24:00"), -19.5)
hold("an evening until 00:00", hours("2026-11-27T19:30/2026-11-28T00:00"), 4.5)
hold("an evening of 4 hours and a half", hours("2026-11-27T19:30/PT4H30M"), 4.5)
print("As stated: aniso8601 9.0.1 reads the end of a day as its beginning, and an evening until 24:00 lasts -19.5 hours.")
PY
