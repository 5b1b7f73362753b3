#!/usr/bin/env bash
# The dice parsers dice-roller-parser 0.1.8 and @3d-dice/dice-roller-parser 0.2.6 (npm) read the beginning of a line that they understand
# and drop the rest without a word: a capital D or a blank turns two dice into the number 2, and ">=" is no target but nothing.
#
# One would expect: the dice, or an error. Text behind an expression is allowed in Roll20's specification ("1d20+5 to hit"), which the
#   README cites, but "2D6" is no comment.
# What happens: "2D6" and "2 d6" are the number 2, in which no die is thrown; "1.5d6" is 1; "2d6+" loses its plus; "6d6>=4" is the plain
#   sum of six dice, although "6d6>4" counts dice. The value is a number as always, and no field says that something was left over.
# Why it matters: a line that works in one program is pasted into another, and the value looks right (2 is a fine result of two dice).
# How we guard against it: a line is read to its end or refused at the letter where reading stopped.
# Seen: 2D6 -> number 2; 2 d6 -> number 2; 1.5d6 -> number 1; 2d6+ -> 2 dice; 6d6>=4 with 1 2 3 4 5 6 -> 21; 6d6>4 with the same -> 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @3d-dice/dice-roller-parser@0.2.6 dice-roller-parser@0.1.8 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
// The two round differently (another finding), so each has the numbers that make its die show 1 2 3 4 5 6.
const shares = { 'dice-roller-parser': 0.5, '@3d-dice/dice-roller-parser': 0 };
for (const [name, middle] of Object.entries(shares)) {
  const { DiceRoller } = require(name);
  const throwing = (line) => {
    let next = 0;
    const roll = new DiceRoller(() => ((next++ % 6) + middle) / 6).roll(line);
    return [roll.type, roll.value, next];  // the kind, the value, and how many random numbers were used
  };
  hold(`${name}: 2d6`, throwing('2d6'), ['die', 3, 2]);
  hold(`${name}: 2D6`, throwing('2D6'), ['number', 2, 0]);
  hold(`${name}: 2 d6`, throwing('2 d6'), ['number', 2, 0]);
  hold(`${name}: 1.5d6`, throwing('1.5d6'), ['number', 1, 0]);
  hold(`${name}: 2d6+`, throwing('2d6+'), ['die', 3, 2]);
  hold(`${name}: 6d6>=4`, throwing('6d6>=4'), ['die', 21, 6]);
  hold(`${name}: 6d6>4`, throwing('6d6>4'), ['die', 3, 6]);
}
console.log('As stated: both parsers read 2D6 as the number 2, 1.5d6 as 1, and 6d6>=4 as the sum, and report nothing left over.');
JS
node ask.cjs
