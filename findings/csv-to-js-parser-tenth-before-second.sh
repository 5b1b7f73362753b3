#!/usr/bin/env bash
# csv-to-js-parser 2.3.7 (npm) gives the rows of a table in another order: sorted by their values as texts, from the first column to the last, so that
# the tenth comes before the second. An empty value is null, and one that is not there is the text "undefined".
#
# One would expect: the rows as they stand. The README says that without a description "each row of the input table will be converted to a separate
#   JavaScript object", and its examples keep the order. RFC 4180 calls a file a sequence of records.
# What happens: rows are grouped by all columns, which is done by sorting them. To have rows left as they are is not offered.
# Why it matters: what happened first stands first: turns, rounds, the draw of the seats, equal places. If the order is the only place where this is
#   written down, it is gone, and in a table of up to nine rounds one does not see it.
# How we guard against it: rows of Castalia's tables carry the session, the seat and the number of the event in columns of their own.
# Seen: rounds 1, 2, 9, 10 -> 1, 10, 2, 9; seats Zoe, Ann, Mia -> Ann, Mia, Zoe; Ann,5, -> null; Ben,3 -> the text undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv-to-js-parser@2.3.7 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { csvToObj } = require('csv-to-js-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const column = (text, name) => csvToObj(text, ',').map((row) => row[name]);
hold('rounds', column('round,winner\n1,Ann\n2,Ben\n9,Ann\n10,Ben\n', 'round'), ['1', '10', '2', '9']);
hold('seats', column('player,colour\nZoe,red\nAnn,blue\nMia,green\n', 'player'), ['Ann', 'Mia', 'Zoe']);
hold('an empty value and none', column('name,points,note\nAnn,5,\nBen,3\n', 'note'), [null, 'undefined']);
console.log('As stated: csv-to-js-parser 2.3.7 gives the rounds 1, 2, 9 and 10 as 1, 10, 2 and 9.');
JS
node ask.cjs
