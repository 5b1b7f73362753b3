#!/usr/bin/env bash
# poker-ts 1.5.0 (npm) takes the second best card beside four of a kind, and calls two threes of a kind no full house: the better hand loses.
#
# One would expect: the best five of seven cards, as in every book on Texas hold'em, whose rules the README promises ("can be used to serve
#   Texas hold'em games for real players").
# What happens: after four equal cards the code goes on at the sixth card instead of the fifth, so that the best one is always left out. And a
#   pair is looked for in the last four of the seven cards: in K K K 3 3 3 9 these are 3 3 3 9, begin with three equal cards, and are no pair.
# Why it matters: both are rare, about once in five hundred hands, and then the pot goes to the wrong player. The names of the other hands are
#   right, and so is nearly every result that anybody looks at.
# How we guard against it: tests count all 2598960 hands by their kinds, and compare random piles of cards with plain counting.
# Seen: 7 7 7 7 2 with A Q: 7 7 7 7 Q, with K Q: the same, a draw instead of the ace's; K K K 3 3 3 9: three of a kind, loses to 2 2 2 4 4 and
#   to any straight. poker-evaluator 2.1.1, for comparison: the ace wins, and K K K 3 3 is a full house
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund poker-ts@1.5.0 poker-evaluator@2.1.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { default: Hand, HandRanking } = require('poker-ts/dist/lib/hand.js');
const { default: Card } = require('poker-ts/dist/lib/card.js');
const evaluator = require('poker-evaluator');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const ranks = '23456789TJQKA';
const cards = (line) => line.split(' ').map((code) => new Card(ranks.indexOf(code[0]), 'cdhs'.indexOf(code[1])));
const hand = (line) => Hand.of(cards(line));
const shown = (line) => {
  const best = hand(line);
  return `${HandRanking[best.ranking()]} ${best.cards().map((card) => ranks[card.rank]).join('')}`;
};
const winner = (first, second) => Math.sign(Hand.compare(hand(second), hand(first))) + 0;
const other = (line) => evaluator.evalHand(line.split(' '));

const ace = '7c 7d 7h 7s 2c Ad Qs';
const king = '7c 7d 7h 7s 2c Kd Qh';
hold('four sevens, ace, queen', shown(ace), 'FOUR_OF_A_KIND 7777Q');
hold('four sevens, king, queen', shown(king), 'FOUR_OF_A_KIND 7777Q');
hold('the ace against the king (0 is a draw)', winner(ace, king), 0);
hold('poker-evaluator: the ace wins', other(ace).value > other(king).value, true);

const two = 'Kc Kd Kh 3c 3d 3h 9s';
const small = '2c 2d 2h 4c 4d Jh 9s';
const straight = '4c 5d 6h 7c 8d Kh 2s';
hold('three kings and three threes', shown(two), 'THREE_OF_A_KIND KKK33');
hold('against twos full of fours (-1 is lost)', winner(two, small), -1);
hold('against a straight', winner(two, straight), -1);
hold('poker-evaluator', [other(two).handName, other(two).value > other(small).value], ['full house', true]);
console.log('As stated: in poker-ts 1.5.0 four sevens with an ace and with a king are equal, and KKK333 is three of a kind.');
JS
node ask.cjs
