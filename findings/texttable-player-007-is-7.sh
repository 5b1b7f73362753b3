#!/usr/bin/env bash
# texttable 1.6.7-1 (Debian 12, package python3-texttable) writes the player "007" as 7, the game "1e3" as 1000, the game "1_000" too, and a number of twenty digits as
# 1.235e+19, though all of them were given as texts.
#
# One would expect: texts as they are. The manual says that the kind of a column is by default automatic, which is "try to use the most appropriate datatype".
# What happens: every cell by itself, text or not, is sent through float(), and what that takes is written as a number: whole ones without a sign behind, others with three
#   decimals, large ones with a power of ten. float() takes "1_000", "infinity" and blanks around. True is 1, and 9.5 beside it 9.500.
# Why it matters: a code, a number of a member and a game called by a year of digits are names. Cells of one column come out differently, and what is lost is not in the table
#   any more. With names of letters all is right; set_cols_dtype with "t" prevents it.
# How we guard against it: in Castalia's tables names are text, whatever they look like.
# Seen: 1830: 1830; 007: 7; 1e3: 1000; 1_000: 1000; 12345678901234567890: 1.235e+19; Infinity: inf; 9.5: 9.500; True: 1; with the kind "t": as given
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-texttable=1.6.7-1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from texttable import Texttable

def written(value, kind=None):
    table = Texttable()
    table.set_deco(0)
    if kind:
        table.set_cols_dtype([kind])
    table.add_row([value])
    return table.draw().strip()

stated = {
    "Ann": "Ann", "1830": "1830", "20:15": "20:15", "007": "7", "1e3": "1000", "1_000": "1000", "12345678901234567890": "1.235e+19", "Infinity": "inf",
    "9.5": "9.500", True: "1",
}
for value, text in stated.items():
    seen = written(value)
    if seen != text:
        sys.exit(f"Changed: {value!r} is written as {seen}; the finding says {text}.")
    if written(value, "t") != str(value):
        sys.exit(f"Changed: {value!r} as text is {written(value, 't')}.")
print("As stated: texttable 1.6.7 writes the player 007 as 7.")
PY
