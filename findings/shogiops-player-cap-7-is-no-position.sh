#!/usr/bin/env bash
# shogiops 0.18.0 (npm) cannot read a game of shogi in the format CSA if a player is called CAP-7, nor one with "P-00AL", and an event "Kyoto, November" is
# Kyoto.
#
# One would expect: the usual position, one with all other pieces in hand, and the whole name. The README has it "Read and write KIF and CSA notation". In
#   the CSA's description of the format "N+" and "N-" are followed by a name, "$EVENT:" by that of the event, and "P-00AL" gives all pieces that are left to
#   one player.
# What happens: each line with P+ or P- anywhere in it is taken for pieces on the board. AL is no piece for it. Every comma is the end of a line. In KIF
#   each : in a date becomes a wide one, so that 2026/11/27 19:30:00 comes back as 2026/11/27 19：30：00. json-kifu-format 5.5.0 reads the positions, the name
#   and the event.
# Why it matters: whether a game can be read depends on who plays, and problems, in which the defender has all other pieces, are the ones that are written
#   so.
# How we guard against it: Castalia does not use it.
# Seen: N+Ann: read; N+CAP-7, N+TOP+1: ERR_ADDITIONAL; P-00AL: ERR_ADDITIONAL; $EVENT:Kyoto, November: Kyoto; 開始日時：2026/11/27 19:30:00: 2026/11/27 19：30：00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund shogiops@0.18.0 json-kifu-format@5.5.0 >install.log 2>&1 || { cat install.log >&2; exit 1; }
cat >ask.mjs <<'JS'
import { parseCsaHeader, parseTags } from 'shogiops/notation/csa';
import { parseTags as parseKifTags } from 'shogiops/notation/kif';
import kifu from 'json-kifu-format';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (text) => { const result = parseCsaHeader(text); return result.isOk ? 'read' : result.error.message; };
const game = (name) => `V2.2\nN+${name}\nN-Ben\n$EVENT:Kyoto, November\nPI\n+\n+7776FU\n`;
const empty = (rank) => `P${rank}${' * '.repeat(9)}`;
const problem = (rest) => ['V2.2', 'P1 *  *  *  * -OU *  *  *  * ', empty(2), 'P3 *  *  *  * +FU *  *  *  * ', ...[4, 5, 6, 7, 8, 9].map(empty), 'P+00KI', ...rest, '+', ''].join('\n');
hold('a game of Ann', read(game('Ann')), 'read');
hold('a game of CAP-7', read(game('CAP-7')), 'ERR_ADDITIONAL');
hold('a game of TOP+1', read(game('TOP+1')), 'ERR_ADDITIONAL');
hold('CAP-7 by json-kifu-format', kifu.JKFPlayer.parseCSA(game('CAP-7')).kifu.header, { 棋戦: 'Kyoto, November', 先手: 'CAP-7', 後手: 'Ben' });
hold('the event', parseTags(game('Ann')), [['EVENT', 'Kyoto']]);
hold('a position', read(problem([])), 'read');
hold('a position and all others', read(problem(['P-00AL'])), 'ERR_ADDITIONAL');
hold('the same by json-kifu-format', kifu.JKFPlayer.parseCSA('V2.2\nP-51OU\nP+53FU\nP+00KI\nP-00AL\n+\n').kifu.initial.data.hands[1], { FU: 17, KY: 4, KE: 4, GI: 4, KI: 3, KA: 2, HI: 2 });
hold('the start', parseKifTags('開始日時：2026/11/27 19:30:00\n'), [['開始日時', '2026/11/27 19：30：00']]);
console.log('As stated: shogiops 0.18.0 reads no game in CSA of a player who is called CAP-7.');
JS
node ask.mjs
