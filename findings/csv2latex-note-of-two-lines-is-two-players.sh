#!/usr/bin/env bash
# csv2latex 0.23.1-1 (Debian 12) makes two rows of a note with two lines, and of the player "Ann ""Ace"" Lee" the player Ann Ace Lee.
#
# One would expect: one row, and Ann "Ace" Lee. The manual page says that it "aims to parse various csv formats", and that a cell in quotes may hold the separator. By RFC 4180 it may hold
#   a line break, and two quotation marks stand for one.
# What happens: each line is a row by itself, so that what follows the break is a player of that name without points. Doubled quotation marks are
#   dropped, but for one at the end of a cell. Names with a comma are right.
# Why it matters: notes have lines and players have nicknames. The columns are as many as before, and the document is set without an error.
# How we guard against it: Castalia's CSV follows RFC 4180; its PDF and its web page can be printed as they are.
# Seen: Ben with a note of two lines: "Ben&two" and "lines&"; "Ann ""Ace"" Lee",9: Ann Ace Lee&9; "Ann ""Ace""",9: Ann Ace"&9; "Lee, Ann",9: Lee, Ann&9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download csv2latex=0.23.1-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
rows() { # the lines of CSV, as the rows of the table
    printf '%b' "$1" >table.csv
    "$folder/root/usr/bin/csv2latex" --nohead table.csv | grep '&' | paste -sd ' '
}
hold() { # the lines of CSV, and what the finding says
    local seen
    seen=$(rows "$1")
    [[ $seen == "$2" ]] || { printf 'Changed: %s is %s; the finding says %s.\n' "$1" "$seen" "$2" >&2; exit 1; }
}
hold 'Player,Points\n"Lee, Ann",9\n' 'Player&Points\\ Lee, Ann&9\\'
hold 'Player,Note\nBen,"two\nlines"\n' 'Player&Note\\ Ben&two\\ lines&\\'
hold 'Player,Points\n"Ann ""Ace"" Lee",9\n' 'Player&Points\\ Ann Ace Lee&9\\'
hold 'Player,Points\n"Ann ""Ace""",9\n' 'Player&Points\\ Ann Ace"&9\\'
echo 'As stated: csv2latex 0.23.1 makes two rows of a note with two lines, and Ann Ace Lee of Ann "Ace" Lee.'
