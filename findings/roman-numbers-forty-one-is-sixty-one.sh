#!/usr/bin/env bash
# roman-numbers 1.0.2 (npm) reads XLI, its own 41, as 61, and XCI as 111. XL, XLIV and XLIX are right.
#
# One would expect: 41 and 91. The README says that it converts from 1 to 3999 "and vice versa", and that it checks whether the format is valid.
# What happens: equal letters are put together, and the groups are taken from the right in pairs. A smaller group is taken off only from the other
#   of its pair. In XLI the pairs are L with I, and X alone: 10 more instead of 10 less. So it is for 640 of the 3999 numbers.
# Why it matters: of the numbers below a hundred eight are wrong, and no error shows it; a test with IX, XL, XC and the year passes. Scenarios,
#   chapters and the 41st evening of a campaign are counted so.
# How we guard against it: Castalia neither reads nor writes Roman numbers.
# Seen: XL: 40; XLI: 61; XLII: 62; XLIV: 44; XLV: 65; XCI: 111; CDI: 601; CMI: 1101; MMXXVI: 2026; wrong below 100: 41, 42, 43, 45, 91, 92, 93, 95
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund roman-numbers@1.0.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { arabToRoman, romanToArab, isValidRoman } = require('roman-numbers');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('single numbers', ['XL', 'XLI', 'XLII', 'XLIV', 'XLV', 'XCI', 'CDI', 'CMI', 'MMXXVI'].map(romanToArab), [40, 61, 62, 44, 65, 111, 601, 1101, 2026]);
const wrong = Array.from({ length: 3999 }, (_, place) => place + 1).filter((number) => romanToArab(arabToRoman(number)) !== number);
hold('what is wrong below 100', wrong.filter((number) => number < 100), [41, 42, 43, 45, 91, 92, 93, 95]);
hold('how many are wrong', wrong.length, 640);
hold('whether they count as valid', wrong.every((number) => isValidRoman(arabToRoman(number))), true);
console.log('As stated: roman-numbers 1.0.2 reads XLI as 61, and 640 of its own numbers as others.');
JS
node ask.cjs
