#!/usr/bin/env bash
# numero-a-letras 1.0.6 (npm) writes -3 as "Novecientos Noventa y Nueve Mil Novecientos Noventa y Siete", 999997, and -0.5 as 999999.50.
#
# One would expect: "menos tres" or an error. The README says that it turns numbers into the text that they are.
# What happens: the number is cut into millions, thousands and the rest by rounding down, so that -3 is a million less three, and the million itself, below zero, is not
#   written.
# Why it matters: a certificate or a cheque of play money has a sum that nobody typed. All numbers above zero are right.
# How we guard against it: Castalia gives digits to those who listen, with a minus sign that voices say.
# Seen: 3: Tres Pesos 00/100 M.N.; -3: Novecientos Noventa y Nueve Mil Novecientos Noventa y Siete Pesos 00/100 M.N.; -1000: Novecientos Noventa y Nueve Mil Pesos 00/100 M.N.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund numero-a-letras@1.0.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { NumerosALetras: words } = require('numero-a-letras');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  3: 'Tres Pesos 00/100 M.N.', '-3': 'Novecientos Noventa y Nueve Mil Novecientos Noventa y Siete Pesos 00/100 M.N.',
  '-1000': 'Novecientos Noventa y Nueve Mil Pesos 00/100 M.N.', '-0.5': 'Novecientos Noventa y Nueve Mil Novecientos Noventa y Nueve Pesos 50/100 M.N.',
};
for (const [number, text] of Object.entries(stated)) hold(number, words(Number(number)), text);
console.log('As stated: numero-a-letras 1.0.6 writes -3 as 999997.');
JS
node ask.cjs
