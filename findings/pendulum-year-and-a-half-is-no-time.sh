#!/usr/bin/env bash
# pendulum 2.1.2-4 (Debian 12, package python3-pendulum): a year times 1.5 is no time at all, a year times 2.0 neither, and half of a month is nothing.
#
# One would expect: a year and six months, two years, and fifteen days, or the error that it has for a year divided by 2.0: "Float year and months are not
#   supported". A year made from days is halved and multiplied as it should be, and an hour, too.
# What happens: a factor with a decimal point is applied to days and seconds only, and years and months are dropped. A whole divisor is applied to each number
#   alone and rounded to the even side: half of one is 0, half of three months are two, and half of five months are two as well.
# Why it matters: "a league lasts a year and a half" is a sum that one writes down without a second look. The end of the league is its first day, and nothing fails.
# How we guard against it: Castalia does no sums with months or years.
# Seen: a year * 1.5: 0 days; a year * 2: 730 days; a year * 2.0: 0 days; a year and 10 days * 1.5: 15 days; 3 months / 2: 2 months; 365 days * 1.5: 547.5 days
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-pendulum=2.1.2-4 python3-pytzdata=2020.1+dfsg-5 python3-dateutil=2.8.2-2 python3-six=1.16.0-4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import pendulum

def hold(what, seen, stated):
    if seen != stated:
        sys.exit(f"Changed: {what} gives {seen}; the finding says {stated}.")

def time(**words):
    return pendulum.duration(**words)

year = time(years=1)
hold("a year times 1.5", (year * 1.5).total_days(), 0)
hold("a year times 2", (year * 2).total_days(), 730)
hold("a year times 2.0", (year * 2.0).total_days(), 0)
hold("a year and ten days times 1.5", (time(years=1, days=10) * 1.5).total_days(), 15)
hold("365 days times 1.5", (time(days=365) * 1.5).total_days(), 547.5)
hold("half of a year", (year / 2).in_words(), "0 microseconds")
hold("half of a month", (time(months=1) / 2).in_words(), "0 microseconds")
hold("half of three and of five months", [(time(months=n) / 2).in_words() for n in (3, 5)], ["2 months", "2 months"])
hold("half of 365 days", (time(days=365) / 2).total_days(), 182.5)
hold("the end of a league", (pendulum.datetime(2026, 11, 27) + year * 1.5).to_date_string(), "2026-11-27")
try:
    sys.exit(f"Changed: a year divided by 2.0 is {year / 2.0}; the finding says an error.")
except ValueError as error:
    hold("a year divided by 2.0", str(error), "Float year and months are not supported")
print("As stated: in pendulum 2.1.2 a year times 1.5 and half of a month are no time at all.")
PY
