#!/usr/bin/env bash
# random-number-in-range 1.0.2 (npm) draws numbers up to 99 between -5 and 0.
#
# One would expect: one of -5 to -1. The README says: "a random number between min (inclusive) and max (exclusive)".
# What happens: an end that is 0 counts as one that was not given, and becomes 100. From 1 to 0 there is no error either, and -5 to 1 is right.
# Why it matters: an event that costs up to five points gives points instead, nine times out of ten, and up to 99 of them. No other pair of numbers does so.
# How we guard against it: Castalia throws dice by their faces, and takes no numbers between two ends.
# Seen: of 20000 draws from -5 to 0: least -5, greatest 99, above 0 more than nine in ten; from -5 to 1: -5 to 0; from 1 to 7: 1 to 6
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund random-number-in-range@1.0.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const draw = require('random-number-in-range');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const ends = (from, to) => {
  const drawn = Array.from({ length: 20000 }, () => draw(from, to));
  return [Math.min(...drawn), Math.max(...drawn), drawn.filter((one) => one > 0).length > 18000];
};
hold('a die', ends(1, 7).slice(0, 2), [1, 6]);
hold('from -5 to 1', ends(-5, 1), [-5, 0, false]);
hold('from -5 to 0', ends(-5, 0), [-5, 99, true]);
console.log('As stated: random-number-in-range 1.0.2 draws up to 99 between -5 and 0.');
JS
node ask.cjs
