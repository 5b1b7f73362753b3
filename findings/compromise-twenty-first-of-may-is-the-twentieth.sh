#!/usr/bin/env bash
# compromise 14.17.0 (npm) finds the number 20 in "the twenty-first of May" and in "the twenty-first player", makes "the 20th of May" of it, and tells -3 as "-three".
#
# One would expect: 21, as in "the twenty-first" alone, and "minus three". The README says of numbers().get() "get a simple javascript number", of toNumber() "convert 'five' to
#   `5`" and of toText() "convert '5' to `five`"; "minus three" it reads as -3.
# What happens: before some words the half "first" is taken for another part of the sentence, and the number ends before it. With game, turn or round behind it, it is 21. In
#   "-3" only the digits are put into words.
# Why it matters: the day of an evening and the seat of a player are moved by one, or three, without an error: the thirty-third player is 30. First and third, and all that are
#   written with digits, are right.
# How we guard against it: what Castalia reads are digits, and what is no number is refused with its place.
# Seen: the twenty-first: 21; the twenty-first turn: 21; the twenty-first of May: 20; the twenty-first player: 20; the thirty-third player: 30; the 21st player: 21; -3: -three
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund compromise@14.17.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import nlp from 'compromise';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const found = (words) => nlp(words).numbers().get()[0];
const stated = {
  'the twenty-first': 21, 'the twenty-first turn': 21, 'the 21st player': 21, 'the twenty-first of May': 20, 'the twenty-first player': 20, 'the thirty-third player': 30,
};
for (const [words, number] of Object.entries(stated)) hold(words, found(words), number);
hold('the day in digits', nlp('the twenty-first of May').numbers().toNumber().all().text(), 'the 20th of May');
hold('-3 in words', nlp('-3').numbers().toText().text(), '-three');
hold('minus three in digits', nlp('minus three').numbers().toNumber().text(), '-3');
console.log('As stated: for compromise 14.17.0 the twenty-first of May is the 20th.');
JS
node ask.mjs
