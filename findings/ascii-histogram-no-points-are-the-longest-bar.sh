#!/usr/bin/env bash
# ascii-histogram 1.2.1 (npm) draws a bar as long as that of the winner for a player with 0 points.
#
# One would expect: no bar. The README calls it a histogram, in which a bar is as long as its value is great.
# What happens: the length is worked out only for values other than 0; the bar of 0 keeps the whole width. The number 0 stands behind it.
# Why it matters: who had no points in an evening is, at a glance, first with the winner. A value of 1 among thousands has no bar, rightly, and all values above zero are right.
# How we guard against it: Castalia draws its charts itself, with the numbers beside them.
# Seen: Ann 10: 60 signs; Ben 9.5: 57; Tom 1: 6; Zoe 0: 60
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ascii-histogram@1.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const histogram = require('ascii-histogram');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const lengths = histogram({ Ann: 10, Ben: 9.5, Tom: 1, Zoe: 0 }).trim().split('\n').map((line) => [line.trim().split(' ')[0], line.split('#').length - 1]);
hold('the bars', Object.fromEntries(lengths), { Ann: 60, Ben: 57, Tom: 6, Zoe: 60 });
console.log('As stated: ascii-histogram 1.2.1 draws 0 points as long as 10.');
JS
node ask.cjs
