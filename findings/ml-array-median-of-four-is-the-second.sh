#!/usr/bin/env bash
# ml-array-median 2.0.0 (npm) says that the median of 1, 2, 3 and 4 points is 2, and of 0 and 100 that it is 0. median-quickselect 1.0.1 does the same, and
# changes the order of the list that it is given.
#
# One would expect: 2.5 and 50, as from compute-median 2.0.0: the median of an even number of values is the mean of the two in the middle. The README says "Get
#   the median value in an array", and nothing of a lower median; its example has five values.
# What happens: the value at place (n - 1) / 2 is selected, rounded down, however many there are.
# Why it matters: tables of two and of four players are the usual ones. With two players the median is always the worse result of the two, and beside a mean
#   that is right it looks as if the points were skewed.
# How we guard against it: Castalia's tables have no median.
# Seen: 1,2,3,4: 2 (compute-median: 2.5); 0,100: 0 (50); 9.5,10: 9.5 (9.75); 3,1,2: 2 (2); after median-quickselect, 4,3,2,1 stands as another order
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ml-array-median@2.0.0 median-quickselect@1.0.1 compute-median@2.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'module';
const require = createRequire(import.meta.url);
const plain = (module) => module.default ?? module;
const [median, quick, compute] = ['ml-array-median', 'median-quickselect', 'compute-median'].map((name) => plain(require(name)));
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
for (const [points, low, right] of [[[1, 2, 3, 4], 2, 2.5], [[0, 100], 0, 50], [[9.5, 10], 9.5, 9.75], [[3, 1, 2], 2, 2], [[1, 5, 3, 2, 4], 3, 3]]) {
  hold(`the three medians of ${points}`, [median(points), quick([...points]), compute(points)], [low, low, right]);
}
const points = [4, 3, 2, 1];
quick(points);
hold('a list that keeps its order in median-quickselect', points.join() === '4,3,2,1', false);
console.log('As stated: for ml-array-median 2.0.0 the median of 1, 2, 3, 4 is 2.');
JS
node ask.mjs
