#!/usr/bin/env bash
# The dice parser @3d-dice/dice-roller-parser 0.2.6 (npm) throws a 7 with a d6: its dice have one face too many, and the two outer faces
# are half as likely as the others. Its ancestor, dice-roller-parser 0.1.8, throws 1 to 6 evenly.
#
# One would expect: 1 to 6, each as often as the others. The package's README says that it supports the whole of Roll20's specification of
#   dice, where "6" is the number of sides, and that a generator may be given that returns a number between 0 and 1.
# What happens: with a generator that always returns 0.999, 1d6 is 7, 1d20 is 21 and 1d% is 101. With 0 it is 1. Only the twelfth part of
#   all numbers leads to a 1, and another twelfth to a 7, so that the mean stays near what one would check first.
# Why it matters: a log of throws that was made elsewhere can hold values that the die does not have. A program that reads "1d6" with the
#   value 7 must neither crash nor count it as 6, and a test of luck over such a log finds dice that are not fair although nobody cheated.
# How we guard against it: values that a die cannot show are refused by name ("A d6 cannot show 7").
# Seen:
#   0.2.6: 0 -> 1, 0.999 -> 7      0.1.8: 0 -> 1, 0.999 -> 6      of 12,000 throws: about 1,000 ones and 1,000 sevens, 2,000 of each other
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @3d-dice/dice-roller-parser@0.2.6 dice-roller-parser@0.1.8 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { DiceRoller: Younger } = require('@3d-dice/dice-roller-parser');
const { DiceRoller: Elder } = require('dice-roller-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const always = (Roller, number, dice) => new Roller(() => number).rollValue(dice);
hold('0.2.6 with the highest number', ['1d6', '1d20', '1d%'].map((dice) => always(Younger, 0.999, dice)), [7, 21, 101]);
hold('0.2.6 with the lowest number', ['1d6', '1d20', '1d%'].map((dice) => always(Younger, 0, dice)), [1, 1, 1]);
hold('0.1.8 with the highest number', ['1d6', '1d20', '1d%'].map((dice) => always(Elder, 0.999, dice)), [6, 20, 100]);

// Every twelve thousandth of the range once, so that the shares are exact and no chance is in it.
const faces = {};
for (let part = 0; part < 12000; ++part) {
  const face = always(Younger, (part + 0.5) / 12000, '1d6');
  faces[face] = (faces[face] ?? 0) + 1;
}
hold('0.2.6 over the whole range', faces, { 1: 1000, 2: 2000, 3: 2000, 4: 2000, 5: 2000, 6: 2000, 7: 1000 });
console.log('As stated: @3d-dice/dice-roller-parser 0.2.6 throws 1 to 7 with a d6, 1 and 7 half as often; dice-roller-parser 0.1.8 throws 1 to 6.');
JS
node ask.cjs
