#!/usr/bin/env bash
# In ts-trueskill 5.1.0 and trueskill 0.0.2 (npm) players who began equal and tied for the same place leave with different ratings, by the order
# in which they were listed: of two new players who share the first place before a third, the one listed second gains more.
#
# One would expect: equal ratings for equal results. In the model nothing but the results counts, and the functions are described as taking
#   ranks, where equal ranks are a draw.
# What happens: the messages between neighbours in the list are passed until they change by less than a small amount, not until they agree. Of
#   four who tie, the two in the middle of the list are surer (a smaller sigma) than the two at its ends.
# Why it matters: a ladder that adds up many games prefers seats, ties at the top of a table are broken by nothing, and the same evening entered
#   in another order gives other numbers. openskill 5.0.1, for comparison, treats the tied alike.
# How we guard against it: tables of results rank by what happened, and equal is equal: shared places stay shared.
# Seen: ts-trueskill, ranks 1 1 2: 27.55196, 27.55734, 19.89070; ranks 1 1 1 1: sigma 5.28034, 5.27481, 5.27481, 5.28034
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ts-trueskill@5.1.0 trueskill@0.0.2 openskill@5.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import * as model from 'ts-trueskill';
import elder from 'trueskill';
import * as openskill from 'openskill';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const by_model = (ranks) => model.rate(ranks.map(() => [new model.Rating()]), ranks).map(([one]) => [one.mu, one.sigma]);
const by_elder = (ranks) => {
  const players = ranks.map((rank) => ({ skill: [25, 25 / 3], rank }));
  elder.AdjustPlayers(players);
  return players.map((player) => player.skill);
};
const by_open = (ranks) => openskill.rate(ranks.map(() => [openskill.rating()]), { rank: ranks }).map(([one]) => [one.mu, one.sigma]);
const digits = (ratings, which) => ratings.map((rating) => rating[which].toFixed(5));

hold('ts-trueskill with ranks 1 1 2 (mu)', digits(by_model([1, 1, 2]), 0), ['27.55196', '27.55734', '19.89070']);
hold('ts-trueskill with ranks 2 1 1 (mu)', digits(by_model([2, 1, 1]), 0), ['19.89070', '27.55196', '27.55734']);
hold('ts-trueskill with ranks 1 1 1 1 (sigma)', digits(by_model([1, 1, 1, 1]), 1), ['5.28034', '5.27481', '5.27481', '5.28034']);
const [first, second] = by_elder([1, 1, 2]).map(([mu]) => mu);
hold('trueskill 0.0.2: the second of the tied gains 0.001 more at least', second - first > 0.001, true);
const [one, two] = digits(by_open([1, 1, 2]), 0);
hold('openskill: the tied are alike', one === two, true);
console.log('As stated: in ts-trueskill 5.1.0 and trueskill 0.0.2 equal players who tie get different ratings; in openskill 5.0.1 they do not.');
JS
node ask.mjs
