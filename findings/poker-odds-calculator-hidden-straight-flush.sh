#!/usr/bin/env bash
# poker-odds-calculator 0.4.0 (npm) does not see a straight flush if a higher straight of mixed suits lies over it: 5♥ 4♥ on 10♥ 9♠ 8♥ 7♥ 6♥ has a
# chance of 0 % against A♥ K♠, and wins.
#
# One would expect: the best hand that seven cards hold, as in every book on Texas hold'em. The README promises odds "for any number of hands" and
#   that the library is "100% tested, production ready".
# What happens: the highest straight is looked for without suits (10 9 8 7 6), and then the first five cards of the suit from there down must
#   follow one another. 10♥ 8♥ 7♥ 6♥ 5♥ do not, and nobody looks at the next five, 8♥ 7♥ 6♥ 5♥ 4♥. The hand is a flush, and the ace's is higher.
# Why it matters: the answer is the surest there is, 0 and 100, and exactly the wrong way round. The hand is rare, and it is one that is told about.
# How we guard against it: straights are looked for in each suit by itself, and a test counts the kinds of all hands of seven cards.
# Seen: 5h4h against AhKs on Th9s8h7h6h: 0 and 100, ranked as a flush; poker-odds-calc 0.0.14 and latest-poker-evaluator 0.3.2, for comparison: 100 and
#   0, a straight flush; without the ten (2c9s8h7h6h) 100 and 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund poker-odds-calculator@0.4.0 poker-odds-calc@0.0.14 latest-poker-evaluator@0.3.2 \
    >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'node:module';
import { CardGroup, FullDeckGame, HandRank, OddsCalculator } from 'poker-odds-calculator';
const require = createRequire(import.meta.url);
const { TexasHoldem } = require('poker-odds-calc');
const evaluator = require('latest-poker-evaluator');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const hands = ['5h4h', 'AhKs'];
const board = 'Th9s8h7h6h';
const cards = (text) => text.match(/../g);
const odds = (table) =>
  OddsCalculator.calculate(hands.map((hand) => CardGroup.fromString(hand)), CardGroup.fromString(table)).equities.map((one) => one.getEquity());
hold('the odds', odds(board), [0, 100]);
hold('the odds without the ten', odds('2c9s8h7h6h'), [100, 0]);
hold('the kind of 5h4h', HandRank.evaluate(new FullDeckGame(), CardGroup.fromString(hands[0] + board)).alias, 'FLUSH');

const table = new TexasHoldem();
for (const hand of hands) table.addPlayer(cards(hand));
table.setBoard(cards(board));
hold('poker-odds-calc', table.calculate().getPlayers().map((player) => player.getWinsPercentage()), [100, 0]);
hold('latest-poker-evaluator', evaluator.evalHand(cards(hands[0] + board)).handName, 'straight flush');
console.log('As stated: in poker-odds-calculator 0.4.0 the straight flush 8 7 6 5 4 under a straight 10 9 8 7 6 is a flush and loses to the ace.');
JS
node ask.mjs
