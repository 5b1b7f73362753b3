#!/usr/bin/env bash
# statistics.js 1.0.0 (npm) says that the most frequent value of 3, 5 and 3 is 3, 5 and 3, that of 3, 3, 5 and 5 is 5, and that 5, 3, 3 has another
# one than 3, 3, 5.
#
# One would expect: 3, then 3 and 5, and the same for every order. The documentation in its package says that mode() "retrieves the most frequent
#   value", and a list "if there are two or more most common values of equal frequency".
# What happens: the first value of the list is never counted, though it counts as the best so far, and a value that draws level is put beside it, be
#   it the same or not. The order of the list decides.
# Why it matters: the usual score of a player or the usual number of players is 3 for one order of the evenings and "3, 5, 3" for another. In a long
#   list one value that is not counted changes nothing, and the example of the documentation, with 13 values, is right.
# How we guard against it: Castalia counts with its own code, from the recorded events.
# Seen: 3,5,3: 3,5,3; 3,3,5: 3,3,5; 5,3,3: 3; 3,3,5,5: 5; 7,7: 7,7; 1,2,2: 2; 2,2,1: 2,2,1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund statistics.js@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Statistics = require('statistics.js');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const figures = new Statistics([{ points: 1 }], { points: 'metric' }, { suppressWarnings: true });
const stated = [
  [[3, 5, 3], [3, 5, 3]], [[3, 3, 5], [3, 3, 5]], [[5, 3, 3], 3], [[3, 3, 5, 5], 5], [[7, 7], [7, 7]],
  [[1, 2, 2], 2], [[2, 2, 1], [2, 2, 1]], [[1, 3, 7, 4, 12, 4, 4, 7, 3, 6, 7, 1, 2], [4, 7]],
];
for (const [points, mode] of stated) hold(`the mode of ${points}`, figures.mode(points), mode);
console.log('As stated: in statistics.js 1.0.0 the mode of 3, 5, 3 is all three, and that of 5, 3, 3 is 3.');
JS
node ask.cjs
