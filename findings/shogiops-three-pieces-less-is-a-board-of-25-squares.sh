#!/usr/bin/env bash
# shogiops 0.18.0 (npm) takes a game of shogi with a handicap of three pieces for one on a board of 25 squares, and one of five pieces for an even game.
#
# One would expect: rook, bishop and a lance less, and rook, bishop, both lances and a knight less, with White to move; or an error. The README has it "Read
#   and write KIF and CSA notation". The author's description of KIF has a list of handicaps that must be one of even, lance, right lance, bishop, rook,
#   rook and lance, two, three, four, five, left five, six, left seven, right seven, eight, ten, or another.
# What happens: parseKifHeader looks for the name among those of all games it knows. "三枚落ち" is there for minishogi alone, which is then the game; five, left
#   five, left seven and right seven are not there, and the usual position with Black to move is the answer, as for a file that names no handicap.
#   json-kifu-format 5.5.0 knows all.
# Why it matters: with the first move the file's moves belong to the other player, or are on squares that do not exist. A list of results has a strong
#   player who won evenly.
# How we guard against it: Castalia does not use it.
# Seen: 三枚落ち: minishogi, gote; 五枚落ち, 左五枚落ち, 左七枚落ち, 右七枚落ち: 平手, sente; 二枚落ち, 四枚落ち, 六枚落ち: the same name, gote
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund shogiops@0.18.0 json-kifu-format@5.5.0 >install.log 2>&1 || { cat install.log >&2; exit 1; }
cat >ask.mjs <<'JS'
import { makeKifHeader, parseKifHeader } from 'shogiops/notation/kif';
import kifu from 'json-kifu-format';
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} gives ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
const read = (name) => {
  const position = parseKifHeader(`手合割：${name}\n先手：Ann\n後手：Ben\n`).unwrap();
  return `${position.rules} ${makeKifHeader(position).split('\n')[0].split('：')[1]} ${position.turn}`;
};
const other = (name) => kifu.JKFPlayer.parseKIF(`手合割：${name}\n先手：Ann\n後手：Ben\n手数----指手---------消費時間--\n`).kifu.initial.preset;
for (const [name, preset] of [['二枚落ち', '2'], ['四枚落ち', '4'], ['六枚落ち', '6']]) {
  hold(name, read(name), `standard ${name} gote`);
  hold(`${name} by json-kifu-format`, other(name), preset);
}
hold('三枚落ち', read('三枚落ち'), 'minishogi 5五将棋 gote');
hold('三枚落ち by json-kifu-format', other('三枚落ち'), '3');
for (const [name, preset] of [['五枚落ち', '5'], ['左五枚落ち', '5_L'], ['左七枚落ち', '7_L'], ['右七枚落ち', '7_R']]) {
  hold(name, read(name), 'standard 平手 sente');
  hold(`${name} by json-kifu-format`, other(name), preset);
}
console.log('As stated: a handicap of three pieces is a game on 25 squares for shogiops 0.18.0.');
JS
node ask.mjs
