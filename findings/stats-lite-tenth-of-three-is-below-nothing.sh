#!/usr/bin/env bash
# stats-lite 2.2.0 (npm) says that the tenth percentile of 3, 20 and 100 points is -0.4, below all that were ever reached, and below nothing.
#
# One would expect: a value between 3 and 100. The README gives percentile for "0 < ptile <= 1", and says that it uses "the Estimation method to interpolate
#   non-member percentiles". To interpolate is to stay between two values.
# What happens: below the middle of the smallest value the line through the two smallest is drawn on to the left. At the upper end the largest value is
#   kept: the 90th and the 95th percentile of the same three are 100.
# Why it matters: few players, and one far behind the others, are what a table of points is. A report of how the weakest tenth does shows points that
#   nobody has had, negative ones in a game that has none, and minutes below zero.
# How we guard against it: the percentile of a throw is the share of all throws that come to it or less, which is counted.
# Seen: of 3, 20 and 100: 5 %: -2.95; 10 %: -0.40; 50 %: 20; 90 %: 100; 100 %: 100; of 0, 40, 45 and 50: 10 %: -4.00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund stats-lite@2.2.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { percentile } = require('stats-lite');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const shown = (points, parts) => parts.map((part) => percentile(points, part).toFixed(2));
hold('the lower end of three results', shown([3, 20, 100], [0.05, 0.1]), ['-2.95', '-0.40']);
hold('the rest of three results', shown([3, 20, 100], [0.5, 0.9, 0.95, 1]), ['20.00', '100.00', '100.00', '100.00']);
hold('nobody below nothing', shown([0, 40, 45, 50], [0.1]), ['-4.00']);
hold('results that are near each other', shown([7, 8, 9, 10], [0.1]), ['6.90']);
console.log('As stated: for stats-lite 2.2.0 the tenth percentile of 3, 20 and 100 is -0.4.');
JS
node ask.cjs
