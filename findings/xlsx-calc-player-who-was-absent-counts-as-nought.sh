#!/usr/bin/env bash
# xlsx-calc 0.9.2 (npm) gives 4 as the mean of 9, "-" and 3, and 0 as the sum of those above 5.
#
# One would expect: 6 and 9. By the manual of Excel AVERAGE leaves out text in a range, and SUMIF adds up the range itself where no other is given. The README shows how
#   formulas of a workbook are calculated anew with it.
# What happens: a text is added as nothing and counted as one. A condition without a range for the sum has the sum 0, and no error; with the same range named twice it is 0,
#   too. An empty cell is left out rightly.
# Why it matters: who was absent has a dash in many tables. The mean of the season falls for everybody who missed an evening, in the same file in which Excel shows the right
#   one.
# How we guard against it: Castalia writes values into its tables, and no formulas, and leaves a cell empty where there is no value.
# Seen: with 9, "-" and 3: AVERAGE: 4; SUM: 12; SUMIF(">5"): 0; with 9, nothing and 3: AVERAGE: 6
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund xlsx-calc@0.9.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const calculate = require('xlsx-calc');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const asked = (formula, middle) => {
  const sheet = { A1: { v: 9, t: 'n' }, A3: { v: 3, t: 'n' }, ...(middle ? { A2: { v: middle, t: 's' } } : {}), B1: { f: formula, t: 'n' } };
  calculate({ Sheets: { Sheet1: sheet } });
  return sheet.B1.v;
};
hold('the mean with an empty cell', asked('AVERAGE(A1:A3)'), 6);
hold('the mean with a dash', asked('AVERAGE(A1:A3)', '-'), 4);
hold('the sum with a dash', asked('SUM(A1:A3)', '-'), 12);
hold('the sum above 5', asked('SUMIF(A1:A3,">5")'), 0);
console.log('As stated: for xlsx-calc 0.9.2 the mean of 9, "-" and 3 is 4.');
JS
node ask.cjs
