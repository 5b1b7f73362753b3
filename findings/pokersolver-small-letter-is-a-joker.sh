#!/usr/bin/env bash
# pokersolver 2.1.4 (npm) takes a card whose rank is a small letter, or any letter that it does not know, for a wild card: a hand without a pair
# but with "kc" for the king of clubs is "Pair, J's", in a game that has no wild cards.
#
# One would expect: the king, since the suits may be written small or large, or an error. The README tells to write ten as T and mentions no
#   letter case; poker-evaluator reads "kc" as the king.
# What happens: an unknown rank gets the place -1, which is also the mark of a wild card. With two small letters the same hand is
#   three nines. A hand of five small letters ends in a TypeError.
# Why it matters: other programs (poker-evaluator's README) write cards as "ah kd". Feeding these to pokersolver gives better hands, not
#   errors, and the wrong player wins.
# How we guard against it: a rank or suit that is not known is refused by name, and both cases are read.
# Seen: 2c 7d 9h Js Kc -> "K High"; 2c 7d 9h Js kc -> "Pair, J's"; 2c 7d 9h js kc -> "Three of a Kind, 9's"; 2c 7d 9h Js Xc -> "Pair, J's"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pokersolver@2.1.4 poker-evaluator@2.1.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Hand } = require('pokersolver');
const evaluator = require('poker-evaluator');
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} is ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
const told = (cards) => Hand.solve(cards.split(' ')).descr;
hold('2c 7d 9h Js Kc', told('2c 7d 9h Js Kc'), 'K High');
hold('2C 7D 9H JS KC', told('2C 7D 9H JS KC'), 'K High');
hold('2c 7d 9h Js kc', told('2c 7d 9h Js kc'), "Pair, J's");
hold('2c 7d 9h Js Xc', told('2c 7d 9h Js Xc'), "Pair, J's");
hold('2c 7d 9h js kc', told('2c 7d 9h js kc'), "Three of a Kind, 9's");
const beaten = Hand.winners([Hand.solve('2c 7d 9h Js kc'.split(' ')), Hand.solve('2d 7s 9c Jh Ac'.split(' '))])[0].descr;
hold('the winner of king high, written small, against ace high', beaten, "Pair, J's");
for (const cards of ['2c 7d 9h Js Kc', '2c 7d 9h js kc']) {
  hold(`poker-evaluator: ${cards}`, evaluator.evalHand(cards.split(' ')).handName, 'high card');
}
console.log("As stated: pokersolver 2.1.4 makes a pair of jacks of 2c 7d 9h Js kc; poker-evaluator sees the king.");
JS
node ask.cjs
