#!/usr/bin/env bash
# number-to-text 0.4.1 (npm) says "Nine Hundred And Five" for 9.5, "Nineteen Thousand, Ninety Nine" for 19.99 and "Three" for -3.
#
# One would expect: nine point five, minus three, or an error. The README calls it a number to text converter, and what is given a string or number.
# What happens: the number is read as a row of digits, and the sign and the point are digits without a name; they fill a place. A quarter is "Thousand, Twenty Five"
#   without the number of thousands. No error is given.
# Why it matters: half points are usual in many games. Read out or written on a certificate, nine and a half points are almost a thousand, and a debt is a gain.
# How we guard against it: Castalia does not use it; it writes points in figures.
# Seen: 9.5: Nine Hundred And Five; 0.25: (blank)Thousand, Twenty Five; 19.99: Nineteen Thousand, Ninety Nine; -3: Three; 905: Nine Hundred And Five
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund number-to-text@0.4.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const numberToText = require('number-to-text');
require('number-to-text/converters/en-us');
const stated = { 9.5: 'Nine Hundred And Five', 0.25: ' Thousand, Twenty Five', 19.99: 'Nineteen Thousand, Ninety Nine', '-3': 'Three', 905: 'Nine Hundred And Five',
  21: 'Twenty One' };
for (const [number, words] of Object.entries(stated)) {
  const seen = numberToText.convertToText(Number(number));
  if (seen !== words) {
    console.error(`Changed: ${number} is "${seen}"; the finding says "${words}".`);
    process.exit(1);
  }
}
console.log('As stated: number-to-text 0.4.1 says nine hundred and five for 9.5.');
JS
node ask.cjs
