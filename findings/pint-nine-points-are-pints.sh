#!/usr/bin/env bash
# pint 0.19.2-1 (Debian 12) takes "9.5 pts" for nine and a half pints, "20 hp" for twenty horsepower, "3 points" for a millimetre and "1 h 30 min" for 30 hours times minutes.
#
# One would expect: an error, as for "5 games" and "5 gp", and an hour and a half. The documentation says that pint parses strings to quantities.
# What happens: its list of units has these names: pt is a pint, and so is pts, its plural; pp is a point of printers, hp a horsepower, cp a cup. Names beside each other
#   are multiplied, as the documentation says of symbols, so that hours and minutes in a row become a quantity of time squared; with a plus sign it is 90 minutes.
# Why it matters: points, hit points and lengths are what is written behind the numbers of a game. All of this is a valid quantity, which can be added to others of its kind.
# How we guard against it: Castalia's points have no unit, and lengths are counts of minutes.
# Seen: 9.5 pts: pint; 20 hp: horsepower; 3 points: 1.058 mm; 3 cp: cup; 1 h 30 min: 30 hour * minute; 5 ft 6 in: 30 foot * inch; 1 h + 30 min: 90 minutes; 5 games: an error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-pint=0.19.2-1 python3-packaging=23.0-1 python3-pkg-resources=66.1.1-1+deb12u2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import pint

units = pint.UnitRegistry()

def unit(words):
    try:
        return str(units(words).units)
    except pint.UndefinedUnitError:
        return "an error"

stated = {
    "9.5 pts": "pint", "20 hp": "horsepower", "3 points": "point", "3 cp": "cup", "1 h 30 min": "hour * minute", "5 ft 6 in": "foot * inch", "5 games": "an error", "5 gp": "an error",
}
for words, name in stated.items():
    if unit(words) != name:
        sys.exit(f"Changed: {words} is {unit(words)}; the finding says {name}.")
if round(units("3 points").to("mm").magnitude, 3) != 1.058 or units("1 h + 30 min").to("min").magnitude != 90:
    sys.exit(f"Changed: 3 points are {units('3 points').to('mm')}, and 1 h + 30 min {units('1 h + 30 min').to('min')}.")
print("As stated: for pint 0.19.2 9.5 pts are pints, and 1 h 30 min are hours times minutes.")
PY
