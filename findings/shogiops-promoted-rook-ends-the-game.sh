#!/usr/bin/env bash
# shogiops 0.18.0 (npm) reads a game of shogi in the format KIF up to the first promoted rook that is written 竜, or promoted silver that is written 全, and
# no further.
#
# One would expect: the whole game, or an error. The README has it "Read and write KIF and CSA notation". The author's description of KIF allows both 龍 and
#   竜 for the promoted rook, and the single letters 全, 圭 and 杏 for 成銀, 成桂 and 成香.
# What happens: parseKifMovesOrDrops knows 龍 and the long names alone. It gives back what stands before the first move that it does not know, without a
#   word. json-kifu-format 5.5.0, another library for these files, reads 龍 and 竜 alike.
# Why it matters: a promoted rook moves near the end of a game, so that the end is what is lost, and the score is that of another position.
# How we guard against it: Castalia does not use it.
# Seen: four moves with １一龍(21) as the third: 4; with １一竜(21): 2; with １一成銀(21): 4; with １一全(21): 2; １一圭(21), １一杏(21): 2, 2; a game of 16 moves with 竜 as
#   the 15th: 14, by json-kifu-format 16
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund shogiops@0.18.0 json-kifu-format@5.5.0 >install.log 2>&1 || { cat install.log >&2; exit 1; }
cat >ask.mjs <<'JS'
import { parseKifMovesOrDrops } from 'shogiops/notation/kif';
import kifu from 'json-kifu-format';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (piece) => parseKifMovesOrDrops(['   1 ２一飛成(24)', '   2 １四歩(13)', `   3 １一${piece}(21)`, '   4 ７四歩(73)']).length;
hold('moves with 龍, 竜', ['龍', '竜'].map(read), [4, 2]);
hold('moves with 成銀, 全', ['成銀', '全'].map(read), [4, 2]);
hold('moves with 成桂, 圭', ['成桂', '圭'].map(read), [4, 2]);
hold('moves with 成香, 杏', ['成香', '杏'].map(read), [4, 2]);
const game = ['２六歩(27)', '９四歩(93)', '２五歩(26)', '９五歩(94)', '２四歩(25)', '９六歩(95)', '２三歩成(24)', '９七歩成(96)', '２二と(23)', '８四歩(83)', '３一と(22)',
  '８五歩(84)', '２一飛成(28)', '８六歩(85)'];
const lines = (rook) => [...game, `１一${rook}(21)`, '８七歩成(86)'].map((move, place) => `${String(place + 1).padStart(4)} ${move}`);
const other = (rook) => kifu.JKFPlayer.parseKIF(`手合割：平手\n手数----指手---------消費時間--\n${lines(rook).join('\n')}\n`).kifu.moves.length - 1;
hold('a game of 16 moves by json-kifu-format', ['龍', '竜'].map(other), [16, 16]);
hold('the same game by shogiops', ['龍', '竜'].map((rook) => parseKifMovesOrDrops(lines(rook)).length), [16, 14]);
console.log('As stated: a game of shogi ends for shogiops 0.18.0 where a promoted rook is written 竜.');
JS
node ask.mjs
