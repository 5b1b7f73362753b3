#!/usr/bin/env bash
# humanfriendly 10.0-3 (Debian 12) says "59 minutes and 60 seconds" for an hour less a thousandth of a second, and "-90 seconds" for minus a minute and a half.
#
# One would expect: 1 hour, or 59 minutes and 59.99 seconds; and minus 1 minute and 30 seconds. Its documentation says of format_timespan that it formats a time in seconds "as a human readable
#   string", with examples in minutes, hours and years.
# What happens: minutes and hours are taken off first, and what is left is rounded to two decimals afterwards, without being carried on. Below zero no unit is large enough, so that all is
#   left in seconds: -5400 seconds. 60 seconds alone are "60 seconds" if they were 59.999.
# Why it matters: lengths that were measured have fractions, and differences of two clocks are as often below zero as above.
# How we guard against it: Castalia rounds a length once, before it is split.
# Seen: 3599.999: 59 minutes and 60 seconds; 7199.999: 1 hour, 59 minutes and 60 seconds; 59.999: 60 seconds; -5400: -5400 seconds; 5400: 1 hour and 30 minutes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-humanfriendly=10.0-3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from humanfriendly import format_timespan

stated = {
    5400: "1 hour and 30 minutes", 3599.999: "59 minutes and 60 seconds", 7199.999: "1 hour, 59 minutes and 60 seconds", 59.999: "60 seconds",
    -5400: "-5400 seconds", -90: "-90 seconds",
}
for seconds, words in stated.items():
    seen = format_timespan(seconds)
    if seen != words:
        sys.exit(f"Changed: {seconds} seconds are '{seen}'; the finding says '{words}'.")
print("As stated: humanfriendly 10.0 says 59 minutes and 60 seconds.")
PY
