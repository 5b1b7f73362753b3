#!/usr/bin/env bash
# seed-shuffle 1.0.0 (npm) loses a card when the seed is a word: [1,2,3,4,5] becomes [2,3,4,5,undefined], the same for every word, and nothing
# is thrown.
#
# One would expect: an order that depends on the word, as in shuffle-seed, seededshuffle and seedrandom, or an error. The README promises a
#   "shuffled array, with deterministic randomness provided by the seed", shows numbers, and excludes nothing. A digit string works.
# What happens: arithmetic with a word gives NaN, which as an index takes the first card out of the deck and puts nothing back.
# Why it matters: seeds are names of games or tables ("Friday"). The deck has as many places as before, so that a count of cards finds nothing.
# How we guard against it: Castalia never shuffles for the table, and decks are checked card by card, not by their number.
# Seen: shuffle([1,2,3,4,5],'a') and (...,'b') -> [2,3,4,5,undefined]; with 1 and with '1' -> [3,2,1,5,4]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund seed-shuffle@1.0.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { shuffle } = require('seed-shuffle');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
for (const word of ['a', 'b', 'Friday', 'game 7']) hold(`the seed "${word}"`, shuffle([1, 2, 3, 4, 5], word), [2, 3, 4, 5, undefined]);
hold('the seed 1', shuffle([1, 2, 3, 4, 5], 1), [3, 2, 1, 5, 4]);
hold('the seed "1"', shuffle([1, 2, 3, 4, 5], '1'), [3, 2, 1, 5, 4]);
console.log('As stated: seed-shuffle 1.0.0 loses the first card for every seed that is a word.');
JS
node ask.cjs
