#!/usr/bin/env bash
# fast-formula-parser 1.0.19 (npm) does not find "ben" in a list with Ben, nor "N" in "Ann", leaves both blanks in "Ann  Lee", and writes the 2nd place as "2Nd Place".
#
# One would expect: what Excel finds. VLOOKUP, SEARCH and the comparison of texts do not look at capitals there, and TRIM "removes all spaces from text except for single
#   spaces between words". The README calls it "a fast and reliable excel formula parser".
# What happens: texts are compared as JavaScript does it, in VLOOKUP, HLOOKUP, SUMIF and with "=". TRIM takes only the blanks at both ends.
# Why it matters: a sheet that adds up the points of a player finds him in Excel however somebody wrote his name, and here only as it stands in the list; SUMIF is 0 without
#   an error. With names that are copied all is right.
# How we guard against it: Castalia writes values into its tables, and no formulas.
# Seen, with Ann 9.5 and Ben 10: VLOOKUP("Ben"): 10; VLOOKUP("ben"): #N/A; SUMIF("ben"): 0; "Ann"="ann": false; SEARCH("N","Ann"): #VALUE!; LEN(TRIM("Ann  Lee")): 8;
#   PROPER("2nd place"): 2Nd Place
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund fast-formula-parser@1.0.19 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Parser = require('fast-formula-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const rows = [['Ann', 9.5], ['Ben', 10]];
const parser = new Parser({
  onCell: ({ row, col }) => rows[row - 1][col - 1],
  onRange: ({ from, to }) => rows.slice(from.row - 1, to.row).map((row) => row.slice(from.col - 1, to.col)),
});
const value = (formula) => { const result = parser.parse(formula, { sheet: 's', row: 9, col: 9 }); return result?.name ?? result; };
const stated = {
  'VLOOKUP("Ben",A1:B2,2,FALSE)': 10, 'VLOOKUP("ben",A1:B2,2,FALSE)': '#N/A', 'SUMIF(A1:A2,"Ben",B1:B2)': 10, 'SUMIF(A1:A2,"ben",B1:B2)': 0,
  '"Ann"="ann"': false, 'SEARCH("n","Ann")': 2, 'SEARCH("N","Ann")': '#VALUE!', 'LEN(TRIM(" Ann  Lee "))': 8, 'PROPER("2nd place")': '2Nd Place',
};
for (const [formula, seen] of Object.entries(stated)) hold(formula, value(formula), seen);
console.log('As stated: fast-formula-parser 1.0.19 does not find "ben" in a list with Ben.');
JS
node ask.cjs
