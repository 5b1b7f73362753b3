#!/usr/bin/env bash
# open-hand-tracker 1.0.9 (npm) gives the whole pot of 450 to a player who went all in with 50 against two who bet 200, and 30 of 40 chips to a player
# whose last bet nobody called.
#
# One would expect: 150, three times her 50, for the first; her chips and Ben's, 40, for the second. The README says that calculateWinningAmount
#   "calculates the winners winnings". What was bet beyond an all-in belongs to those who bet it: that is the side pot of every book of rules.
# What happens: if all others together put in as much as the winner, the sum of everything is returned, without a look at each of them. Otherwise the
#   winner's chips are cut to the largest single bet of anybody else, not to what somebody else put in during all rounds. The second
#   argument, which the README passes, is not read.
# Why it matters: the result is what is written as "win_amount" into a hand history. Chips of the side pot change their owner, or ten chips are gone, and
#   in a hand with one bet, as in its own tests, all is right.
# How we guard against it: Castalia shares out no pots; chips and points are what the table enters.
# Seen: Ann 50, Ben and Cyd 50 + 150 each, Ann wins: 450; Ann 10 + 10 + 50, Ben 10 + 10 and a fold: 30; Ann 20 + 50, Ben 20 and a fold: 40, right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund open-hand-tracker@1.0.9 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { OpenHandHistory } = require('open-hand-tracker');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const [ann, ben, cyd] = [1, 2, 3];
const streets = ['Preflop', 'Flop', 'Turn', 'River'];
const won = (rounds, pot) => {
  const hand = new OpenHandHistory();
  ['Ann', 'Ben', 'Cyd'].forEach((name, index) => hand.addPlayer({ name, id: index + 1, starting_stack: 200, seat: index + 1 }));
  rounds.forEach((actions, round) => {
    hand.addRound({ id: round, street: streets[round], actions: [] });
    actions.forEach(([player_id, action, amount], index) => hand.addActionToRound(round, { action_number: index + 1, player_id, action, amount }));
  });
  return hand.calculateWinningAmount(ann, pot);
};
const one_street = [[[ann, 'Raise', 20], [ben, 'Call', 20]], [[ann, 'Bet', 50], [ben, 'Fold']]];
hold('a bet that nobody calls after one street', won(one_street, 90), 40);
const two_streets = [[[ann, 'Raise', 10], [ben, 'Call', 10]], [[ann, 'Bet', 10], [ben, 'Call', 10]], [[ann, 'Bet', 50], [ben, 'Fold']]];
hold('a bet that nobody calls after two streets', won(two_streets, 90), 30);
const all_in = [[[ann, 'Raise', 50], [ben, 'Call', 50], [cyd, 'Call', 50]], [[ben, 'Bet', 150], [cyd, 'Call', 150]]];
hold('all in with 50 against two with 200', won(all_in, 450), 450);
console.log('As stated: open-hand-tracker 1.0.9 gives a side pot to the short stack, and 30 of 40 chips to a bet that nobody called.');
JS
node ask.cjs
