#!/usr/bin/env bash
# One line, three games: "3d6>4" counts dice of 5 and more in rpg-dice-roller 5.5.1, dice of 4 and more in @3d-dice/dice-roller-parser 0.2.6
# (Roll20's manner), and asks in bcdice 4.9.0 whether the *sum* is above 4 (all npm).
#
# One would expect: that ">" means greater than, and that a line of dice, which all three take without a word, means one thing.
# What happens: with the dice 4 4 4 the first has no success, the second three, the third a single success for the sum of 12.
# Why it matters: lines are copied from rulebooks, chats and other programs, and each reading looks like a reasonable result.
# How we guard against it: a line that programs read in several ways is never guessed; `castalia-cli roll "3d6>4"` ends with status 2.
# Seen: with 4 4 4: 0 successes; 3 successes; success (sum 12)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund \
    @dice-roller/rpg-dice-roller@5.5.1 @3d-dice/dice-roller-parser@0.2.6 bcdice@4.9.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import parser from '@3d-dice/dice-roller-parser';
import bcdice from 'bcdice';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
// The generator of rpg-dice-roller takes whole numbers; of 0 to 5, 3 is the face 4.
NumberGenerator.generator.engine = { next: () => 3 };
const strict = new DiceRoll('3d6>4');
hold('rpg-dice-roller', [strict.output.match(/\d\*?(?=[,\]])/g).map((die) => die[0]), strict.total], [['4', '4', '4'], 0]);
const wide = new parser.DiceRoller(() => 0.5).roll('3d6>4');
hold('dice-roller-parser', [wide.rolls.map((die) => die.roll), wide.value], [[4, 4, 4], 3]);

// BCDice takes no generator here, so every throw is held against its own sum.
const bot = await new bcdice.DynamicLoader().dynamicLoad('DiceBot');
for (let count = 0; count < 50; ++count) {
  const throwing = bot.eval('3D6>4');
  const sum = throwing.rands.reduce((total, [face]) => total + face, 0);
  hold(`bcdice with ${JSON.stringify(throwing.rands)}`, throwing.success, sum > 4);
}
console.log('As stated: for 3d6>4 with 4 4 4 rpg-dice-roller counts 0, dice-roller-parser 3, and bcdice asks whether the sum is above 4.');
JS
node ask.mjs
