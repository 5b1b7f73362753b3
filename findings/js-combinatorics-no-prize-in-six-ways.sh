#!/usr/bin/env bash
# js-combinatorics 2.1.4 (npm) gives no prizes to three players in six ways, all of them with three prizes; its function for the number of ways says one.
#
# One would expect: one way, the empty one, as combinations of none give. The README has new Permutation(seed, size) with "the number of elements in the
#   iterated element", which "defaults to seed.length", and permutation(n, k) beside it.
# What happens: 0 counts as a size that was not given, and the default is taken. Combination has none, and 0 stays 0 there.
# Why it matters: whoever goes through all numbers of prizes from 0 on, to count how an evening can end, has the last case twice and the first not at
#   all. For three players that is 21 ways instead of 16, and nothing in the list looks wrong.
# How we guard against it: tests compare Castalia's odds with plain counting.
# Seen: Permutation of abc by 0, 1, 2, 3: 6, 3, 6, 6; permutation(3, k): 1, 3, 6, 6; Combination of abc by 0: 1; the first element by 0: abc
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund js-combinatorics@2.1.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { Combination, Permutation, permutation } from 'js-combinatorics';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const sizes = [0, 1, 2, 3];
hold('how many permutations there are', sizes.map((size) => Number(new Permutation('abc', size).length)), [6, 3, 6, 6]);
hold('how many there are by the function', sizes.map((size) => Number(permutation(3, size))), [1, 3, 6, 6]);
hold('how many combinations there are', sizes.map((size) => Number(new Combination('abc', size).length)), [1, 3, 3, 1]);
hold('the first permutation of none', [...new Permutation('abc', 0)][0].join(''), 'abc');
hold('the sum over all numbers of prizes', sizes.reduce((sum, size) => sum + [...new Permutation('abc', size)].length, 0), 21);
console.log('As stated: js-combinatorics 2.1.4 has six permutations of three players by none.');
JS
node ask.mjs
