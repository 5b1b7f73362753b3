#!/usr/bin/env bash
# wolsey 0.1.1 (npm) writes 101 as "undefined one" and 121 likewise, and the 101st place as "undefined first".
#
# One would expect: "one hundred and one", or an error. The manual calls it a program for numbers and ordinals in words with four languages and names no
#   end.
# What happens: the words go to 99. Above, the tens are looked up in a list that ends, and what is not there is put into the text as undefined; the unit is
#   the last digit, so that 21, 71 and the hundreds are lost. The number with letters, 101st, is right.
# Why it matters: a thousand of results and places end in the same ten words, and no error says so. Points of one evening often stay below a hundred, points
#   of a season do not.
# How we guard against it: Castalia does not use it.
# Seen: 99: ninety nine; 100: undefined zero; 101: undefined one; 121: undefined one; 200: undefined zero; ordinals: ninety ninth, undefined zeroth,
#   undefined first; with digits 101st; 9.5: zero undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund wolsey@0.1.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Wolsey = require('wolsey');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const words = new Wolsey();
const all = { 21: 'twenty one', 99: 'ninety nine', 100: 'undefined zero', 101: 'undefined one', 121: 'undefined one', 200: 'undefined zero', 9.5: 'zero undefined' };
for (const [number, stated] of Object.entries(all)) hold(`${number} in words`, words.numeral(Number(number)), stated);
hold('ordinals', [99, 100, 101].map((number) => words.ordinal(number)), ['ninety ninth', 'undefined zeroth', 'undefined first']);
hold('101 with letters', words.ordinalAsNumber(101), '101st');
console.log('As stated: wolsey 0.1.1 writes 101 as undefined one.');
JS
node ask.cjs
