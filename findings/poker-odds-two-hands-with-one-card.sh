#!/usr/bin/env bash
# poker-odds 1.0.1 (npm) deals the same card to two unknown hands: both opponents can hold the fourth ace and tie with four of a kind.
#
# One would expect: hands that one deck can deal. The README counts on it: "use .. for random cards, .... for a random hand", with any number
#   of hands, and board and known hands are taken out of the deck.
# What happens: every hand with ".." is filled by its own draw, which leaves out the cards that were named, and not those that another unknown
#   hand has just got. In one of twelve deals two unknown hands share a card.
# Why it matters: the chances of two and more unknown hands are slightly wrong, and no single result shows it: only a hand that leaves no
#   doubt, such as the fourth ace, does.
# How we guard against it: a card that is named once is gone from the deck, in what is entered and in chances.
# Seen: board Ac Ad Ah 2s 3d, two unknown hands: in 60000 deals both had four aces about 100 times; one of them known (As): never
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund poker-odds@1.0.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { calculateEquity } = require('poker-odds');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const board = ['Ac', 'Ad', 'Ah', '2s', '3d'];
const four = (hand) => hand.handChances.find((chance) => chance.name === 'four of a kind').count;
const both = (hands, deals) => {
  let count = 0;
  for (let deal = 0; deal < deals; ++deal) count += calculateEquity(hands, board).every((hand) => four(hand) === 1) ? 1 : 0;
  return count;
};
const shared = both([['..', '..'], ['..', '..']], 60000);
hold('both unknown hands have the fourth ace in 40 to 200 of 60000 deals', shared >= 40 && shared <= 200, true);
hold('the fourth ace is known', both([['As', '..'], ['..', '..']], 60000), 0);
console.log(`As stated: in poker-odds 1.0.1 both of two unknown hands held the ace of spades, ${shared} times in 60000 deals.`);
JS
node ask.cjs
