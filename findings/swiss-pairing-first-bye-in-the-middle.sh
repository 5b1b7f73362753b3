#!/usr/bin/env bash
# swiss-pairing 1.4.3 (npm) gives the bye of the first round to the fourth of five players, the seventh of nine and the fourth of eleven.
#
# One would expect: the last of the list. The README says that byes "bubble up from the lowest to the highest ranking, (starting with the lowest
#   seed when no match history is available)".
# What happens: the bye is a player with 0 points, and pairs are chosen by their difference in points. Before the first round all have 0, so that
#   every player fits the bye as well, and the order of a shuffle with the number of the round as its seed decides. Seeds are not looked at.
# Why it matters: a bye is a win. A club whose list is ordered by strength gives it to somebody in the middle, to the same place in the list
#   each time, and with seven players or three it looks right.
# How we guard against it: Castalia pairs nobody; it records who played whom.
# Seen: players with a bye in round 1 of 3, 5, 7, 9, 11 and 13: P3, P4, P7, P7, P4, P13; the same with the seeds turned round
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
const bye = (count, seed) => {
  const players = Array.from({ length: count }, (_, index) => ({ id: `P${index + 1}`, seed: seed(index + 1, count) }));
  return pairing().getMatchups(1, players, []).find((match) => match.away === null).home;
};
const stated = ['P3', 'P4', 'P7', 'P7', 'P4', 'P13'];
const counts = [3, 5, 7, 9, 11, 13];
hold('seeds as in the list', counts.map((count) => bye(count, (place) => place)), stated);
hold('seeds turned round', counts.map((count) => bye(count, (place, all) => all + 1 - place)), stated);
console.log('As stated: swiss-pairing 1.4.3 gives the first bye to the fourth of five players and the fourth of eleven.');
JS
node ask.cjs
