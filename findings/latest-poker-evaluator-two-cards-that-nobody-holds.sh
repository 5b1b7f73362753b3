#!/usr/bin/env bash
# latest-poker-evaluator 0.3.2 (npm) puts two cards into a hand of three that it is asked about, and counts them when the hand is asked about again.
#
# One would expect: the value of the hand and nothing else. The package takes hands of 3, 5, 6 or 7 cards, as the program from which it is copied; that one,
#   poker-evaluator 2.1.1, leaves the list of the caller as it was.
# What happens: two low cards that are not in the hand and make no pair are appended to the list of the caller, so that the table for five cards can be
#   used. The hand is then longer by these two for good, and when the next two cards are dealt it is read as one of seven.
# Why it matters: a game in which cards are opened one after the other, as in stud, asks after each. From the third card on every player holds two cards
#   that were never dealt, and other players may hold them, too.
# How we guard against it: Castalia does not use it.
# Seen: As 2s 3s: high card, and the list is As 2s 3s 4s 6d; with 4c and 5d: a straight of rank 2, to the six; the same five cards in a new list: a straight
#   of rank 1, to the five; poker-evaluator: rank 1 both times
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund latest-poker-evaluator@0.3.2 poker-evaluator@2.1.1 \
  >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
for (const [name, grown, rank] of [['latest-poker-evaluator', 'As 2s 3s 4s 6d', 2], ['poker-evaluator', 'As 2s 3s', 1]]) {
  const evaluator = require(name);
  const hand = ['As', '2s', '3s'];
  hold(`${name}: three cards`, evaluator.evalHand(hand).handName, 'high card');
  hold(`${name}: the hand afterwards`, hand.join(' '), grown);
  hand.push('4c', '5d');
  const seen = evaluator.evalHand(hand);
  hold(`${name}: two more cards`, [seen.handName, seen.handRank], ['straight', rank]);
  const fresh = evaluator.evalHand(['As', '2s', '3s', '4c', '5d']);
  hold(`${name}: the same cards in a new list`, [fresh.handName, fresh.handRank], ['straight', 1]);
}
console.log('As stated: latest-poker-evaluator 0.3.2 leaves two cards of its own in a hand of three.');
JS
node ask.cjs
