#!/usr/bin/env bash
# humanize 4.4.0-1 (Debian 12) writes an evening of two hours less a second as "1 hour and 60 minutes", and a day less a second as "23 hours and
# 60 minutes", if it is asked for whole minutes.
#
# One would expect: 2 hours, and 1 day, or the parts cut off: 1 hour and 59 minutes. The documentation of precisedelta offers minimum_unit and "a
#   custom format to control how the fractional part is represented".
# What happens: the time is divided first, 59.98 minutes are left, and the format rounds what is left to 60, when hours are written already. In
#   whole hours, 3599 seconds are "1 hours", as the plural is chosen by the number before rounding.
# Why it matters: lengths of an evening are kept in seconds and shown in minutes, so that one in a hundred and twenty is written like this. A test
#   with a whole number of minutes never sees it.
# How we guard against it: Castalia tells lengths in one unit, whole minutes, which is rounded as one number.
# Seen: 7199: 1 hour and 60 minutes; 86399: 23 hours and 60 minutes; 3599 in hours: 1 hours; 7199 with %d: 1 hour and 59 minutes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-humanize=4.4.0-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from humanize.time import precisedelta

stated = [
    (7199, "minutes", "%0.0f", "1 hour and 60 minutes"), (86399, "minutes", "%0.0f", "23 hours and 60 minutes"),
    (172799, "minutes", "%0.0f", "1 day, 23 hours and 60 minutes"), (3599, "hours", "%0.0f", "1 hours"),
    (7199, "minutes", "%d", "1 hour and 59 minutes"), (7200, "minutes", "%0.0f", "2 hours"),
]
for seconds, unit, form, words in stated:
    seen = precisedelta(seconds, minimum_unit=unit, format=form)
    if seen != words:
        sys.exit(f"Changed: {seconds} seconds in {unit} with {form} are '{seen}'; the finding says '{words}'.")
print("As stated: humanize 4.4.0 writes 7199 seconds as 1 hour and 60 minutes.")
PY
