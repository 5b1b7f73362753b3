#!/usr/bin/env bash
# distributions 2.2.0 (npm) says that the median of the sixes of three dice is 1, though its own table has no six at all in 58 of 100 throws.
#
# One would expect: 0, the number that at least half of all throws come up to at most: 125 of 216 throws of three dice have no six. The README says that all
#   functions are tested by comparing with Matlab, Maple or R.
# What happens: the median of a binomial distribution is its mean, rounded: 0.5 becomes 1. cdf(0) of the same object is 0.5787.
# Why it matters: for many dice the two agree, so that it shows only where a table asks: three dice, five chances of a tenth, seven cards. "Half of all
#   throws have a six" is then false, and said by a library of statistics.
# How we guard against it: the percentile of a throw is the share of all throws that come to it or less, which is counted.
# Seen: Binomial(1/6, 3): median 1, cdf(0) 0.5787; Binomial(0.1, 5): 1, 0.5905; Binomial(0.25, 2): 1, 0.5625; Binomial(1/6, 4): 1, 0.4823, right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund distributions@2.2.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Binomial } = require('distributions');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const half = (chance, count) => {
  const throws = Binomial(chance, count);
  return [throws.median(), throws.cdf(0).toFixed(4)];
};
hold('sixes of three dice', half(1 / 6, 3), [1, '0.5787']);
hold('five chances of a tenth', half(0.1, 5), [1, '0.5905']);
hold('two chances of a quarter', half(0.25, 2), [1, '0.5625']);
hold('sixes of four dice', half(1 / 6, 4), [1, '0.4823']);
let none = 0;
for (let way = 0; way < 216; ++way) none += [way % 6, Math.floor(way / 6) % 6, Math.floor(way / 36)].every((face) => face !== 5);
hold('throws of three dice without a six, of 216', none, 125);
console.log('As stated: in distributions 2.2.0 the median of the sixes of three dice is 1, though most throws have none.');
JS
node ask.cjs
