#!/usr/bin/env bash
# In tournament-organizer 4.1.1 (npm) a double round robin is decided by the first of the two games: two players who beat each other once and have
# the same results otherwise get 7 and 2 points of Sonneborn-Berger.
#
# One would expect: 9 and 9, and a record of 0 against each other. The library offers 'double-round-robin' as a format, and describes the values as
#   "a player's Sonneborn-Berger score" and "record versus players with the same number of match points".
# What happens: opponents are taken once each, and the game with an opponent is looked up by the opponent's name, which finds the first one. The
#   second half of the season never counts in Sonneborn-Berger, in Koya and in the neighborhood record. 'versus' counts both games.
# Why it matters: it breaks ties at the top of a table with whoever happened to win in spring, by numbers that nobody recomputes.
# How we guard against it: results are taken from plays one by one, never looked up by the name of an opponent.
# Seen: Ann and Ben with 5 of 6 points each: Sonneborn-Berger 2 and 7, neighborhood record -1 and 1, if Ben won first; the other way round
#   if Ann won first
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tournament-organizer@4.1.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import Organizer from 'tournament-organizer';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const organizer = new Organizer();
// Returns points, Sonneborn-Berger and neighborhood record of Ann and Ben, who won their two games in this order.
function season(order) {
  const winners = {
    'Ann Ben': order, 'Ann Cy': ['Ann', 'Ann'], 'Ann Dee': ['Ann', 'Ann'],
    'Ben Cy': ['Ben', 'Ben'], 'Ben Dee': ['Ben', 'Ben'], 'Cy Dee': ['Cy', 'Dee'],
  };
  const scoring = { win: 1, draw: 0.5, loss: 0, tiebreaks: ['sonneborn berger'] };
  const league = organizer.createTournament('league', { stageOne: { format: 'double-round-robin' }, scoring }, order.join(''));
  for (const name of ['Ann', 'Ben', 'Cy', 'Dee']) league.createPlayer(name, name);
  league.startTournament();
  const met = {};
  for (let round = 1; round <= 6; ++round) {
    for (const match of [...league.getActiveMatches()]) {
      const [first, second] = [match.getPlayer1().id, match.getPlayer2().id];
      const pair = [first, second].sort().join(' ');
      const winner = winners[pair][met[pair] ?? 0];
      met[pair] = (met[pair] ?? 0) + 1;
      league.enterResult(match.getId(), winner === first ? 1 : 0, winner === second ? 1 : 0);
    }
    if (round < 6) league.nextRound();
  }
  const standings = league.getStandings().slice(0, 2).sort((one, other) => (one.player.getName() < other.player.getName() ? -1 : 1));
  return standings.map((one) => [one.player.getName(), one.matchPoints, one.tiebreaks.sonnebornBerger, one.tiebreaks.neighborhoodRecord]);
}
hold('Ben won first', season(['Ben', 'Ann']), [['Ann', 5, 2, -1], ['Ben', 5, 7, 1]]);
hold('Ann won first', season(['Ann', 'Ben']), [['Ann', 5, 7, 1], ['Ben', 5, 2, -1]]);
console.log('As stated: in tournament-organizer 4.1.1 the first of two games decides between players with equal results.');
JS
node ask.mjs
