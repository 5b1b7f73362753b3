#!/usr/bin/env bash
# agate 1.6.3-2 (Debian 12), and with it csvkit, takes points of 1 and 0 for yes and no: they have no sum, are written as True and False, and half a point makes them numbers.
#
# One would expect: the numbers 1 and 0, whose sum is 2 after three games. agate guesses the types of columns from all their values, and csvsort is
#   there to sort a file.
# What happens: the first type that is tried is the one of true and false, and 1 and 0, y and n, t and f are words for these. A column in which everything is 1 or 0 has no sum
#   and no mean, and csvsort and csvjson write True and False, which no program reads as points any more. One 0.5 or 2 in the column, and it is numbers again.
# Why it matters: a match of chess, a league with one point for a win and a list of who was there have nothing but 1 and 0, and of two players in one table one can be numbers and the other not.
# How we guard against it: whether someone won is a word in our CSV, and points are digits, which csvkit leaves alone with -I.
# Seen: 1, 0, 1: Boolean, True False True; 0, 1, 0.5: Number, sum 1.5; 2, 0, 1: Number; Y, N: Boolean
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-agate=1.6.3-2 python3-six=1.16.0-4 python3-parsedatetime=2.6-3 python3-pytimeparse=1.1.5-3 python3-babel=2.10.3-1 \
    python-babel-localedata=2.10.3-1 python3-isodate=0.6.1-1 python3-leather=0.3.4-2 python3-slugify=4.0.0-2 python3-unidecode=1.3.6-1 \
    python3-tz=2022.7.1-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import io
import sys
sys.path.insert(0, sys.argv[1])
import agate

stated = [
    (["1", "0", "1"], "Boolean", "True False True"), (["0", "1", "0.5"], "Number", "0 1 0.5"), (["2", "0", "1"], "Number", "2 0 1"), (["Y", "N", "Y"], "Boolean", "True False True"),
]
for points, kind, written in stated:
    table = agate.Table.from_csv(io.StringIO("Round,Ann\n" + "".join(f"R{at},{point}\n" for at, point in enumerate(points))))
    out = io.StringIO()
    table.to_csv(out)
    seen = type(table.columns["Ann"].data_type).__name__, " ".join(line.split(",")[1] for line in out.getvalue().split()[1:])
    if seen != (kind, written):
        sys.exit(f"Changed: {points} are {seen}; the finding says {kind}, {written}.")
print("As stated: agate 1.6.3 writes points of 1, 0 and 1 as True, False and True.")
PY
