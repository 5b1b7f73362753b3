#!/usr/bin/env bash
# @stdlib/stats-chi2gof 0.2.3 (npm) tests six counts against 'discrete-uniform', 1, 6 with six degrees of freedom instead of five, so that a loaded
# die passes at five per cent. Dice with 6 and with 10 faces are hit, those with 4, 8, 12 and 20 are not.
#
# One would expect: 5. The README says that the p-value is computed with k-1 degrees of freedom, where k is the length of x, and shows the test
#   of a uniform distribution with this very call.
# What happens: the chances of the faces are added up, and if the sum is below 1, a category for all greater values is added. Six times 1/6, and
#   ten times 1/10, are 0.9999999999999999 in floating point: the category is expected never, holds nothing, and counts as a degree of freedom.
# Why it matters: whether a die is fair is the first thing that is asked of this test, and six faces are the die that everybody has. The
#   statistic is right, the verdict is not.
# How we guard against it: the degrees of freedom are the number of faces less one, never a result of adding chances.
# Seen: 17 4 12 7 13 7: statistic 11.6; by name p 0.0715 with 6, not rejected; with the frequencies 10 10 10 10 10 10: p 0.0407 with 5, rejected
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @stdlib/stats-chi2gof@0.2.3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const chi2gof = require('@stdlib/stats-chi2gof');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const thrown = [17, 4, 12, 7, 13, 7];
const short = (result) => [result.statistic.toFixed(4), result.df, result.pValue.toFixed(4), result.rejected];
hold('the die by name', short(chi2gof(thrown, 'discrete-uniform', 1, 6)), ['11.6000', 6, '0.0715', false]);
hold('the die by frequencies', short(chi2gof(thrown, [10, 10, 10, 10, 10, 10])), ['11.6000', 5, '0.0407', true]);
const free = (faces) => chi2gof(Array(faces).fill(10), 'discrete-uniform', 1, faces).df;
hold('degrees of freedom of d4, d6, d8, d10, d12, d20', [4, 6, 8, 10, 12, 20].map(free), [3, 6, 7, 10, 11, 19]);
console.log('As stated: chi2gof 0.2.3 gives a d6 six degrees of freedom and a d10 ten, and lets a loaded die pass.');
JS
node ask.cjs
