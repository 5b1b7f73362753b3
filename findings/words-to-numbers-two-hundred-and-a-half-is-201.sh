#!/usr/bin/env bash
# words-to-numbers 1.5.1 (npm) reads "two hundred and a half" as "201 half", "a thousand and a night" as "1001 night", and writes "it was a draw" as "it was
# 1 draw".
#
# One would expect: "200 and a half" and the sentence as it was. The manual says that all numbers in a sentence are replaced and the rest is left; among its
#   examples is "a thousand one hundred and eleven".
# What happens: the article is 1 wherever it stands, and behind a round number it is added to it. A text that ends in "point" is taken for the beginning of
#   decimals, and the word is lost: "won by a point" is "won by 1". "Second" is 2, also in "the last second".
# Why it matters: half points are given in many tournaments, and this is how they are said. The number is one too high, and the half that is left behind
#   looks like a unit.
# How we guard against it: Castalia does not use it.
# Seen: two hundred and a half: 201 half; twenty a side: 21 side; three hundred and a bit: 301 bit; it was a draw: it was 1 draw; won by a point: won by 1;
#   the last second: the last 2; two hundred and five: 205; a hundred: 100
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund words-to-numbers@1.5.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { wordsToNumbers } = require('words-to-numbers');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const all = { 'two hundred and five': 205, 'a hundred': 100, 'two hundred and a half': '201 half', 'a thousand and a night': '1001 night', 'twenty a side': '21 side',
  'three hundred and a bit': '301 bit', 'it was a draw': 'it was 1 draw', 'won by a point': 'won by 1', 'the last second': 'the last 2', 'won by one goal': 'won by 1 goal' };
for (const [text, stated] of Object.entries(all)) hold(text, wordsToNumbers(text), stated);
console.log('As stated: words-to-numbers 1.5.1 reads two hundred and a half as 201 half.');
JS
node ask.cjs
