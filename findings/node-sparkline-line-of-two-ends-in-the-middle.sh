#!/usr/bin/env bash
# node-sparkline 1.3.0 (npm) ends a line of two values in the middle of its picture: the points are written one short, with a single number at their end.
#
# One would expect: the first value at the left edge and the last one at the right. The README draws the values within width and height, and by SVG 1.1, 9.6, points are
#   pairs; an odd number of coordinates is an error.
# What happens: for each value an x is written that belongs to a picture of one value more, and behind the last value another x without a y. Two values end at 50 of
#   100, three at 67. Renderers stop at the error, or draw nothing; the library gives none.
# Why it matters: an evening of few games is drawn in half of the space, and charts of players with another number of games cannot be compared. Strict readers show an
#   empty picture.
# How we guard against it: Castalia draws its charts itself, with the numbers beside them.
# Seen, width 100: 0 and 10: "0, 20 50, 0 100"; 1, 2 and 3: the last pair at 66.67, and "100" behind it
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund node-sparkline@1.3.0 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const sparkline = require('node-sparkline');
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} is ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
const points = (...values) => /points="([^"]*)"/.exec(sparkline({ values, width: 100, height: 20 }))[1];
const numbers = (text) => text.split(/[ ,]+/).map(Number);
hold('the line of 0 and 10', points(0, 10), '0, 20 50, 0 100');
for (const values of [[1, 2, 3], [0, 9, 9.5, 10], [5, 5, 5, 5, 5]]) {
  const all = numbers(points(...values));
  hold(`the number of coordinates of ${values}`, all.length, 2 * values.length + 1);
  hold(`the x of the last value of ${values}`, Math.round(all.at(-3)), Math.round(100 * (values.length - 1) / values.length));
}
console.log('As stated: node-sparkline 1.3.0 ends a line of two values in the middle.');
JS
node ask.cjs
