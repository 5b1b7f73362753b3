#!/usr/bin/env bash
# The dice roller @dice-roller/rpg-dice-roller 5.5.1 (npm) keeps fewer dice when it is asked to keep more than were thrown: "4d6kh5" keeps
# one die of four. "4d6kl5" keeps all four.
#
# One would expect: all dice, as for "keep the lowest" in the same library, and as in Roll20, Foundry and BCDice ("4D6KH5" keeps four). The
#   library's guide says that kh keeps the given number of highest dice and drops the others, and names no exception.
# What happens: the number of dice to drop becomes 4 - 5 = -1, which counts from the other end, so that all but one are dropped: one die too
#   many asked for costs three dice.
# Why it matters: such lines are no slip but made by programs and templates ("{n}d6kh3" for a hero with two dice left). The total is a
#   plausible smaller number, and nothing says that dice were lost.
# How we guard against it: what is kept or dropped is counted against the dice on the table, and a line that keeps more than it throws is
#   refused with its reason before anybody rolls.
# Seen: 4d6kh4 keeps 4, 4d6kh5 keeps 1, 4d6kh6 keeps 2, 3d6kh4 keeps 1, 4d6kl5 keeps 4, {4d6}kh5 keeps 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1 bcdice@4.9.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import bcdice from 'bcdice';
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} keeps ${seen} dice; the finding says ${stated}.`);
  process.exit(1);
}
// The text marks a dropped die by a d behind its value: "[6d, 5d, 1d, 6]".
const kept = (line) => {
  const dice = new DiceRoll(line).output.split(':')[1].match(/\d+d?(?=[,\]])/g);
  return dice.filter((die) => !die.endsWith('d')).length;
};
const stated = { '4d6kh3': 3, '4d6kh4': 4, '4d6kh5': 1, '4d6kh6': 2, '3d6kh4': 1, '4d6kl5': 4, '{4d6}kh5': 1 };
for (const [line, count] of Object.entries(stated)) hold(line, kept(line), count);

const bot = await new bcdice.DynamicLoader().dynamicLoad('DiceBot');
const throwing = bot.eval('4D6KH5');
const [, total, values] = throwing.text.match(/＞ (\d+)\[([\d,]+)\]/);
hold('BCDice 4.9.0 with 4D6KH5 (the sum of all four)', Number(total), values.split(',').reduce((sum, die) => sum + Number(die), 0));
console.log('As stated: rpg-dice-roller 5.5.1 keeps one of four dice for 4d6kh5, and all four for 4d6kl5; BCDice keeps all four.');
JS
node ask.mjs
