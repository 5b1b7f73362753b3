#!/usr/bin/env bash
# string-similarity-js 2.1.4 (npm) gives 0, nothing in common, to A and A, and to 9 and 9.
#
# One would expect: 1. The README says that it gives "a score between 0 and 1 indicating the strength of the match", and that it is less effective with very short strings, for
#   which another length of the pieces can be given.
# What happens: a text that is shorter than a piece of two letters has no pieces, and the answer is 0 before anything is compared. With pieces of one letter it is 1.
# Why it matters: players who are entered as A, B and C, and games called 7 or Z, are never found again, though Al and Al are. A limit does not help, since no match is below
#   any limit.
# How we guard against it: Castalia joins two players only where somebody asks for it, and never by likeness.
# Seen: Al, Al: 1; A, A: 0; 9, 9: 0; 10, 10: 1; A, A with pieces of one letter: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund string-similarity-js@2.1.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { stringSimilarity: likeness } = require('string-similarity-js');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = [['Al', 'Al', 1], ['10', '10', 1], ['A', 'A', 0], ['9', '9', 0]];
for (const [one, other, score] of stated) hold(`${one} and ${other}`, likeness(one, other), score);
hold('A and A by single letters', likeness('A', 'A', 1), 1);
console.log('As stated: for string-similarity-js 2.1.4 A and A have nothing in common.');
JS
node ask.cjs
