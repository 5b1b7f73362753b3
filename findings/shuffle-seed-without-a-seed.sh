#!/usr/bin/env bash
# shuffle-seed 1.1.6 (npm) without a seed gives the same order every time, on every machine; and the seeds 0, null, "", false and NaN are all
# one and the same seed.
#
# One would expect: a random order without a seed, as in seedrandom, on which the README says that it is based ("with no arguments" that one
#   seeds itself from time and other chance); and an order of its own for game number 0, as for game number 1.
# What happens: a missing seed becomes the word "undefined", and every value that counts as false becomes one fixed seed. [1..8] without a seed
#   is 1 2 6 4 5 8 7 3 today and tomorrow; with 0, null, "", false and NaN it is 8 3 5 6 4 1 7 2.
# Why it matters: a deck whose seed field was left empty is the same deck at every table, and looks shuffled.
# How we guard against it: Castalia never shuffles for the table; the dice that it throws on demand take their numbers from the system.
# Seen: 12645873 in three processes; 0, null, "", false, NaN -> 83564172; "0" -> 71548632; 1 -> 23671584
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund shuffle-seed@1.1.6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { shuffle } = require('shuffle-seed');
const deck = [1, 2, 3, 4, 5, 6, 7, 8];
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} gives ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
hold('no seed', shuffle(deck).join(''), '12645873');
for (const seed of [0, null, '', false, NaN]) hold(`the seed ${JSON.stringify(seed)}`, shuffle(deck, seed).join(''), '83564172');
hold('the seed "0"', shuffle(deck, '0').join(''), '71548632');
hold('the seed 1', shuffle(deck, 1).join(''), '23671584');
JS
for _ in 1 2 3; do node ask.cjs; done # three processes, since a seed might be drawn once for each
echo 'As stated: shuffle-seed 1.1.6 has one fixed order without a seed, and one for 0, null, "", false and NaN.'
