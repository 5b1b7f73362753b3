#!/usr/bin/env bash
# @ultirequiem/roman 1.1.0 (npm) reads "xii" as 0, "Xii" as 10, "IC" as 1 and "IIX" as 2, and refuses "IIII" as invalid.
#
# One would expect: 12 or an error for small letters, and an error for the others. The manual shows parseRoman for III, XLVII and MCMLXXXIV; that it has an
#   error for what is no Roman number is seen with IIII.
# What happens: signs are taken off the front as long as they fit, from M downward. What is left when nothing fits is passed over, be it small letters, a
#   blank or a letter in a wrong place.
# Why it matters: volumes and editions of games are written in small letters as well as in large ones. A number comes out, and 0 is taken for the first of a
#   list.
# How we guard against it: Castalia reads no Roman numbers; names of games stay text.
# Seen: XII: 12; xii: 0; Xii: 10; MCm: 1100; IC: 1; IL: 1; IIX: 2; VX: 5; "X I": 10; XIA: 11; IIII: error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @ultirequiem/roman@1.1.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parseRoman } = require('@ultirequiem/roman');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (text) => {
  try { return parseRoman(text); } catch (error) { return error.message; }
};
const all = { XII: 12, XLVII: 47, xii: 0, Xii: 10, MCm: 1100, IC: 1, IL: 1, IIX: 2, VX: 5, 'X I': 10, XIA: 11, IIII: 'Roman numeral is invalid.' };
for (const [text, stated] of Object.entries(all)) hold(text, read(text), stated);
console.log('As stated: @ultirequiem/roman 1.1.0 reads xii as 0.');
JS
node ask.cjs
