#!/usr/bin/env bash
# decimal-number-to-words 1.3.3 (npm) writes -3, which its README writes as "minus three", as an empty text, and 0, too.
#
# One would expect: "minus three" and "zero". The README has convert.toWords(-3) with “minus three” among its examples of toWords.
# What happens: the whole part of the number is written only if it is above zero, or if decimals follow: 0.05 is "zero point zero five". Ordinals are right: toWordsOrdinal(-1)
#   is "minus first".
# Why it matters: a screen reader or a certificate gets nothing at all for a player without points and for a penalty. All numbers above zero are right.
# How we guard against it: Castalia gives digits to those who listen, with a minus sign that voices say.
# Seen: 13: thirteen; 2.9: two point nine; 0.05: zero point zero five; 0, -3, -0.5: empty; toWordsOrdinal(-1): minus first
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund decimal-number-to-words@1.3.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const words = require('decimal-number-to-words');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = { 13: 'thirteen', 2.9: 'two point nine', 0.05: 'zero point zero five', 0: '', '-3': '', '-0.5': '' };
for (const [number, text] of Object.entries(stated)) hold(number, words.toWords(Number(number)), text);
hold('the ordinal of -1', words.toWordsOrdinal(-1), 'minus first');
console.log('As stated: decimal-number-to-words 1.3.3 writes -3 as an empty text.');
JS
node ask.cjs
