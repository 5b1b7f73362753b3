#!/usr/bin/env bash
# prettytable 3.6.0-1 (Debian 12, package python3-prettytable) reads the cell "Ann <b>Ace</b> Lee" of a table in HTML as "Lee", and points in bold, <b>9</b>, as nothing.
#
# One would expect: Ann Ace Lee and 9. from_html is in the README as the way to make a table "from a string of HTML code containing a <table>".
# What happens: the text of a cell is what stood behind the last tag of any kind before the cell ends. Only a line break or a paragraph begins nothing new: "Ben<br>Yi" is
#   BenYi. Its own tables, which have no marks within cells, are read well.
# Why it matters: the winner of a table is what is bold. His row is there, and his name or his points are empty, without an error.
# How we guard against it: Castalia reads no tables from HTML, and its own stand beside it as CSV.
# Seen: Ann Ace Lee with a bold part: "Lee"; points in bold or italics: ""; 1<sup>st</sup>: ""; Ben<br>Yi: BenYi; Ann &amp; Ben: Ann & Ben
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-prettytable=3.6.0-1 python3-wcwidth=0.2.5+dfsg1-1.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from prettytable import PrettyTable, from_html

def cells(*contents):
    head = "".join("<th>%d</th>" % place for place in range(len(contents)))
    body = "".join("<td>%s</td>" % content for content in contents)
    return from_html("<table><tr>%s</tr><tr>%s</tr></table>" % (head, body))[0].rows[0]

stated = {
    "Ann": "Ann", "Ann &amp; Ben": "Ann & Ben", "Ann <b>Ace</b> Lee": "Lee", "<b>9</b>": "", "<i>9</i>": "", "1<sup>st</sup>": "", "Ben<br>Yi": "BenYi",
}
for content, text in stated.items():
    seen = cells(content, "10")
    if seen != [text, "10"]:
        sys.exit(f"Changed: {content} beside 10 is {seen}; the finding says '{text}'.")
table = PrettyTable(["Name", "Points"])
table.add_row(["Ann <Ace> Lee", "9½"])
if from_html(table.get_html_string())[0].rows != [["Ann <Ace> Lee", "9½"]]:
    sys.exit("Changed: prettytable does not read its own table.")
print('As stated: prettytable 3.6.0 reads "Ann <b>Ace</b> Lee" as "Lee".')
PY
