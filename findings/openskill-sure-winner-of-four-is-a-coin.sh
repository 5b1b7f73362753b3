#!/usr/bin/env bash
# openskill 5.0.1 (npm) gives somebody who cannot lose a chance of a half to win among four, and of a fifth among ten. Who cannot win either wins one game in
# six.
#
# One would expect: nearly 1 and nearly 0, as it says of two. The README calls the numbers "relative odds that each of those teams will win", for "any
#   number of teams", and shows that they come to 1.
# What happens: the chances to beat each other player are added and divided by the number of pairs. Whoever beats all the others is in n-1 of n(n-1)/2
#   pairs, so that nobody can have more than 2/n; and the weakest share what is left over. predictRank gives the same as its probability.
# Why it matters: for two it is right, and examples and tests have two. For a board game of four the favourite of a lifetime looks like a coin, and whoever
#   checks the forecasts against the results finds his ratings at fault.
# How we guard against it: Castalia foretells no winners; its chances are those of dice and cards, which tests compare with plain counting.
# Seen: a champion (60) with beginners (10), sigma 1: of 2: 1.0000 and 0.0000; of 3: 0.6667 and 0.1667; of 4: 0.5000 and 0.1667; of 10: 0.2000 and 0.0889
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund openskill@5.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { rating, predictRank, predictWin } from 'openskill';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const champion = rating({ mu: 60, sigma: 1 });
const beginner = rating({ mu: 10, sigma: 1 });
const table = (players) => [[champion], ...Array.from({ length: players - 1 }, () => [beginner])];
const chances = (players) => predictWin(table(players)).slice(0, 2).map((chance) => chance.toFixed(4));
hold('a game of two', chances(2), ['1.0000', '0.0000']);
hold('a game of three', chances(3), ['0.6667', '0.1667']);
hold('a game of four', chances(4), ['0.5000', '0.1667']);
hold('a game of ten', chances(10), ['0.2000', '0.0889']);
hold('the rank in a game of four', [predictRank(table(4))[0][0], predictRank(table(4))[0][1].toFixed(4)], [1, '0.5000']);
hold('who loses to one only', predictWin([[champion], [champion], [beginner]]).map((chance) => chance.toFixed(2)), ['0.50', '0.50', '0.00']);
console.log('As stated: for openskill 5.0.1 a player who cannot lose wins half of his games among four, and a fifth among ten.');
JS
node ask.mjs
