#!/usr/bin/env bash
# sparkly 6.0.1 (npm) leaves out what is above the largest value of its scale, without a gap: of 5, 21, 3 and 4 points on a scale up to 20 it shows three
# bars, and the third evening stands in the place of the second.
#
# One would expect: a full bar, as what is below the smallest value has the lowest one, or a blank, as what is no number has. The README calls maximum the
#   "maximum value of the sparkline range" to which values are "scaled relative", and does not say that they end there.
# What happens: the place of the bar is looked up in a list of eight. There is no ninth, and nothing is written for it.
# Why it matters: a scale is set so that the lines of several players can be compared. The best evening of all is missing from one of them, everything
#   behind it is one evening earlier, and the line of a player who was never that good is the longer one.
# How we guard against it: Castalia draws its charts itself, with the numbers beside them.
# Seen, up to 20: 5 20 3 4: ▂█▂▂; 5 21 3 4: ▂▂▂; from 0: -3 0 3: ▁▁█; 1 "" 3: a blank in the middle
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund sparkly@6.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import sparkly from 'sparkly';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('a scale that holds all', sparkly([5, 20, 3, 4], { maximum: 20 }), '▂█▂▂');
hold('one above the scale', sparkly([5, 21, 3, 4], { maximum: 20 }), '▂▂▂');
hold('two orders of the same points', [sparkly([10, 20, 30], { maximum: 20 }), sparkly([30, 10, 20], { maximum: 20 })], ['▄█', '▄█']);
hold('one below the scale', sparkly([-3, 0, 3], { minimum: 0 }), '▁▁█');
hold('one that is no number', sparkly([1, '', 3]), '▁ █');
console.log('As stated: sparkly 6.0.1 leaves out 21 points on a scale up to 20, without a gap.');
JS
node ask.mjs
