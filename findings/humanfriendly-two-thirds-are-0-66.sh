#!/usr/bin/env bash
# humanfriendly 10.0-3 (Debian 12, package python3-humanfriendly) writes two thirds as 0.66, 9.99 with no decimals as 9, 9.05 with one as 9, and an hour less a thousandth of
# a second as "59 minutes and 60 seconds".
#
# One would expect: 0.67, 10, 9.1 (or 9.0) and one hour. The manual of format_number calls num_decimals "the number of decimals to render" and has only examples whose digits
#   that are left out are zero or 42 in 6000000000.42; round_number of the same package rounds.
# What happens: the digits of a number are written out and cut off after the last one that is wanted. In format_timespan the rest is rounded to hundredths after hours and
#   minutes have been taken from it, so that it can become 60.
# Why it matters: a mean of 9.999 points is shown as 9.99, and beside a program that rounds one of the two seems to be wrong. With halves and quarters nothing is seen.
# How we guard against it: Castalia writes points as they are, and rounds a mean once, when it is written.
# Seen: 2/3: 0.66; 1234.567: 1,234.56; 0.999: 0.99; -0.999: -0.99; 9.9 with 0 decimals: 9; 9.05 with 1: 9; 3599.999 seconds: 59 minutes and 60 seconds; 59.999: 60 seconds
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-humanfriendly=10.0-3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from humanfriendly import format_number, format_timespan

stated = {(0.25, 2): "0.25", (2 / 3, 2): "0.66", (1234.567, 2): "1,234.56", (0.999, 2): "0.99", (-0.999, 2): "-0.99", (9.9, 0): "9", (9.05, 1): "9", (9.96, 1): "9.9"}
for (number, decimals), text in stated.items():
    seen = format_number(number, num_decimals=decimals)
    if seen != text:
        sys.exit(f"Changed: {number} with {decimals} decimals is {seen}; the finding says {text}.")
lengths = {3600: "1 hour", 59.99: "59.99 seconds", 59.999: "60 seconds", 119.999: "1 minute and 60 seconds", 3599.999: "59 minutes and 60 seconds"}
for seconds, text in lengths.items():
    seen = format_timespan(seconds)
    if seen != text:
        sys.exit(f"Changed: {seconds} seconds are {seen}; the finding says {text}.")
print("As stated: humanfriendly 10.0 writes two thirds as 0.66.")
PY
