#!/usr/bin/env bash
# brackets-manager 1.11.1 (npm) lets a double elimination have a match for the third place, takes its result, and leaves it out of the final
# standings: who lost this match is third, who won it is fourth.
#
# One would expect: the winner third, as in its single elimination with the same setting. The types describe consolationFinal as an "optional final
#   between semi-final losers", and the guide says that a double elimination with it plays this final in the group of the grand final.
# What happens: the match is made, filled with the two who are left, and completed. The standings of a double elimination read the grand final and
#   the losers' bracket only, and the loser of that bracket's last match is always third.
# Why it matters: two people played for a place, or for the last prize, and the table says the opposite of what happened. If the favourite wins, as
#   he mostly does, nobody sees it.
# How we guard against it: Castalia keeps no brackets; the places of a session follow from its own result, and every figure leads to its events.
# Seen: double elimination of 4, P3 beats P4 in the bracket, P4 beats P3 for the third place: 1 P1, 2 P2, 3 P3, 4 P4; single elimination, the same
#   two: 1 P1, 2 P2, 3 P4, 4 P3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund brackets-manager@1.11.1 brackets-memory-db@1.0.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { BracketsManager } = require('brackets-manager');
const { InMemoryDatabase } = require('brackets-memory-db');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const ready = 2;
const completed = 4;
// All matches are won by the player with the smaller number; the last one, for the third place, by the greater number.
const play = async (type, settings) => {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  await manager.create.stage({ tournamentId: 0, name: 'Evening', type, seeding: ['P1', 'P2', 'P3', 'P4'], settings });
  const matches = () => storage.select('match', { stage_id: 0 });
  const last = (await matches()).at(-1).id;
  for (;;) {
    const match = (await matches()).find((one) => one.status === ready);
    if (!match) break;
    const first_wins = match.opponent1.id < match.opponent2.id ? match.id !== last : match.id === last;
    const [first, second] = first_wins ? ['win', 'loss'] : ['loss', 'win'];
    await manager.update.match({ id: match.id, opponent1: { result: first }, opponent2: { result: second } });
  }
  const final = (await matches()).at(-1);
  hold(`${type}: open matches`, (await matches()).filter((one) => one.status < completed).length, 0);
  const winner = final.opponent1.result === 'win' ? final.opponent1 : final.opponent2;
  hold(`${type}: who won for the third place`, `P${winner.id + 1}`, 'P4');
  return (await manager.get.finalStandings(0)).map((item) => `${item.rank} ${item.name}`);
};
(async () => {
  hold('double elimination', await play('double_elimination', { grandFinal: 'simple', consolationFinal: true }), ['1 P1', '2 P2', '3 P3', '4 P4']);
  hold('single elimination', await play('single_elimination', { consolationFinal: true }), ['1 P1', '2 P2', '3 P4', '4 P3']);
  console.log('As stated: in brackets-manager 1.11.1 the loser of the match for the third place is third in a double elimination.');
})();
JS
node ask.cjs
