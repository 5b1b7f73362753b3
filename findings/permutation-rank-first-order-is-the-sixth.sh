#!/usr/bin/env bash
# permutation-rank 1.0.0 (npm) gives the rank 5, the last of six, to three cards that lie as they did, and the six orders in a row that is neither lexicographic nor
# colexicographic.
#
# One would expect: 0 for 0 1 2, and the six in colexicographic order, which compares the last places first. The README says of rank: "Computes an integer representing the
#   colexicographic rank of the permutation".
# What happens: the ranks are those of Myrvold and Ruskey, whose paper it names. They are the numbers from 0 to 5, and are read back rightly, but they follow no order by
#   places. The example, 0 3 1 2 with 15, is the same in both.
# Why it matters: orders of a deck are kept as numbers, so that two can be compared and a range taken, as it is done with those of other programs; all of them mean other
#   orders.
# How we guard against it: an order of cards is a list of their names in our record.
# Seen: ranks 0 to 5: 1 2 0, 2 1 0, 2 0 1, 0 2 1, 1 0 2, 0 1 2; rank of 0 3 1 2: 15
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund permutation-rank@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { rank, unrank } = require('permutation-rank');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const orders = [0, 1, 2, 3, 4, 5].map((number) => unrank(3, number).join(' '));
hold('the six orders', orders, ['1 2 0', '2 1 0', '2 0 1', '0 2 1', '1 0 2', '0 1 2']);
hold('the rank of the first order', rank([0, 1, 2]), 5);
hold('the example', rank([0, 3, 1, 2]), 15);
const places = (order) => order.split(' ').reverse().join('');
const colex = [...orders].sort((one, other) => (places(one) < places(other) ? -1 : 1));
hold('the colexicographic order', colex, ['2 1 0', '1 2 0', '2 0 1', '0 2 1', '1 0 2', '0 1 2']);
console.log('As stated: for permutation-rank 1.0.0 the order 0 1 2 has the rank 5.');
JS
node ask.cjs
