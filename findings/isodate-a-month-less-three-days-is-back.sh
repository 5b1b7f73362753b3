#!/usr/bin/env bash
# isodate 0.6.1-1 (Debian 12, package python3-isodate) writes a month less three days as -P1M3D, minus a month and three days: an evening four weeks ahead is five weeks
# back.
#
# One would expect: an error, or each part with its own sign, since the README promises that durations can be subtracted from each other and formatted by
#   duration_isoformat. ISO 8601-2 writes such a length as P1M-3D.
# What happens: as soon as one part is below nought, the whole gets the minus sign, and all parts are written without theirs. Read back it is another length. No error
#   is given.
# Why it matters: the date for an answer, "three days before the next month's evening", is stored in this form and comes back two months earlier.
# How we guard against it: Castalia does not use it; its lengths are whole minutes or seconds.
# Seen, one month less three days: 1 month, -3 days; -P1M3D; from 27 November 2026 on: 24 December 2026, and read back 24 October 2026; a year less a month: -P1Y1M
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-isodate=0.6.1-1 python3-six >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >ask.py <<'PY'
import datetime, isodate

evening = datetime.date(2026, 11, 27)
seen = []
for length in (isodate.Duration(months=1) - datetime.timedelta(days=3), isodate.Duration(years=1) - isodate.Duration(months=1)):
    written = isodate.duration_isoformat(length)
    seen.append(f"{written}: {evening + length}, {evening + isodate.parse_duration(written)}")
stated = ["-P1M3D: 2026-12-24, 2026-10-24", "-P1Y1M: 2027-10-27, 2025-10-27"]
if seen != stated:
    raise SystemExit(f"Changed: they are {seen}; the finding says {stated}.")
print("As stated: isodate 0.6.1 writes a month less three days as -P1M3D.")
PY
/usr/bin/python3 ask.py
