#!/usr/bin/env bash
# number-in-letters 0.5.0 (npm) writes -3 as "undefined-seven", and so -13, in each of its languages that put tens and units side by side.
#
# One would expect: "minus three", an error, or nothing, as the library written-number gives from which it is copied. The manual says that it converts
#   numbers to words and names no range.
# What happens: the units are looked for from -3 less the next ten below, -10, which leaves seven; there is no word for -10, and undefined is written. -20
#   has no text at all. French has 21 as "vingt-un" and 1100 in Spanish is "mil ciento"; 9.5 is ten.
# Why it matters: penalties are points below nought, and a wrong number stands in the text beside the word undefined: who strikes the word, as one is
#   tempted to, has made 7 of -3.
# How we guard against it: Castalia does not use it.
# Seen: -3: undefined-seven; -13: undefined-seven; -20: no text; es: undefined y siete; fr: undefined-sept; fr 21: vingt-un; es 1100: mil ciento; 9.5: ten;
#   103: one hundred and three
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund number-in-letters@0.5.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const words = require('number-in-letters');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const all = [[-3, 'en', 'undefined-seven'], [-13, 'en', 'undefined-seven'], [-20, 'en', undefined], [-3, 'es', 'undefined y siete'], [-3, 'fr', 'undefined-sept'],
  [21, 'fr', 'vingt-un'], [1100, 'es', 'mil ciento'], [9.5, 'en', 'ten'], [103, 'en', 'one hundred and three']];
for (const [number, lang, stated] of all) hold(`${number} in ${lang}`, words(number, { lang }), stated);
console.log('As stated: number-in-letters 0.5.0 writes -3 as undefined-seven.');
JS
node ask.cjs
