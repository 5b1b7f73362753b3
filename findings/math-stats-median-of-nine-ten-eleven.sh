#!/usr/bin/env bash
# math-stats 0.3.1 (npm) says that the median of 9, 10 and 11 is 11, and of 8, 9 and 10 that it is 8; and it puts the list of its caller in another order.
#
# One would expect: 10 and 9, and a list that stays as it is. The description is "a small library that does statistics for your numbers", and the README
#   shows the median of 1, 2 and 3.
# What happens: the list is sorted with JavaScript's sort, which compares numbers as words: 10, 11, 9. The middle of that is taken. It is sorted in place.
#   Mean and variance are right.
# Why it matters: with points below ten, or all of two digits, nothing is wrong. On the evening when somebody gets ten it is, and the list of points,
#   which belonged to the players by their seats, is in the order of words afterwards, so that every player has the points of another.
# How we guard against it: Castalia's tables have no median; numbers are sorted as numbers.
# Seen: median of 1 2 3: 2; 9 10 11: 11; 8 9 10: 8; 5 40 100 60 55: 5; -1 -2 -3: -2; the list 9 10 11 afterwards: 10 11 9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund math-stats@0.3.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { mean, median } = require('math-stats');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('medians that are right', [median([1, 2, 3]), median([20, 30, 10])], [2, 20]);
hold('medians with one and two digits', [median([9, 10, 11]), median([8, 9, 10]), median([5, 40, 100, 60, 55]), median([-1, -2, -3])], [11, 8, 5, -2]);
const points = [9, 10, 11];
hold('the mean', [mean(points), points], [10, [9, 10, 11]]);
median(points);
hold('the list of points afterwards', points, [10, 11, 9]);
console.log('As stated: for math-stats 0.3.1 the median of 9, 10 and 11 is 11.');
JS
node ask.cjs
