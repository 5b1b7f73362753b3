#!/usr/bin/env bash
# seedrandom 3.0.5 (npm) keeps only the lowest eight bits of every letter of a seed, and a seed repeated is the same seed: "Łukasz" and "Aukasz"
# give the same numbers, as do "Ann" and "AnnAnn", "1" and "11", "2" and "22".
#
# One would expect: another stream for another string. The README speaks of "the given explicit seed" and names no such pair.
# What happens: letters are reduced modulo 256 (Ł is 0x141, A is 0x41; Ж is 0x416 and ends as 0x16), and the seed is laid into a ring of 256
#   places, over and over, as the key of RC4 is.
# Why it matters: seeds are made from table and game numbers and from names. Round 1 and round 11, 2 and 22, deal the same deck; scripts
#   outside of Latin have at most 256 letters to differ by.
# How we guard against it: Castalia deals and shuffles nothing; fingerprints of sessions are SHA-256 of their bytes.
# Seen: the first number of "1" and "11" is 0.2694488477791326; "Łukasz" and "Aukasz" agree in 100 numbers; "12" and "21" do not
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund seedrandom@3.0.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const seedrandom = require('seedrandom');
const numbers = (seed) => {
  const next = seedrandom(seed);
  return Array.from({ length: 100 }, () => next()).join(' ');
};
const same = [['Ann', 'AnnAnn'], ['1', '11'], ['2', '222'], ['Łukasz', 'Aukasz'], ['Жанна', '\u0016\u0030\u003d\u003d\u0030']];
const other = [['Ann', 'Anna'], ['12', '21'], ['1', '2'], ['10', '1']];
for (const [one, two] of same) {
  if (numbers(one) === numbers(two)) continue;
  console.error(`Changed: "${one}" and "${two}" are two seeds now.`);
  process.exit(1);
}
for (const [one, two] of other) {
  if (numbers(one) !== numbers(two)) continue;
  console.error(`Changed: "${one}" and "${two}" are one seed now.`);
  process.exit(1);
}
console.log('As stated: for seedrandom 3.0.5 Łukasz and Aukasz are one seed, and so are 1 and 11, Ann and AnnAnn.');
JS
node ask.cjs
