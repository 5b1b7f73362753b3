#!/usr/bin/env bash
# tablib 3.4.0-1 (Debian 12, Python) puts two tables together by place and not by name: where the second has its columns the other way round, Ben
# becomes the points and 9 the player. And it writes 0 points as nothing in its tables for Jira and LaTeX.
#
# One would expect: columns of one name beneath each other, or an error, as there is one for another number of columns. The documentation says that
#   stack() joins two tables "at the row level", and its rows are given out as pairs of names and values. 0 is 0 in its CSV, JSON and
#   reStructuredText.
# What happens: rows are taken over as lists, and the names of the second table are dropped without a look. In the two formats whatever counts as
#   false is an empty cell.
# Why it matters: the table of one evening comes from a form and that of the next from a spreadsheet. With the same columns in another order the
#   season has a player called 9, and sums leave out Ben's points or fail much later.
# How we guard against it: our tables have the same columns in the same order in each export.
# Seen: player, points: Ann, 10; points, player: 9, Ben: player 9, points Ben; 0 in Jira: "|Ann| |"; in LaTeX: "Ann &  \\"; in CSV: Ann,0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-tablib=3.4.0-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import tablib

first = tablib.Dataset(["Ann", 10], headers=["player", "points"])
second = tablib.Dataset([9, "Ben"], headers=["points", "player"])
nought = tablib.Dataset(["Ann", 0], headers=["player", "points"])
stated = [
    ("two tables", [dict(row) for row in first.stack(second).dict], [{"player": "Ann", "points": 10}, {"player": 9, "points": "Ben"}]),
    ("0 in Jira", nought.export("jira").split("\n")[1], "|Ann| |"),
    ("0 in LaTeX", [line.strip() for line in nought.export("latex").split("\n") if "Ann" in line], ["Ann &  \\\\"]),
    ("0 in CSV", nought.export("csv"), "player,points\r\nAnn,0\r\n"),
    ("0 in reStructuredText", nought.export("rst").split("\n")[3].split(), ["Ann", "0"]),
]
for what, seen, expected in stated:
    if seen != expected:
        sys.exit(f"Changed: {what} are {seen!r}; the finding says {expected!r}.")
print("As stated: tablib 3.4.0 makes Ben the points and 9 the player, and writes 0 as nothing for Jira and LaTeX.")
PY
