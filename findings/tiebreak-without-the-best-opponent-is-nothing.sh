#!/usr/bin/env bash
# tiebreak 0.4.0 (npm) counts the Buchholz of a player without the strongest opponent as 0, whoever the others were.
#
# One would expect: the sum of the other opponents. The method is buchholz(player, round, cutLowest = 0, cutHighest = 0), and the README promises "Buchholz with
#   modifiers (Cut-1, Cut-2, Median-1 etc.)".
# What happens: the list is cut with slice(cutHighest, -cutLowest). If nothing is cut at the low end this is slice(1, -0), which ends before it begins: the
#   list is empty. Without any cut the line is not reached, and with a cut at both ends it is right.
# Why it matters: a club whose rules leave out the best opponent gets the same 0 for everybody. All ties stay ties, and the next criterion decides the prizes.
# How we guard against it: Castalia has no tie-breaks of tournaments; shared places stay shared.
# Seen: four players, each against each; Buchholz of B: 5, without the lowest 5, without the highest 0 (right is 2.5), without both 2.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tiebreak@0.4.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const game = (white, black, score) => ({ white, black, scoreWhite: score, scoreBlack: 1 - score, forfeited: false });
const results = new Results(TournamentType.SWISS, [
  { pairings: [game('A', 'B', 1), game('C', 'D', 1)] },
  { pairings: [game('A', 'C', 0.5), game('B', 'D', 1)] },
  { pairings: [game('D', 'A', 0), game('C', 'B', 1)] },
]);
const count = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
const players = ['A', 'B', 'C', 'D'];
const buchholz = (lowest, highest) => players.map((player) => count.buchholz(player, 3, lowest, highest));
hold('points', players.map((player) => count.score(player, 3)), [2.5, 1, 2.5, 0]);
hold('Buchholz', buchholz(0, 0), [3.5, 5, 3.5, 6]);
hold('without the lowest', buchholz(1, 0), [3.5, 5, 3.5, 5]);
hold('without both', buchholz(1, 1), [1, 2.5, 1, 2.5]);
hold('without the highest', buchholz(0, 1), [0, 0, 0, 0]);
console.log('As stated: in tiebreak 0.4.0 the Buchholz without the strongest opponent is 0 for everybody.');
JS
node ask.mjs
