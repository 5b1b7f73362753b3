#!/usr/bin/env bash
# glicko2.ts 1.3.2 (npm) rates a match of two teams as if every player had met the average of his own team: beating a team that is 800 points
# stronger gives as much as beating an equal one.
#
# One would expect: what is published for teams and what the name of the function says ("makes a composite player", makeCompositeOpponent): each
#   player meets one made-up player with the average of the other team. Teams of one are then two players.
# What happens: the list of matches pairs the players of the first team with the average of the first team, and those of the second with that of
#   the second. Who the opponents were does not count at all.
# Why it matters: for partners, as in bridge, skat or foosball, the ratings drift by wins alone, whoever was beaten. The numbers move in the right
#   direction by a plausible amount, and with equal teams they are right, which is what examples and tests use.
# How we guard against it: Castalia rates nobody; its figures count who won and with which score.
# Seen: 1500 and 1500 beat 1500 and 1500: 1517.28 each; beat 2300 and 2300: 1517.28 each; a team of one, 1500, beats 2300: 1517.28; the same two as
#   players: 1535.82; of a team of 1300 and 1700 that beats 2300 and 2300 one gains 26 points and the other 9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund glicko2.ts@1.3.2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Glicko2, Team } = require('glicko2.ts');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const after = (winners, losers, as_teams) => {
  const ranking = new Glicko2({ tau: 0.5, rating: 1500, rd: 200, vol: 0.06 });
  const [first, second] = [winners, losers].map((ratings) => ratings.map((rating) => ranking.makePlayer(rating, 80, 0.06)));
  ranking.updateRatings([as_teams ? [new Team(first), new Team(second), 1] : [first[0], second[0], 1]]);
  return [...first, ...second].map((player) => player.getRating().toFixed(2));
};
hold('equal teams', after([1500, 1500], [1500, 1500], true), ['1517.28', '1517.28', '1482.72', '1482.72']);
hold('the weak beat the strong', after([1500, 1500], [2300, 2300], true), ['1517.28', '1517.28', '2282.72', '2282.72']);
hold('teams of one', after([1500], [2300], true), ['1517.28', '2282.72']);
hold('the same two as players', after([1500], [2300], false), ['1535.82', '2264.18']);
hold('a mixed team beats the strong', after([1300, 1700], [2300, 2300], true), ['1326.36', '1708.64', '2282.72', '2282.72']);
console.log('As stated: in glicko2.ts 1.3.2 a team of 1500 gains 17.28 by beating a team of 1500 or of 2300; as players 35.82.');
JS
node ask.cjs
