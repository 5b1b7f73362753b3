#!/usr/bin/env bash
# asciichart 1.5.25 (npm) draws the points 9, 9.4 and 9.2 as a flat line at 9.00, and 0.5, 1, 0.5 and 1 as a flat line at 1.00.
#
# One would expect: a line that goes up and down. The README says that "the height and range are determined automatically", and its example is a wave of 30 units.
# What happens: the height is the distance between the least and the largest value, in lines, and each end is rounded to a whole number first. If both round to the same,
#   there is one line, and its label is one of the values or something between. From 0.5 to 1.5 the chart has two lines, and from 0 to 1.5 the label in its middle is 0.75.
# Why it matters: chances, ratings of a game and results with half points all lie within one unit. A chart that is flat says that nothing changed, and the number beside it
#   says which value everybody had. With whole points the chart is right.
# How we guard against it: Castalia draws its charts itself, with the numbers beside them.
# Seen: 0.5 1 0.5 1: "1.00 ┼───"; 9 9.4 9.2: "9.00 ┼──"; -0.4 0.4: "0.00 ┼─"; the same with height 2: two lines and more
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund asciichart@1.5.25 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { plot } = require('asciichart');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const lines = (...values) => plot(values).split('\n').map((line) => line.trim());
hold('whole points', lines(1, 2, 1), ['2.00 ┤╭╮', '1.00 ┼╯╰']);
hold('0.5 and 1', lines(0.5, 1, 0.5, 1), ['1.00 ┼───']);
hold('9 to 9.4', lines(9, 9.4, 9.2), ['9.00 ┼──']);
hold('-0.4 to 0.4', lines(-0.4, 0.4), ['0.00 ┼─']);
hold('0.5 to 1.5', lines(0.5, 1.5, 0.5), ['1.50 ┤╭╮', '0.50 ┼╯╰']);
hold('a height of 4', plot([0.5, 1, 0.5, 1], { height: 4 }).split('\n').length > 2, true);
console.log('As stated: asciichart 1.5.25 draws 9, 9.4 and 9.2 as a flat line.');
JS
node ask.cjs
