#!/usr/bin/env bash
# tournament-pairings 2.0.1 (npm) makes a double elimination of 5, 6, 7 or 9 players only as the first stage of a tournament: after a round robin,
# from round 6 on, it ends with an error. And a round robin in a given order adds a player called null to the list of the caller.
#
# One would expect: the same bracket with other numbers of rounds, and a list that stays as it was. The README gives startingRound as an option of
#   every kind of tournament, with no limit, and says nothing of the list of players.
# What happens: losers are led on by a look at round 2, the number itself, instead of the second round of the stage. With 4, 8 or 16 players that look
#   is not needed. A round robin with an odd number gives the bye to null, and with ordered it does so in the very list it was given.
# Why it matters: groups and then a bracket is how a club day goes. And whoever counts or seeds the players after the round robin has one more, who
#   ranks among them.
# How we guard against it: Castalia pairs nobody.
# Seen: 5 players from round 1: 8 matches; from round 6: Cannot read properties of undefined; 8 from round 6: 14 matches; five players after a round
#   robin: six, the last null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tournament-pairings@2.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { DoubleElimination, RoundRobin } from 'tournament-pairings';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const matches = (players, round) => { try { return DoubleElimination(players, round).length; } catch (error) { return error.name; } };
hold('brackets from round 1', [4, 5, 6, 7, 8, 9].map((players) => matches(players, 1)), [6, 8, 10, 12, 14, 16]);
hold('brackets from round 6', [4, 5, 6, 7, 8, 9].map((players) => matches(players, 6)), [6, 'TypeError', 'TypeError', 'TypeError', 14, 'TypeError']);
const players = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];
RoundRobin(players, 1, true);
hold('the players after a round robin in a given order', players, ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', null]);
const others = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];
RoundRobin(others, 1, false);
hold('the players after one in any order', others, ['Ann', 'Ben', 'Cy', 'Dee', 'Eve']);
console.log('As stated: tournament-pairings 2.0.1 makes brackets of five from round 1 only, and adds null to five players.');
JS
node ask.mjs
