#!/usr/bin/env bash
# probability-distributions 0.9.1 (npm) counts two misses before three hits that are certain, and on the average 17 before three sixes of a die.
#
# One would expect: no miss if every throw hits, and 15 misses on the average before the third six. The README says that the functions have the same names as
#   in R, where rnbinom counts the failures before the hits; with mu, which is its mean in R, the mean should be mu.
# What happens: all throws are counted, hits and misses, and 1 is taken away. For one hit that is the number of misses; for three it is neither the
#   misses nor the throws. rchisq with the parameter ncp adds ncp to the result, so that nothing smaller can come.
# Why it matters: "how many throws until the third six" is a usual question at a table. The numbers are whole, never negative and look right, and the test that
#   one would write first, with one hit, agrees.
# How we guard against it: our odds are compared with counting every way in which the dice can fall.
# Seen: rnbinom(5, 3, 1): 2, 2, 2, 2, 2 (right is 0), with 10 hits 9, with one hit 0; mean for mu = 4 and 3 hits: 6; rchisq with ncp 4: never below 4
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund probability-distributions@0.9.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const chances = require('probability-distributions');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const near = (seen, stated) => Math.abs(seen - stated) < 0.5;
hold('misses before one sure hit', chances.rnbinom(5, 1, 1), [0, 0, 0, 0, 0]);
hold('misses before three sure hits', chances.rnbinom(5, 3, 1), [2, 2, 2, 2, 2]);
hold('misses before ten sure hits', chances.rnbinom(5, 10, 1), [9, 9, 9, 9, 9]);
hold('misses before three sixes are 17 on the average', near(mean(chances.rnbinom(60000, 3, 1 / 6)), 17), true);
hold('with mu = 4 the mean is 6', near(mean(chances.rnbinom(60000, 3, undefined, 4)), 6), true);
hold('chi squared with ncp 4 is never below 4', Math.min(...chances.rchisq(2000, 1, 4)) >= 4, true);
console.log('As stated: probability-distributions 0.9.1 counts two misses before three sure hits.');
JS
node ask.cjs
