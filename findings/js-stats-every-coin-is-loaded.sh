#!/usr/bin/env bash
# js-stats 1.0.5 (npm): with one degree of freedom the chi-square distribution is 1 everywhere, so that every coin is loaded beyond doubt; with 2,
# 4, 6, 8 and 10 it is wrong as well, with 3 and 5 right.
#
# One would expect: 0.95 at the limits that every table prints: 3.841 for one degree of freedom, 5.991 for two, 9.488 for four. The README lists the
#   distribution among those that the package implements, with no limits.
# What happens: two formulas, for even and odd degrees, are chosen by parseInt(df, 2), which reads the number as binary digits: 1 is taken for even,
#   and 2, 4 and 6 for odd.
# Why it matters: heads and tails have one degree; won, drawn and lost have two. Dice with 4 and 6 faces have three and five and come out right, so
#   that a test with a die finds nothing.
# How we guard against it: Castalia's chances come from Boost.Math, and tests compare them with values that are known.
# Seen (distribution at the limit for 0.95): 1: 1.0000; 2: 0.9856; 3: 0.9500; 4: 0.9089; 5: 0.9500; 6: 0.9173. jstat 1.9.6: 0.9500 each
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund js-stats@1.0.5 jstat@1.9.6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { ChiSquareDistribution } = require('js-stats');
const { jStat } = require('jstat');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const limits = [[1, 3.841], [2, 5.991], [3, 7.815], [4, 9.488], [5, 11.07], [6, 12.592]];
const all = (distribution) => limits.map(([freedom, limit]) => distribution(freedom, limit).toFixed(4));
hold('js-stats', all((freedom, limit) => new ChiSquareDistribution(freedom).cumulativeProbability(limit)),
  ['1.0000', '0.9856', '0.9500', '0.9089', '0.9500', '0.9173']);
hold('jstat', all((freedom, limit) => jStat.chisquare.cdf(limit, freedom)), Array(6).fill('0.9500'));
hold('ten heads, eleven tails', new ChiSquareDistribution(1).cumulativeProbability(1 / 21), 1);
console.log('As stated: in js-stats 1.0.5 ten heads and eleven tails prove a coin to be loaded.');
JS
node ask.cjs
