#!/usr/bin/env bash
# html2text 2020.1.16-2 for Python (Debian 12) makes no table of a table whose first heading is empty, and players with points of a cell with two lines.
#
# One would expect: a table. The package "converts a page of HTML into clean, easy-to-read plain ASCII text" which "also happens to be valid Markdown", and tables come as such.
# What happens: rows begin without a bar, so that the bar behind an empty first cell is the first on its line. For GitHub's Markdown and all that follow it a bar at the beginning is the edge
#   of the table; the heading has one cell less than the line below it, and all of it is a paragraph. In a row the points move to the left, under the names. A <br> in a
#   cell ends its row, so that of "Ann<br>Ben" with 9 Ann has nothing and Ben 9. A bar in a name begins a new cell.
# Why it matters: the corner of a table with players above and rounds at the side is empty, on Castalia's web pages too. The text looks well to the eye, and is no table where it is pasted.
# How we guard against it: Castalia writes Markdown itself, with bars at both ends of a row and a backslash before those in names.
# Seen: heading " " and Ann: "| Ann  \n---|---"; read as Markdown: a paragraph; Ann<br>Ben and 9: Ann with nothing, Ben with 9; Ann|Ace and 9: Ann with Ace
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-html2text=2020.1.16-2 python3-markdown-it=2.1.0-5 python3-mdurl=0.1.2-1 python3-typing-extensions=4.4.0-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import re
import sys
sys.path.insert(0, sys.argv[1])
import html2text
from markdown_it import MarkdownIt

def through(rows):
    page = "<table>" + "".join("<tr>" + "".join(row) + "</tr>" for row in rows) + "</table>"
    shown = MarkdownIt("commonmark").enable("table").render(html2text.html2text(page))
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", shown, re.S)]
    return cells if "<table>" in shown else "no table"

stated = [
    ([["<th>Round</th>", "<th>Ann</th>"], ["<td>1</td>", "<td>9</td>"]], [["Round", "Ann"], ["1", "9"]]),
    ([["<th></th>", "<th>Ann</th>"], ["<td>1</td>", "<td>9</td>"]], "no table"),
    ([["<th>Player</th>", "<th>Points</th>"], ["<td></td>", "<td>9</td>"]], [["Player", "Points"], ["9", ""]]),
    ([["<th>Player</th>", "<th>Points</th>"], ["<td>Ann<br>Ben</td>", "<td>9</td>"]], [["Player", "Points"], ["Ann", ""], ["Ben", "9"]]),
    ([["<th>Player</th>", "<th>Points</th>"], ["<td>Ann|Ace</td>", "<td>9</td>"]], [["Player", "Points"], ["Ann", "Ace"]]),
]
for rows, cells in stated:
    if through(rows) != cells:
        sys.exit(f"Changed: {rows} are {through(rows)}; the finding says {cells}.")
print("As stated: html2text 2020.1.16 makes no table of one with an empty corner.")
PY
