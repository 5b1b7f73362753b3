#!/usr/bin/env bash
# percentile-rank 1.0.6 (npm): of 40, 25, 31, 18 and 52 points, 18 is better than three quarters of the others, and of 3, 1 and 2 the 3 is the worst.
#
# One would expect: 0 for the worst and 1 for the best, as its README says that it "returns the same values as the Excel PERCENTRANK and PERCENTRANK.INC functions". Those take a
#   list in any order; the list in Excel's own example, 13, 12, 11, 8, 4, 3, 2, 1, 1, 1, goes down, and 2 is 0.333 in it.
# What happens: the place of the value in the list as it stands is taken for its rank. The list has to go up, which is said nowhere, and nothing is refused. In Excel's example 2 is
#   0.667. Its own example is a list that goes up.
# Why it matters: results come in the order of the seats or of the evenings. Every answer lies between 0 and 1, and the best of all may well be the last.
# How we guard against it: Castalia takes the rank of a result from the chances of all results, not from a list.
# Seen: 18 of 40, 25, 31, 18, 52: 0.75; 18 of 18, 25, 31, 40, 52: 0; 3 of 3, 1, 2: 0; 2 of Excel's example: 0.667, sorted: 0.333
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund percentile-rank@1.0.6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const rank = require('percentile-rank');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const short = (number) => Number(number.toFixed(3));
const ranks = (list, ...values) => values.map((value) => short(rank(list, value)));
const up = (list) => list.toSorted((a, b) => a - b);
const points = [40, 25, 31, 18, 52];
hold('18 and 52 as they came', ranks(points, 18, 52), [0.75, 1]);
hold('18 and 52 sorted', ranks(up(points), 18, 52), [0, 1]);
hold('three players', ranks([3, 1, 2], 3, 2, 1), [0, 1, 0.5]);
const example = [13, 12, 11, 8, 4, 3, 2, 1, 1, 1];
hold("Excel's example", ranks(example, 2), [0.667]);
hold("Excel's example, sorted", ranks(up(example), 2, 4, 8, 5), [0.333, 0.556, 0.667, 0.583]);
console.log('As stated: percentile-rank 1.0.6 ranks 18 of 40, 25, 31, 18 and 52 above three quarters of the list.');
JS
node ask.cjs
