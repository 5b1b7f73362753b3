#!/usr/bin/env bash
# daff 1.4.2 (npm) makes a table of nothing but NULL when it is to take away one of two equal rows, and finds no difference between 0 points and an empty cell.
#
# One would expect: the table with one row less, and a difference. The README has "daff patch" apply what "daff diff" has written, for tables in CSV and lists in
#   JavaScript.
# What happens: the diff is right: the second row has the mark ---. Applied to the very table from which it was made, every cell, also in the row of headings, becomes
#   NULL, and the status is 0. In lists of JavaScript, values are compared by ==, for which 0 equals "".
# Why it matters: two games of one evening with the same result are two equal rows. Who takes a doubled one away and passes the change on destroys the table of
#   everybody who gets it.
# How we guard against it: Castalia does not use it, and reads no differences of tables.
# Seen: Ann 9, Ann 9, Ben 5, without the second: NULL,NULL three times; with Cem 7 in its place: Ann 9, Ben 5; from 0 to "": only the headings
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund daff@1.4.2 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
hold() {
  [[ $2 == "$3" ]] || { echo "Changed: $1 gives $2; the finding says $3."; exit 1; }
}
daff() { node node_modules/daff/bin/daff.js "$@"; }
printf 'name,pts\nAnn,9\nAnn,9\nBen,5\n' >twice.csv
printf 'name,pts\nAnn,9\nCem,7\nBen,5\n' >other.csv
printf 'name,pts\nAnn,9\nBen,5\n' >once.csv
for table in twice other; do daff diff --output "$table-diff.csv" "$table.csv" once.csv; done
hold 'the diff of twice.csv' "$(tr -d '\r' <twice-diff.csv | paste -sd ' ')" '@@,name,pts ,Ann,9 ---,Ann,9 ,Ben,5'
hold 'the patch of twice.csv' "$(daff patch twice.csv twice-diff.csv | tr -d '\r' | paste -sd ' ')" 'NULL,NULL NULL,NULL NULL,NULL'
hold 'the patch of other.csv' "$(daff patch other.csv other-diff.csv | tr -d '\r' | paste -sd ' ')" 'name,pts Ann,9 Ben,5'
cat >ask.cjs <<'JS'
const daff = require('daff');
const view = (rows) => new daff.TableView(rows);
const flags = new daff.CompareFlags(), seen = [];
const before = view([['name', 'pts'], ['Ann', 0]]), after = view([['name', 'pts'], ['Ann', '']]);
new daff.TableDiff(daff.compareTables(before, after, flags).align(), flags).hilite(view(seen));
console.log(JSON.stringify(seen));
JS
hold 'the diff of 0 and nothing' "$(node ask.cjs)" '[["@@","name","pts"]]'
echo 'As stated: daff 1.4.2 makes NULL of a table when one of two equal rows goes.'
