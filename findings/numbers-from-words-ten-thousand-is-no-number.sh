#!/usr/bin/env bash
# numbers-from-words 0.0.8 (npm) does not read "ten thousand", nor "a hundred", reads "twenty-first" as 20 and a word that it does not know as 0.
#
# One would expect: 10000, 100, and 21 or an error. The README says that it "supports a wide variety of inputs", with "one thousand, and five hundred" among them; for other
#   texts it has an InvalidInputError.
# What happens: only the words from one to nine may stand before thousand and million, and the error says "parsed magnitude without number". Words that it does not know are
#   passed over, so that "third" and "nothing" are the number 0, as "zero" is.
# Why it matters: points told by voice are points without an error: "minus three" are three, "third" none. Up to nine thousand all is right.
# How we guard against it: points are typed as digits, and what is no number is refused with its place.
# Seen: one thousand and twenty three: 1023; ten thousand, twenty thousand, a hundred: an error; twenty-first: 20; minus three: 3; third, nothing: 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund numbers-from-words@0.0.8 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse, InvalidInputError } = require('numbers-from-words');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (words) => {
  try {
    return parse(words);
  } catch (error) {
    return error instanceof InvalidInputError ? 'refused' : error.message;
  }
};
const stated = {
  'twenty two': 22, 'one thousand and twenty three': 1023, 'one thousand': 1000, 'ten thousand': 'refused', 'twenty thousand': 'refused', 'a hundred': 'refused',
  'twenty-first': 20, 'minus three': 3, third: 0, nothing: 0, zero: 0,
};
for (const [words, number] of Object.entries(stated)) hold(words, read(words), number);
console.log('As stated: numbers-from-words 0.0.8 does not read "ten thousand".');
JS
node ask.cjs
