#!/usr/bin/env bash
# csvjson 5.1.0 (npm) writes "Lee, Ann" into CSV with a tab in place of the comma, and reads Ann ""Ace"" Lee, in quotes, as Lee.
#
# One would expect: the name in quotes, with quotes inside doubled, as RFC 4180 says, and the same name when it is read with the option for quotes.
#   The README has the delimiter and the quote as options and says nothing of names being changed.
# What happens: a delimiter inside a value is replaced by a tab, and so is a line break. With the option wrap the comma is kept and quotes inside are
#   not doubled. Its own reader takes what stands between two quotes, and the last such piece of a cell is the cell.
# Why it matters: family name, comma, first name is how clubs write their members. The file looks right in a spreadsheet program, where a tab is a
#   space, and the name is another one for everything that compares names.
# How we guard against it: our CSV is written and read as RFC 4180 describes it. A name that has come through such a converter is another name to us,
#   too.
# Seen: Lee, Ann: "Lee<tab> Ann"; with wrap: "Lee, Ann"; Ann "Ace" Lee with wrap: "Ann "Ace" Lee"; "Ann ""Ace"" Lee" read with the option for quotes:
#   Lee
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csvjson@5.1.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const csvjson = require('csvjson');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const written = (player, options = {}) => csvjson.toCSV([{ player, points: 9.5 }], { headers: 'key', ...options });
const read = (cell) => csvjson.toObject(`player,points\n${cell},9.5\n`, { quote: '"' })[0].player;
hold('a comma', written('Lee, Ann'), 'player,points\nLee\t Ann,9.5');
hold('a comma with wrap', written('Lee, Ann', { wrap: true }), '"player","points"\n"Lee, Ann","9.5"');
hold('a nickname with wrap', written('Ann "Ace" Lee', { wrap: true }), '"player","points"\n"Ann "Ace" Lee","9.5"');
hold('a name in quotes', read('"Lee, Ann"'), 'Lee, Ann');
hold('a nickname in quotes', read('"Ann ""Ace"" Lee"'), 'Lee');
console.log('As stated: csvjson 5.1.0 writes "Lee, Ann" with a tab, and reads Ann "Ace" Lee as Lee.');
JS
node ask.cjs
