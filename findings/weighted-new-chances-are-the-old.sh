#!/usr/bin/env bash
# weighted 1.0.0 (npm) goes on with the sum of the weights from its first draw: a dragon whose weight is raised from 1 to 11 comes in one draw of ten, as
# before, and pop() on the list of weights gives nothing.
#
# One would expect: 11 of 20. The README says that the likelihood of each item "is directly proportional to its share of the total weight".
# What happens: the sum is kept in the list of weights itself. push, pop, shift, unshift and splice of this list are replaced by functions that forget the
#   sum, and that give back nothing: a weight taken off with pop() is undefined. A weight that is changed in its place is not noticed. With a smaller
#   weight the draw now and then ends with an error, since "all weights do not add up".
# Why it matters: chances change during a game: a card is drawn, a monster is dead. Each draw is a possible one, so that only counting shows it; and the
#   caller's own list is a list with six more members, whose pop() does not work.
# How we guard against it: Castalia has no tables with weights, and its odds are compared with counting every way in which the dice can fall.
# Seen: weights 6, 3, 1, then 6, 3, 11: shares 30, 60 and 10 of 100 both times; [1, 2, 3].pop() after a draw: undefined, and two weights are left
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund weighted@1.0.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const weighted = require('weighted');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const table = ['rain', 'goblins', 'dragon'];
// Draws at the middle of each hundredth, so that the shares are counted and not guessed.
const shares = (weights) => {
  const seen = { rain: 0, goblins: 0, dragon: 0 };
  for (let part = 0; part < 100; ++part) ++seen[weighted.select(table, weights, () => (part + 0.5) / 100)];
  return Object.values(seen);
};
const weights = [6, 3, 1];
hold('the first shares', shares(weights), [60, 30, 10]);
weights[2] = 11;
hold('the shares after the dragon has 11', shares(weights), [60, 30, 10]);
hold('a new list with these weights', shares([6, 3, 11]), [30, 15, 55]);
const smaller = [6, 3, 1];
shares(smaller);
smaller[0] = 1;
let refused = '';
try {
  shares(smaller);
} catch (error) {
  refused = error.message;
}
hold('the rain has 1 instead of 6', refused, 'All weights do not add up to >= 1 as expected.');
const taken = [1, 2, 3];
weighted.select(['a', 'b', 'c'], taken);
hold('pop of the list of weights', [String(taken.pop()), taken.length], ['undefined', 2]);
console.log('As stated: weighted 1.0.0 draws with the sum of before, and the weights of the caller have a pop() that gives nothing.');
JS
node ask.cjs
