#!/usr/bin/env bash
# number2text 1.1.0 (npm) writes 2.05 as "Two Point Five" and 2.5 as "Two Point Fifty".
#
# One would expect: "Two Point Zero Five" and "Two Point Five", as numbers are read in English. The README promises a "facility to convert number to text", of which money is
#   another kind with an option of its own.
# What happens: what is behind the point is read as a number of hundredths, also where no money is asked for. The example of the README, 100.10 as "One Hundred Point Ten", does
#   so, too, and is one hundred and a tenth.
# Why it matters: half a point is told as fifty, and a twentieth as a half. Whole numbers are right.
# How we guard against it: Castalia gives digits to those who listen.
# Seen: 2: Two; 2.05: Two Point Five; 2.5: Two Point Fifty; 9.5: Nine Point Fifty; 0.05: Zero Point Five
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund number2text@1.1.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const words = require('number2text');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = { 2: 'Two', 100.1: 'One Hundred Point Ten', 2.05: 'Two Point Five', 2.5: 'Two Point Fifty', 9.5: 'Nine Point Fifty', 0.05: 'Zero Point Five' };
for (const [number, text] of Object.entries(stated)) hold(number, words(Number(number), 'English').trim(), text);
console.log('As stated: number2text 1.1.0 tells 2.05 as "Two Point Five".');
JS
node ask.cjs
