#!/usr/bin/env bash
# BCDice for JavaScript (npm bcdice 4.9.0) throws no die at all for more than 200 dice and still gives a total, 0, and a verdict:
# "201D6<=100" is a success.
#
# One would expect: a refusal, as for every other line that it cannot carry out (it answers nothing to "2D6!"); its help text lists no such
#   answer.
# What happens: the result has the total 0, an empty list of thrown dice, and with a target the flags success or failure, just as if dice
#   had been thrown. 200 dice are thrown.
# Why it matters: bots and logs keep the flags and the total. A mass battle of 201 soldiers who must stay below a number always succeeds.
# How we guard against it: more dice than we throw is an error that names the limit.
# Seen: 200D6: 200 dice; 201D6: 0, no die; 201D6<=100: 0, success; 201D6>=1: 0, failure; 201B6>=1: 0 successes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund bcdice@4.9.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { DynamicLoader } = require('bcdice');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
new DynamicLoader().dynamicLoad('DiceBot').then((bot) => {
  const throwing = (line) => {
    const result = bot.eval(line);
    return result && { dice: result.rands.length, success: result.success, failure: result.failure };
  };
  hold('200D6', throwing('200D6'), { dice: 200, success: false, failure: false });
  hold('201D6', throwing('201D6'), { dice: 0, success: false, failure: false });
  hold('the text of 201D6', bot.eval('201D6').text, '(201D6) ＞ 0');
  hold('201D6<=100', throwing('201D6<=100'), { dice: 0, success: true, failure: false });
  hold('201D6>=1', throwing('201D6>=1'), { dice: 0, success: false, failure: true });
  hold('2D6! (another line that it cannot carry out)', throwing('2D6!'), null);
  console.log('As stated: bcdice 4.9.0 throws no die for 201D6, gives 0, and calls 201D6<=100 a success.');
});
JS
node ask.cjs
