#!/usr/bin/env bash
# seededshuffle 0.2.0 (npm) does not mix: over many seeds three of the six orders of three cards come twice as often as the other three,
# and the first of five cards stays first in 41 of 100 shuffles instead of 20.
#
# One would expect: every order as often as every other; the README calls it a shuffle by a key.
# What happens: with whole numbers as seeds (the README shows Date.now()) the orders come in the shares 4:4:4:2:2:2. With words as seeds it
#   can be worse: of the words "game 0" to "game 19999" five times as many give 3 1 2 as 2 1 3.
# Why it matters: programs that deal "the deck of game 1234" to everybody use such shuffles, and whoever cut the deck sees the top card far
#   too often in the first hand. Each single shuffle looks well mixed.
# How we guard against it: Castalia never shuffles for the table.
# Seen: seeds 1 to 20,000: 123 4448, 132 4448, 312 4442, 213 2219, 231 2220, 321 2223; seeds "game N": 312 6060, 213 1196
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund seededshuffle@0.2.0 shuffle-seed@1.1.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const unfair = require('seededshuffle');
const fair = require('shuffle-seed');
const kSeeds = 20000;
function orders(shuffle) {
  const seen = { 123: 0, 132: 0, 213: 0, 231: 0, 312: 0, 321: 0 };
  for (let game = 0; game < kSeeds; ++game) ++seen[shuffle([1, 2, 3], game).join('')];
  return seen;
}
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const by_number = orders((cards, game) => unfair.shuffle(cards, game + 1, true));
hold('seededshuffle by number', by_number, { 123: 4448, 132: 4448, 213: 2219, 231: 2220, 312: 4442, 321: 2223 });
const by_word = orders((cards, game) => unfair.shuffle(cards, `game ${game}`, true));
hold('seededshuffle by word', by_word, { 123: 2073, 132: 2997, 213: 1196, 231: 5573, 312: 6060, 321: 2101 });
const even = Object.values(orders((cards, game) => fair.shuffle(cards, `game ${game}`)));
hold('that shuffle-seed, for comparison, is even', even.every((count) => Math.abs(count * 6 - kSeeds) < kSeeds / 10), true);
console.log('As stated: seededshuffle 0.2.0 gives three of the six orders of three cards twice as often as the others.');
JS
node ask.cjs
