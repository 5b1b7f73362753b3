#!/usr/bin/env bash
# fractional 1.0.0 (npm) writes minus one and a half as "-1 1/2" and reads "-1 1/2" as minus a half: a point is lost on the way.
#
# One would expect: minus one and a half. The README calls it an arithmetic library, its fractions are written as mixed numbers, and "1 1/2" is read
#   as one and a half.
# What happens: the whole part and the fraction are read as two numbers and added, so that -1 and 1/2 make -1/2. For 9 1/4 below zero it is -8 3/4.
# Why it matters: half points below zero are kept as a text and read again the next evening. Above zero all is right, and so is -1/2, which has no
#   whole part.
# How we guard against it: our exports have decimals, -1.5, and not fractions.
# Seen: -1.5: "-1 1/2"; "-1 1/2": -0.5; "-9 1/4": -8.75; "1 1/2": 1.5; "-1/2": -0.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund fractional@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Fraction } = require('fractional');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('minus one and a half', new Fraction(-1.5).toString(), '-1 1/2');
const read = (text) => { const fraction = new Fraction(text); return fraction.numerator / fraction.denominator; };
hold('the same, read again', read(new Fraction(-1.5).toString()), -0.5);
hold('minus nine and a quarter, read again', read(new Fraction(-9.25).toString()), -8.75);
hold('one and a half, read again', read(new Fraction(1.5).toString()), 1.5);
hold('minus a half, read again', read(new Fraction(-0.5).toString()), -0.5);
console.log('As stated: fractional 1.0.0 writes -1.5 as "-1 1/2" and reads that as -0.5.');
JS
node ask.cjs
