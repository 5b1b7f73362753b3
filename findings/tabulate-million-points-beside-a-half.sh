#!/usr/bin/env bash
# tabulate 0.8.9-1 (Debian 12) writes 1234567 points as 1.23457e+06 as soon as another player has half a point.
#
# One would expect: 1234567 and 27.5. Its README promises a "readable presentation of mixed textual and numeric data", and says that tabulate
#   "is smart about column alignment".
# What happens: one number with a fraction makes the whole column one of fractions, and these are written with six digits (the format "g", unless floatfmt is
#   given). Whole numbers that were right before change too: 1048576 becomes 1.04858e+06, and its last two digits are nowhere. The same is done to texts that look like numbers: the
#   seats 12E5 and 007 are 1.2e+06 and 7.
# Why it matters: pinball, darts over many evenings and games with millions of points are fine until one half is entered at another row. Of two players 1234567 and 1234568 neither is ahead.
# How we guard against it: Castalia's tables have numbers with all their digits.
# Seen: 1234567 alone: 1234567; beside 0.5: 1.23457e+06; 1234567 and 1234568 beside 27.5: both 1.23457e+06; "12E5" and "007": 1.2e+06 and 7
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-tabulate=0.8.9-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from tabulate import tabulate

stated = [
    ([["Ann", 1234567], ["Ben", 27]], ["1234567", "27"]),
    ([["Ann", 1234567], ["Ben", 0.5]], ["1.23457e+06", "0.5"]),
    ([["Ann", 1234567], ["Ben", 1234568], ["Cy", 27.5]], ["1.23457e+06", "1.23457e+06", "27.5"]),
    ([["Ann", "12E5"], ["Ben", "007"]], ["1.2e+06", "7"]),
]
for rows, points in stated:
    seen = [line.split()[-1] for line in tabulate(rows).split("\n")[1:-1]]
    if seen != points:
        sys.exit(f"Changed: {rows} is written with {seen}; the finding says {points}.")
print("As stated: tabulate 0.8.9 writes 1234567 points as 1.23457e+06 beside half a point.")
PY
