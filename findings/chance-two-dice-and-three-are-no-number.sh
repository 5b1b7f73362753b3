#!/usr/bin/env bash
# chance 1.1.13 (npm) throws "2d6+3" as two dice that are no number, and their sum is no number either.
#
# One would expect: an error, as "d6" and "2d" get one: "Invalid format provided. Please provide #d# where the first # is the number of dice to roll, the second # is the max
#   of each die".
# What happens: whether the part behind the d is a number is asked with parseInt, which reads the beginning and takes "6+3" for 6. The die is then thrown with the whole text
#   as its highest face. So do "4d6kh3" and "2d6-1", while a blank at the end does no harm.
# Why it matters: the first thing a player adds to dice is a number. The error that would say so is there, and what comes instead is NaN, which makes every sum with it NaN
#   and is null when it is stored as JSON.
# How we guard against it: a line of dice is read to its end or refused at the letter where reading stopped.
# Seen, with the seed 1: 2d6: two numbers; 2d6+3: [NaN,NaN], sum NaN; 4d6kh3: four times NaN; d6: an error; JSON of 2d6+3: [null,null]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund chance@1.1.13 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Chance } = require('chance');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const dice = new Chance(1);
const roll = (words, options) => {
  try { return JSON.stringify(dice.rpg(words, options)); } catch (error) { return error.message.slice(0, 31); }
};
hold('2d6 with sum', /^([2-9]|1[0-2])$/.test(roll('2d6', { sum: true })), true);
hold('1d20 with a blank', /^\[([1-9]|1[0-9]|20)\]$/.test(roll('1d20 ')), true);
hold('d6', roll('d6'), 'Chance: Invalid format provided');
hold('2d', roll('2d'), 'Chance: Invalid format provided');
hold('2d6+3', [roll('2d6+3'), roll('2d6+3', { sum: true })], ['[null,null]', 'null']);
hold('2d6+3 by itself', Number.isNaN(dice.rpg('2d6+3', { sum: true })), true);
hold('2d6-1', roll('2d6-1'), '[null,null]');
hold('4d6kh3', roll('4d6kh3'), '[null,null,null,null]');
console.log('As stated: chance 1.1.13 throws 2d6+3 as two dice that are no number.');
JS
node ask.cjs
