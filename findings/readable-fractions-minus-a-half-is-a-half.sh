#!/usr/bin/env bash
# readable-fractions 0.1.1 (npm) reads "-1/2" as a half, "-1 1/2" as 1 and "-2" as 0, and writes 0 as an empty text.
#
# One would expect: -0.5, -1.5, -2 and 0. The README has fractionToDecimal give the decimal of a fraction precisely, and toReadableFraction make a text of a decimal;
#   the second writes "-1/2" itself.
# What happens: a minus before the numerator is lost. Before a whole number the whole number is taken away from the fraction and the sign is gone. A whole part of
#   nought is left out even if nothing else is there. No error is given.
# Why it matters: half points that were lost come back as won: the text that the library has written itself is read with the other sign. Who has no points has an empty
#   cell.
# How we guard against it: Castalia does not use it; it writes half points as 7.5.
# Seen: -0.5: "-1/2", read as 0.5; "-1 1/2": 1; "-2": 0; "2": 2; 0: ""
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund readable-fractions@0.1.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { fractionToDecimal, formatReadableFraction, toReadableFraction } = require('readable-fractions');
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} is ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const text = (value) => formatReadableFraction(toReadableFraction(value));
hold('the text of -0.5', text(-0.5), '-1/2');
hold('that text, read', fractionToDecimal(text(-0.5)), 0.5);
hold('-1 1/2', fractionToDecimal('-1 1/2'), 1);
hold('-2', fractionToDecimal('-2'), 0);
hold('2', fractionToDecimal('2'), 2);
hold('1 1/2', fractionToDecimal('1 1/2'), 1.5);
hold('the text of 0', text(0), '');
console.log('As stated: readable-fractions 0.1.1 reads its own -1/2 as a half.');
JS
node ask.cjs
