#!/usr/bin/env bash
# In BCDice for JavaScript (npm bcdice 4.9.0) dice divided by 0 are 1: "2D6/0" is 1 whatever falls, "2D6+100/0" adds 1, and "2D6/0>=1" is a
# success. The same program's calculator refuses "C(100/0)" as a division by zero.
#
# One would expect: the error of the calculator, which says that a division by zero cannot be computed, for dice as well.
# What happens: in a line with dice the divisor 0 leaves the value 1 behind, which goes on into sums and targets. "(6/0)D6" throws one die.
#   The text shows the division as if it had been carried out.
# Why it matters: such divisors come from templates ("damage/{targets}"). 1 is a possible result of nearly every line, so that nobody notices.
# How we guard against it: dividing by nothing is refused when the line is read, at the divisor, in every place of a line.
# Seen: 2D6/0 -> 1; 2D6+100/0 with 2 and 2 -> 5; 2D6/0>=1 -> success; (6/0)D6 -> one die; C(100/0) -> an error in words
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund bcdice@4.9.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { DynamicLoader } = require('bcdice');
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} gives ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
new DynamicLoader().dynamicLoad('DiceBot').then((bot) => {
  const last = (result) => result?.text.split(' ＞ ').pop();
  for (let count = 0; count < 20; ++count) hold('2D6/0', last(bot.eval('2D6/0')), '1');
  const added = bot.eval('2D6+100/0');
  hold('2D6+100/0', last(added), String(1 + added.rands.reduce((sum, [face]) => sum + face, 0)));
  hold('the verdict on 2D6/0>=1', bot.eval('2D6/0>=1').success, true);
  hold('the number of dice of (6/0)D6', bot.eval('(6/0)D6').rands.length, 1);
  hold('C(6/3)', last(bot.eval('C(6/3)')), '2');
  hold('that C(100/0) is told in words', /^\D+$/.test(last(bot.eval('C(100/0)'))), true);
  console.log('As stated: bcdice 4.9.0 makes 1 of dice that are divided by 0, while its calculator refuses to divide by 0.');
});
JS
node ask.cjs
