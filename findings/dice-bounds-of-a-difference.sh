#!/usr/bin/env bash
# In @dice-roller/rpg-dice-roller 5.5.1 (npm) minTotal and maxTotal are no bounds once something is subtracted, and averageTotal is the
# middle between them: "d20-d20" lies between 0 and 0, "10-d6" between 9 and 4, and "abs(d6-4)" between 3 and 2.
#
# One would expect: the smallest and the largest total that the line can have; the class's documentation calls them "the minimum possible
#   total" and "the maximum possible total", and averageTotal "the average possible total".
# What happens: every die is set to its lowest face for the minimum and to its highest for the maximum, whatever the sign before it. A throw
#   of d20-d20 is outside of its own bounds in 19 of 20 cases. The average of 4d6kh3 is told as 10.5 (it is 12.24; the maintainers know of
#   this one, their issue 293), and that of an exploding 2d6! as 6007.
# Why it matters: contests ("my d20 against yours") are such lines. Programs draw axes and bars from these three values, and check foreign
#   records by them; a record that is right is then refused.
# How we guard against it: bounds and means follow from the dice as they are summed, and bounds in foreign records are not read.
# Seen: minTotal, averageTotal, maxTotal: d20-d20: 0 0 0; 10-d6: 9 6.5 4; abs(d6-4): 3 2.5 2; 4d6kh3: 3 10.5 18; 2d6!: 2 6007 12012
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  '4d6': [4, 14, 24],
  'd20-d20': [0, 0, 0],
  '10-d6': [9, 6.5, 4],
  'abs(d6-4)': [3, 2.5, 2],
  '2d6-d4': [1, 4.5, 8],
  '4d6kh3': [3, 10.5, 18],
  '2d6!': [2, 6007, 12012],
};
for (const [line, bounds] of Object.entries(stated)) {
  const roll = new DiceRoll(line);
  hold(line, [roll.minTotal, roll.averageTotal, roll.maxTotal], bounds);
}
let outside = 0;
for (let count = 0; count < 2000; ++count) {
  const roll = new DiceRoll('d20-d20');
  outside += roll.total < roll.minTotal || roll.total > roll.maxTotal ? 1 : 0;
}
hold('d20-d20: more than nine of ten throws are out of bounds', outside > 1800, true);
console.log('As stated: rpg-dice-roller 5.5.1 puts d20-d20 between 0 and 0, 10-d6 between 9 and 4, and the mean of 4d6kh3 at 10.5.');
JS
node ask.mjs
