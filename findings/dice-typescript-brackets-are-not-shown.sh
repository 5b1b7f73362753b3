#!/usr/bin/env bash
# dice-typescript 1.6.1 (npm) leaves the brackets out of what it shows: (2d6+3)*2 with a 1 and a 2 is 12, and is shown as "[1, 2] + 3 * 2", which is 9.
#
# One would expect: the brackets. The README has the result hold what was rolled "for any required breakdown", and the generator control how a tree is "converted back
#   into a string".
# What happens: the total is right. The text has the operators in the order in which they stood, and no bracket but those around dice and groups. Rolled again, the text
#   has another total. So it is with 20-(5-3), 10/(2*5) and -(2d6+1).
# Why it matters: the text is what the players see and check. A right total looks like a fault of the program, or somebody corrects it.
# How we guard against it: Castalia does not use it; its log holds the dice themselves, one by one.
# Seen, dice 1 and 2: (2d6+3)*2: 12, "[1, 2] + 3 * 2"; 20-(5-3): 18, "20 - 5 - 3"; 10/(2*5): 1, "10 / 2 * 5"; -(2d6+1): -4, "-[1, 2] + 1"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund dice-typescript@1.6.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Dice } = require('dice-typescript');
function hold(text, total, shown, again) {
  const roll = (what) => {
    let die = 0;
    return new Dice(null, { numberBetween: () => ++die }).roll(what);
  };
  const first = roll(text), second = roll(first.renderedExpression.replace('[1, 2]', '2d6'));
  const seen = [first.total, first.renderedExpression, second.total];
  if (JSON.stringify(seen) === JSON.stringify([total, shown, again])) return;
  console.error(`Changed: ${text} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify([total, shown, again])}.`);
  process.exit(1);
}
hold('(2d6+3)*2', 12, '[1, 2] + 3 * 2', 9);
hold('20-(5-3)', 18, '20 - 5 - 3', 12);
hold('10/(2*5)', 1, '10 / 2 * 5', 25);
hold('-(2d6+1)', -4, '-[1, 2] + 1', -2);
console.log('As stated: dice-typescript 1.6.1 shows (2d6+3)*2 as [1, 2] + 3 * 2.');
JS
node ask.cjs
