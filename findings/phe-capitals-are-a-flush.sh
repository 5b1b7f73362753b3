#!/usr/bin/env bash
# The poker evaluator phe 0.6.0 (npm) takes every suit that it does not know for one and the same suit: five cards written in capitals, such as
# "2C 7D 9H JS KC", are a flush.
#
# One would expect: king high, or an error; too few cards, for instance, are an error there. Its README shows "Ah" and says nothing about
#   capitals.
# What happens: an unknown letter becomes the number 0 without a check, in suits ("C D H S" are all one) and in ranks: "js" and "kc" become two
#   of the same rank, so that "2c 7d 9h js kc" is three of a kind.
# Why it matters: other programs write cards in capitals (the test of Project Euler's poker hands does), and nothing tells a flush made of
#   letters from a real one. The result is a number from 1 to 7462 as always.
# How we guard against it: a rank or suit that is not known is refused by name, and both cases are read.
# Seen: 2c 7d 9h Js Kc -> High Card; 2C 7D 9H JS KC -> Flush; 2c 7d 9h js kc -> Three of a Kind; 2c 7d 9h Js Xc -> One Pair
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund phe@0.6.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const phe = require('phe');
const stated = {
  '2c 7d 9h Js Kc': 'High Card',
  '2C 7D 9H JS KC': 'Flush',
  '2c 7d 9h js kc': 'Three of a Kind',
  '2c 7d 9h Js Xc': 'One Pair',
};
for (const [cards, name] of Object.entries(stated)) {
  const seen = phe.rankDescription[phe.rankCards(cards.split(' '))];
  if (seen === name) continue;
  console.error(`Changed: ${cards} is ${seen}; the finding says ${name}.`);
  process.exit(1);
}
console.log('As stated: for phe 0.6.0 2C 7D 9H JS KC is a flush.');
JS
node ask.cjs
