#!/usr/bin/env bash
# hot-formula-parser 4.0.0 (npm) rounds 9.5 to 10 and -9.5 to -9, gives -4 for -2^2, says that "Ann" and "ann" differ, and that the number 10 is greater than the text "9".
#
# One would expect: -10, 4, TRUE and FALSE, as in Excel: ROUND goes away from zero, the minus comes before the power, comparisons do not look at capitals, and every text is
#   greater than every number. The README says that it "evaluates excel and mathematical formulas".
# What happens: numbers and texts are compared and rounded as JavaScript does it. TRUE + 1, which is 2 in Excel, is an error.
# Why it matters: a sheet of points with penalties gives another sum here than in the program in which it was made, and the order of two players with halves below zero
#   changes. Above zero all is equal.
# How we guard against it: Castalia writes values into its tables, and no formulas.
# Seen: ROUND(9.5,0): 10; ROUND(-9.5,0): -9; ROUND(-1.25,1): -1.2; -2^2: -4; "Ann"="ann": false; 10>"9": true; TRUE+1: #VALUE!
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund hot-formula-parser@4.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Parser } = require('hot-formula-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const parser = new Parser();
const value = (formula) => { const { error, result } = parser.parse(formula); return error ?? result; };
const stated = {
  'ROUND(9.5,0)': 10, 'ROUND(-9.5,0)': -9, 'ROUND(1.25,1)': 1.3, 'ROUND(-1.25,1)': -1.2, '2^2': 4, '-2^2': -4, '"Ann"="Ann"': true, '"Ann"="ann"': false,
  '10>"9"': true, 'TRUE+1': '#VALUE!',
};
for (const [formula, seen] of Object.entries(stated)) hold(formula, value(formula), seen);
console.log('As stated: hot-formula-parser 4.0.0 rounds -9.5 to -9.');
JS
node ask.cjs
