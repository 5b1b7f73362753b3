#!/usr/bin/env bash
# alasql 4.19.1 (npm) says that the mean of the points 10, 9 and 2 is 364 and their median 2, if they are texts, and that they have no sum and no
# largest.
#
# One would expect: 7, or no result for all of them, or an error. It is a database for JavaScript that reads CSV, JSON and spreadsheets, and databases
#   of SQL either add such texts as numbers or refuse.
# What happens: the mean joins the texts, "1092", and divides them by three. The sum, the largest and the smallest leave out texts without a word.
#   COUNT takes them in, and MEDIAN sorts them as words: 10, 2, 9.
# Why it matters: points that come from a form or from CSV by another reader are texts. One column of a report has a mean that looks like a number of
#   points, and the others are blank.
# How we guard against it: points in our JSON are numbers.
# Seen: "10", "9", "2": AVG 364, SUM, MAX and MIN nothing, COUNT 3, MEDIAN "2"; 10, 9, 2: 7, 21, 10, 2, 3, 9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund alasql@4.19.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const alasql = require('alasql');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const figures = (points) => {
  const row = alasql('SELECT AVG(p) AS middling, SUM(p) AS amount, MAX(p) AS best, MIN(p) AS least, COUNT(p) AS amounts, MEDIAN(p) AS middle FROM ?',
    [points.map((p) => ({ p }))])[0];
  return [row.middling, row.amount, row.best, row.least, row.amounts, row.middle].map((value) => value ?? 'nothing');
};
hold('points that are texts', figures(['10', '9', '2']), [364, 'nothing', 'nothing', 'nothing', 3, '2']);
hold('points that are numbers', figures([10, 9, 2]), [7, 21, 10, 2, 3, 9]);
console.log('As stated: in alasql 4.19.1 the mean of "10", "9" and "2" is 364.');
JS
node ask.cjs
