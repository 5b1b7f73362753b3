#!/usr/bin/env bash
# convert-csv-to-array 1.0.3 (npm) fills what a row leaves out with the value of the row above: after "Ann,5,won" the rows "Ben,3" and "Cid,4" have won,
# too. A name with a comma gives all later rows a column that is called "undefined".
#
# One would expect: nothing, an empty text, or an error, where a row has fewer values than the header. The README says that it "converts a csv
#   formatted string into an array of objects", and names no way for rows to know of each other. As arrays (type: 'array') the rows are right.
# What happens: the first row's object is the model for the next, and only the values that a row has are put over it. Quotes are not read at all, so
#   that "Lee, Ann" (RFC 4180, 2.6) is two values, and the one too many lands under "undefined" and stays there.
# Why it matters: tables kept by hand end a row after the last value: the column for "won", "first game" or a remark is filled in for one player and
#   not for the rest. Then everybody has won.
# How we guard against it: every row of Castalia's tables has a value, if an empty one, for each column.
# Seen: name,points,note / Ann,5,won / Ben,3 / Cid,4 -> note: won, won, won; as arrays: [Ben, 3]; name,points / "Lee, Ann",5 / Ben,3 -> Ben has
#   undefined: 5; csv-parse 7.0.3 with relax_column_count, for comparison: Ben has no note
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund convert-csv-to-array@1.0.3 csv-parse@7.0.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { convertCSVToArray } = require('convert-csv-to-array');
const { parse } = require('csv-parse/sync');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const table = 'name,points,note\nAnn,5,won\nBen,3\nCid,4\n';
const rows = (text, options) => convertCSVToArray(text, options).slice(1);
hold('short rows', rows(table, {}), [
  { name: 'Ann', points: 5, note: 'won' }, { name: 'Ben', points: 3, note: 'won' }, { name: 'Cid', points: 4, note: 'won' },
]);
hold('short rows as arrays', rows(table, { type: 'array' }), [['Ann', 5, 'won'], ['Ben', 3], ['Cid', 4]]);
hold('the row after a name with a comma', rows('name,points\n"Lee, Ann",5\nBen,3\n', {})[1], { name: 'Ben', points: 3, undefined: 5 });
hold('csv-parse', parse(table, { columns: true, relax_column_count: true })[1], { name: 'Ben', points: '3' });
console.log('As stated: in convert-csv-to-array 1.0.3 everybody below "Ann,5,won" has won.');
JS
node ask.cjs
