#!/usr/bin/env bash
# tods-competition-factory 2.4.5 (npm) tidies "25-20 25-23" to "2-5 2-0 [25-23]", a match of three sets whose first one is lost, and calls it valid.
#
# One would expect: the result as it is, or isValid: false, as for "15-10 15-12". The README says that the data "apply to competitions in many sports", and formats of
#   sets to 11 points, as in table tennis, are valid for the same library.
# What happens: the numbers are read as those of tennis. What is too large for a set of games is taken apart digit by digit, and the digits make new sets: 25
#   becomes 2 and 5. The report of what was done says "sensibleSets" and "superSquare". Results of tennis come out right in every spelling.
# Why it matters: it is meant for results that people type. Volleyball and table tennis come back as results of tennis that look usual, some of them
#   with another winner, and the one word to go by says that all is well.
# How we guard against it: what Castalia cannot read is refused at its place, and no entry is made to fit.
# Seen: 25-20 25-23: 2-5 2-0 [25-23]; 25-20 25-23 25-18: 2-20 25-23 [10-15]; 11-9 11-7 11-5: 11-9 1-7 [11-5]; 21-19 21-18: 2-1(1) 9-2; all valid
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tods-competition-factory@2.4.5 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { scoreGovernor } = require('tods-competition-factory');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const tidied = (score) => {
  const result = scoreGovernor.tidyScore({ score });
  return [result.score, result.isValid];
};
for (const [typed, stated] of [
  ['6:4 3:6 6:2', ['6-4 3-6 6-2', true]],
  ['7-6 (5), 6-4', ['7-6(5) 6-4', true]],
  ['15-10 15-12', ['', false]],
  ['25-20 25-23', ['2-5 2-0 [25-23]', true]],
  ['25-20 25-23 25-18', ['2-20 25-23 [10-15]', true]],
  ['11-9 11-7 11-5', ['11-9 1-7 [11-5]', true]],
  ['21-19 21-18', ['2-1(1) 9-2', true]],
]) {
  hold(typed, tidied(typed), stated);
}
hold('sets to 11 are a format', scoreGovernor.isValidMatchUpFormat({ matchUpFormat: 'SET3-S:TB11' }), true);
console.log('As stated: tods-competition-factory 2.4.5 tidies two sets to 25 into three sets, and calls them valid.');
JS
node ask.cjs
