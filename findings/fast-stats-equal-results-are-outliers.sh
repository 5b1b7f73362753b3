#!/usr/bin/env bash
# fast-stats 0.0.7 (npm) takes three equal results for outliers, all of them: its filter for outliers leaves nothing of 5, 5 and 5, nor of six fives and a 6.
#
# One would expect: 5, 5 and 5. The README says that filtering by the range of the quartiles is "much more adaptive to changes in data ranges", and that
#   it may "not filter out anything".
# What happens: what lies within one and a half ranges of the quartiles is kept, without the limits themselves. If the middle half of the results is equal,
#   the range is 0, both limits are that result, and it is thrown out with all others. A list of two loses both as well.
# Why it matters: points in a game of few points are often equal, and a die shows the same face again. The mean of what is left is NaN, exactly for the
#   results on which everybody agrees.
# How we guard against it: Castalia has no filter for outliers.
# Seen: 5 5 5: nothing, mean NaN; 5 5 5 5 5 5 6: nothing; 3 5 5 5 5 5 9: nothing; 9 10: nothing; 4 5 6 5 4 40: 4 4 5 5 6
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund fast-stats@0.0.7 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Stats } = require('fast-stats');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const left = (...points) => new Stats().push(points).iqr().data.join(' ');
hold('equal results', [left(5, 5, 5), left(7)], ['', '']);
hold('results that are mostly equal', [left(5, 5, 5, 5, 5, 5, 6), left(3, 5, 5, 5, 5, 5, 9)], ['', '']);
hold('two results', left(9, 10), '');
hold('an outlier', left(4, 5, 6, 5, 4, 40), '4 4 5 5 6');
hold('the mean of what is left', `${new Stats().push([5, 5, 5]).iqr().amean()}`, 'NaN');
console.log('As stated: fast-stats 0.0.7 leaves nothing of 5, 5 and 5.');
JS
node ask.cjs
