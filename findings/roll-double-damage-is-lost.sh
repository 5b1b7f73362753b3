#!/usr/bin/env bash
# roll 1.3.2 (npm) drops a multiplication that stands before an addition: "2d6*2+3" is 2d6+3, and "d6+2*3" is d6+2. No error.
#
# One would expect: 2d6*2 and then 3 more, or a refusal as for "d6x2". The README names the four operations "+, -, *, /" and shows one at a time.
# What happens: the steps that it makes of the line hold the sum and the addition only; several additions are all there ("d6+1-2+3").
# Why it matters: double damage with a bonus is the usual line, and the result is a possible one, only too small.
# How we guard against it: a line is read to its end or refused at the letter where reading stopped.
# Seen, with ones: 2d6*2 -> 4; 2d6*2+3 -> 5; d6+2*3 -> 3; d6/2+1 -> 2; 2d6+1d4*2 -> 4; d6+1-2+3 -> 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund roll@1.3.2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Roll = require('roll');
const ones = new Roll(() => 0);
const stated = { '2d6*2': 4, '2d6*2+3': 5, 'd6+2*3': 3, 'd6/2+1': 2, '2d6+1d4*2': 4, 'd6+1-2+3': 3 };
for (const [line, total] of Object.entries(stated)) {
  const seen = ones.roll(line).result;
  if (seen === total) continue;
  console.error(`Changed: ${line} with ones is ${seen}; the finding says ${total}.`);
  process.exit(1);
}
console.log('As stated: roll 1.3.2 makes 2d6+3 of 2d6*2+3.');
JS
node ask.cjs
