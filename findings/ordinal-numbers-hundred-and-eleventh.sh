#!/usr/bin/env bash
# ordinal-numbers 1.0.3 (npm) writes 111st, 112nd and 113rd, and 1011st.
#
# One would expect: 111th, 112th, 113th and 1011th, as it writes 11th, 12th and 13th. The README says that it adds "the ordinal indicator to a
#   integer".
# What happens: the numbers from 11 to 13 alone are an exception, and not those that end in 11 to 13.
# Why it matters: the 111th evening of a club and the 112th place of a big tournament are rare, and a list of up to a hundred is right throughout.
# How we guard against it: Castalia makes no ordinals out of a number and an ending; its words come from translations.
# Seen: 11: 11th; 111: 111st; 112: 112nd; 113: 113rd; 1011: 1011st; 121: 121st
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ordinal-numbers@1.0.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const ordinal = require('ordinal-numbers');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('the places', [11, 12, 13, 21, 111, 112, 113, 121, 1011, 1012].map(ordinal),
  ['11th', '12th', '13th', '21st', '111st', '112nd', '113rd', '121st', '1011st', '1012nd']);
console.log('As stated: ordinal-numbers 1.0.3 writes 111st, 112nd and 113rd.');
JS
node ask.cjs
