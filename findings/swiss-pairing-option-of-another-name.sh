#!/usr/bin/env bash
# swiss-pairing 1.4.3 (npm) ignores its option maxPointsPerRound, so that where a win is worth 2 points, the tiebreak leaves out the wrong
# opponent, and other players come off better.
#
# One would expect: the option as in the README, "maxPointsPerRound - the number of points a participant can score in a round - usually 1 or 2".
# What happens: the code reads maxPerRound. The modified median leaves out the weakest opponent of whoever has more than half of the points, and
#   the strongest opponent of whoever has less. With 2 points a win, half of the points is taken to be a quarter, and who won one of three
#   matches is treated as if he were among the best.
# Why it matters: nothing is refused, every table of results looks right, and the places of equal players are decided by the wrong number.
#   With the name that no document tells, the result is right.
# How we guard against it: an option that Castalia does not know is an error, on the command line as in a record.
# Seen: six players, three rounds, 2 points a win. maxPointsPerRound: 2 puts Dee (8) before Fay (8), as no option does; maxPerRound: 2 puts
#   Fay (6) before Dee (2)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund swiss-pairing@1.4.3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const pairing = require('swiss-pairing');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const players = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'].map((id, index) => ({ id, seed: index + 1 }));
const beaten = [
  ['Eve', 'Ann', 1], ['Cy', 'Ben', 1], ['Fay', 'Dee', 1],
  ['Cy', 'Fay', 2], ['Eve', 'Dee', 2], ['Ben', 'Ann', 2],
  ['Eve', 'Cy', 3], ['Ben', 'Fay', 3], ['Dee', 'Ann', 3],
];
const matches = beaten.map(([winner, loser, round]) => ({ round, home: { id: winner, points: 2 }, away: { id: loser, points: 0 } }));
const table = (options) => pairing(options).getStandings(4, players, matches).map((one) => `${one.id} ${one.wins} ${one.tiebreaker}`);
const wrong = ['Eve 6 6', 'Cy 4 10', 'Ben 4 6', 'Dee 2 8', 'Fay 2 8', 'Ann 0 6'];
hold('maxPointsPerRound: 2', table({ maxPointsPerRound: 2 }), wrong);
hold('no option', table({}), wrong);
hold('maxPerRound: 2', table({ maxPerRound: 2 }), ['Eve 6 6', 'Cy 4 10', 'Ben 4 6', 'Fay 2 6', 'Dee 2 2', 'Ann 0 6']);
console.log('As stated: swiss-pairing 1.4.3 does not read maxPointsPerRound, and Dee comes before Fay.');
JS
node ask.cjs
