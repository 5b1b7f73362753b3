#!/usr/bin/env bash
# In shuffle 0.2.5 (npm), "a package for shuffling and dealing decks of cards", a deck that is drawn from when empty has -1 cards, and dealing more
# than there is fills hands with undefined.
#
# One would expect: an error, no card, or fewer cards; the README shows draw(5) and deal(5, hands) and says nothing about too few.
# What happens: draw() on an empty deck returns undefined and the length is -1 from then on. draw(5) from three cards returns five
#   entries, of which two are undefined. deal(3, hands) of three cards to two players gives each three entries, half of them undefined.
# Why it matters: "is the deck empty?" is asked as length === 0, which is not true any more, so that no reshuffle comes; and hands have the
#   right number of entries.
# How we guard against it: a card can be taken only from where it lies, and what lies where follows from the events alone.
# Seen: after 3 draws 0, after 4 draws -1; draw(5) of 3 cards: 5 entries, 2 undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund shuffle@0.2.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { shuffle } = require('shuffle');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const three = () => shuffle({ deck: ['a', 'b', 'c'] });
const deck = three();
const lengths = [1, 2, 3, 4, 5].map(() => (deck.draw(), deck.length));
hold('the length after each of five draws from three cards', lengths, [2, 1, 0, -1, -1]);
const hand = three().draw(5);
hold('draw(5) of three cards: entries, and those undefined', [hand.length, hand.filter((card) => card === undefined).length], [5, 2]);
const hands = [[], []];
three().deal(3, hands);
hold('deal(3) of three cards: entries, and those undefined', [hands.map((one) => one.length), hands.flat().filter((card) => card === undefined).length], [[3, 3], 3]);
console.log('As stated: an empty deck of shuffle 0.2.5 has -1 cards, and hands are filled with undefined.');
JS
node ask.cjs
