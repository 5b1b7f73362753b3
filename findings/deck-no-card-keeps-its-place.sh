#!/usr/bin/env bash
# deck 0.0.4 (npm) shuffles so that no card ever stays where it was: of two cards the second always comes first, and of the six orders of three cards four
# never come.
#
# One would expect: every order equally often. The README promises a "new shuffled Array" from a uniform distribution, and shows 1 4 2 3 as a shuffle of
#   1 2 3 4.
# What happens: each card changes its place with one of those before it, never with itself: the random number is taken below i, not below i + 1. What is left are
#   the orders in which all cards go round in one circle. Its own example cannot come, since there 1 stays in its place.
# Why it matters: the bottom card is never at the bottom again, and whoever looks at two shuffles of a small pile sees nothing odd. For drawing who
#   begins among two players, the second begins every time.
# How we guard against it: Castalia never holds the cards; the table shuffles, and what lies on top is entered.
# Seen: 6000 shuffles of 1 2 3: only 231 and 312, half each; of 1 2 3 4: six orders of 24; of two cards: always the other order
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund deck@0.0.4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const deck = require('deck');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const orders = (cards) => [...new Set(Array.from({ length: 6000 }, () => deck.shuffle(cards).join('')))].sort();
hold('two cards', orders([1, 2]), ['21']);
hold('three cards', orders([1, 2, 3]), ['231', '312']);
hold('four cards', orders([1, 2, 3, 4]), ['2341', '2413', '3142', '3421', '4123', '4312']);
console.log('As stated: in deck 0.0.4 no card keeps its place, and two cards are always exchanged.');
JS
node ask.cjs
