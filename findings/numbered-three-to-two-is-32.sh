#!/usr/bin/env bash
# numbered 1.1.0 (npm) reads "three to two" as 32, "five of six games" as 56 and "half a point" as 0.
#
# One would expect: 3 to 2, an error or no number. The manual says that parse makes a number of a text as well as possible; its examples are "ninety nine"
#   and "point two five nine".
# What happens: all words that it does not know are thrown away, among them to, of, minus, half and every ordinal, and the digits of the others are written
#   one behind the other. What it writes itself for -3, "negative three", it reads; "minus three" is 3.
# Why it matters: such words stand in what people say or type about a result. The answer is always a number, and one that nobody said.
# How we guard against it: Castalia does not use it.
# Seen: ninety nine: 99; negative three: -3; minus three: 3; three to two: 32; five of six games: 56; one or two: 12; the third of four: 4; half a point: 0;
#   nine and a half: 9; twenty first: 20; second place: 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund numbered@1.1.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse, stringify } = require('numbered');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const all = { 'ninety nine': 99, 'negative three': -3, 'minus three': 3, 'three to two': 32, 'five of six games': 56, 'one or two': 12, 'the third of four': 4,
  'half a point': 0, 'nine and a half': 9, 'twenty first': 20, 'second place': 0 };
for (const [text, stated] of Object.entries(all)) hold(text, parse(text), stated);
hold('-3 in words', stringify(-3), 'negative three');
console.log('As stated: numbered 1.1.0 reads three to two as 32.');
JS
node ask.cjs
