#!/usr/bin/env bash
# xlsx2csv 0.7.8-1 (Debian 12) writes 9.5 points in the format 0.0 "pts" as the text `0.0 "pts"`, all players alike, and an evening of 26:30 in the
# format [h]:mm as 1.104167.
#
# One would expect: 9.5, as with a format that has no words, or "9.5 pts", as a spreadsheet shows it. The manual page says that it converts to CSV and that
#   -f sets a format for dates. Words in quotes and hours in brackets are in the standard (ECMA-376, 18.8.31).
# What happens: a format that is not in its list is one of a date if it has an h, s, m, d or y in it, in a word, too. "pts" has an s; the format is filled in
#   like that of a time, nothing in it fits, and it comes out as it is. In "round" the d becomes the day. With -f %Y-%m-%d the points are 1900-01-08.
#   Hours in brackets are not known, and the time is a fraction of a day. All with status 0.
# Why it matters: columns of points with their unit are common, and so are evenings that go past midnight. The points are gone, and every row looks the same.
# How we guard against it: our tables write points and minutes as plain numbers, with the unit in the head of the column.
# Seen: 9.5 as 0.0 "pts": 0.0 "pts"; 10 as 0.0 "pts": 0.0 "pts"; 4 as 0 "wins": 0 "wins"; 4 as "round" 0: "roun03" 0;
#   26:30 as [h]:mm: 1.104167; 1:30 as h:mm: 01:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download xlsx2csv=1:0.7.8-1 python3-xlsxwriter=3.0.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import xlsxwriter

with xlsxwriter.Workbook("book.xlsx") as book:
    sheet = book.add_worksheet("S")
    cells = [(9.5, '0.0 "pts"'), (10, '0.0 "pts"'), (4, '0 "wins"'), (4, '"round" 0'), (26.5 / 24, "[h]:mm"), (1.5 / 24, "h:mm"), (9.5, "0.0")]
    for row, (number, form) in enumerate(cells):
        sheet.write_number(row, 0, number, book.add_format({"num_format": form}))
PY
read_book() {
    PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" /usr/bin/python3 "$folder/root/usr/bin/xlsx2csv" -d tab "$@" book.xlsx | paste -sd '|'
}
hold() { # what the finding says, then the options
    local stated=$1 seen
    shift
    seen=$(read_book "$@")
    [[ $seen == "$stated" ]] || { echo "Changed: xlsx2csv $* gives $seen; the finding says $stated." >&2; exit 1; }
}
hold '"0.0 ""pts"""|"0.0 ""pts"""|"0 ""wins"""|"""roun03"" 0"|1.104167|01:30|9.5'
hold '1900-01-08|1900-01-09|1900-01-03|1900-01-03|1.104167|01:30|9.5' -f '%Y-%m-%d'
echo 'As stated: xlsx2csv 0.7.8 writes 0.0 "pts" for 9.5 points, and 1.104167 for 26:30.'
