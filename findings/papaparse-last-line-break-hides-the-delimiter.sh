#!/usr/bin/env bash
# papaparse 5.7.1 (npm) does not find out the delimiter of a CSV file that ends with a line break: "name;score" with up to eight rows is one column,
# and as soon as the last line break is gone, it is two.
#
# One would expect: the same answer with and without the last line break, which RFC 4180 allows and nearly every program writes. The
#   documentation says that the delimiter is detected if none is given.
# What happens: the empty rest behind the last break counts as a row of one field; with two columns the mean falls under the limit for a guess. Only
#   the first ten rows are looked at, so that from nine rows on it works. The fallback, a comma, then cuts decimal commas in two.
# Why it matters: small tables fail and large ones work: the score sheet of one evening, with a decimal comma, is read as other columns.
# How we guard against it: our tables have more columns than two, so that the guess works; whoever reads a table of ours can name its delimiter.
# Seen: "name;score\nAnn;1,5\n" -> {"name;score":"Ann;1"} and an extra "5"; without the last break -> {"name":"Ann","score":"1,5"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund papaparse@5.7.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse } = require('papaparse');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const table = (rows) => 'name;score\n' + Array.from({ length: rows }, (_, row) => `Ann;${row},5\n`).join('');
const delimiter = (text) => parse(text, { header: true }).meta.delimiter;
for (const rows of [1, 2, 3, 5, 8]) {
  hold(`${rows} rows with the last line break`, delimiter(table(rows)), ',');
  hold(`${rows} rows without it`, delimiter(table(rows).trim()), ';');
}
for (const rows of [9, 12]) hold(`${rows} rows with the last line break`, delimiter(table(rows)), ';');
hold('the first row', parse('name;score\nAnn;1,5\n', { header: true }).data[0], { 'name;score': 'Ann;1', __parsed_extra: ['5'] });
hold('the first row without the break', parse('name;score\nAnn;1,5', { header: true }).data[0], { name: 'Ann', score: '1,5' });
console.log('As stated: papaparse 5.7.1 finds the semicolon of a small table only without the last line break.');
JS
node ask.cjs
