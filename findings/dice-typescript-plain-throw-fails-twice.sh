#!/usr/bin/env bash
# dice-typescript 1.6.1 (npm) counts every die that is no success as a failure: 2d6+3 has two failures, and 4d6>=5f1 with 2, 3, 4 and 6 has three, though no 1 was thrown.
#
# One would expect: no failures, and no failures. The README says that a result "includes the number of passes/fails that were rolled (if pass and fail conditions were
#   specified)"; in the notation of Roll20, which it follows, f1 makes a failure of a 1.
# What happens: the failures are the dice that have no mark of a success. There need be no condition at all, and the condition behind f changes nothing. The successes are
#   right.
# Why it matters: in games where ones take successes away, each miss takes one away. A plain throw of damage looks like a disaster in the log.
# How we guard against it: Castalia does not use it; its log holds the dice themselves, one by one.
# Seen: 2d6+3: 0 successes and 2 failures; 4d6>=5f1 with 2, 3, 4, 6: 1 and 3; with 2, 3, 4, 1: 0 and 4; 4d6>=5 with 2, 3, 4, 6: 1 and 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund dice-typescript@1.6.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Dice } = require('dice-typescript');
function hold(text, dice, successes, failures) {
  let die = 0;
  const result = new Dice(null, { numberBetween: () => dice[die++] }).roll(text);
  const seen = [result.successes, result.failures, result.errors.length];
  if (JSON.stringify(seen) === JSON.stringify([successes, failures, 0])) return;
  console.error(`Changed: ${text} with ${dice} has the counts ${seen}; the finding says ${[successes, failures, 0]}.`);
  process.exit(1);
}
hold('2d6+3', [1, 2], 0, 2);
hold('4d6>=5f1', [2, 3, 4, 6], 1, 3);
hold('4d6>=5f1', [2, 3, 4, 1], 0, 4);
hold('4d6>=5', [2, 3, 4, 6], 1, 3);
console.log('As stated: dice-typescript 1.6.1 counts two failures in 2d6+3.');
JS
node ask.cjs
