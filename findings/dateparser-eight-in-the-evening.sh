#!/usr/bin/env bash
# dateparser 1.1.6-1 (Debian 12) reads "27 novembre à 20h" and "27. November 20 Uhr" as 27 November 2020, "hier 20h" as the day before
# yesterday at four, and "gestern 20 Uhr" as yesterday at the time it is now.
#
# One would expect: eight in the evening, as from "hier à 20h30" and "gestern 20:15". The documentation names French and German among the
#   languages that it reads, and 20h and 20 Uhr are how they write a full hour.
# What happens: "20h" is read as "20 hours ago" and taken from yesterday; after a day without a year, 20 is the year; "Uhr" is dropped, and with
#   it the hour. No call fails, and half hours are right.
# Why it matters: evenings begin at the full hour. Notes of sessions that are read with it move by days or years, and only the ones at half past
#   stay where they were, so that a look at a few of them finds nothing.
# How we guard against it: a date in a table is read by digits in a fixed order, never by words, and what does not fit is refused with its place.
# Seen, on 28 November 2026 at noon: 27 novembre à 20h: 2020-11-27 00:00; hier 20h: 2026-11-26 16:00; demain 20h: 2026-11-30 08:00;
#   Samstag 20 Uhr: 2026-11-20 00:00; gestern 20 Uhr: 2026-11-27 12:00; hier à 20h30: 2026-11-27 20:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-dateparser=1.1.6-1 python3-dateutil=2.8.2-2 python3-regex=0.1.20221031-1+b1 python3-six=1.16.0-4 python3-tz=2022.7.1-4 \
    python3-tzlocal=4.2-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 -W ignore - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import datetime, sys
sys.path.insert(0, sys.argv[1])
import dateparser

settings = {"TIMEZONE": "UTC", "RELATIVE_BASE": datetime.datetime(2026, 11, 28, 12, 0)}
stated = [
    ("fr", "27 novembre à 20h", "2020-11-27 00:00"), ("de", "27. November 20 Uhr", "2020-11-27 00:00"),
    ("fr", "hier 20h", "2026-11-26 16:00"), ("fr", "hier à 20h", "2026-11-26 16:00"), ("fr", "demain 20h", "2026-11-30 08:00"),
    ("es", "ayer a las 20h", "2026-11-26 16:00"), ("de", "gestern 20 Uhr", "2026-11-27 12:00"), ("de", "Samstag 20 Uhr", "2026-11-20 00:00"),
    ("fr", "hier à 20h30", "2026-11-27 20:30"), ("de", "gestern 20:15", "2026-11-27 20:15"), ("en", "yesterday 8pm", "2026-11-27 20:00"),
]
for language, words, moment in stated:
    found = dateparser.parse(words, languages=[language], settings=settings)
    seen = f"{found:%Y-%m-%d %H:%M}" if found else "nothing"
    if seen != moment:
        sys.exit(f"Changed: '{words}' is read as {seen}; the finding says {moment}.")
print("As stated: dateparser 1.1.6 reads 27 novembre à 20h as 2020-11-27, and hier 20h as 2026-11-26 16:00.")
PY
