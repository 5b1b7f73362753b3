#!/usr/bin/env bash
# tsshogi 2.2.0 (npm) writes a game of shogi in the format CSA without its day: 27 November 2026, 19:30, becomes " 19:30:00", and the end of the game is left
# out, or empty.
#
# One would expect: $START_TIME:2026/11/27 19:30:00 and $END_TIME:2026/11/27 21:05:00, as in the standard of CSA, which writes the day first and then the
#   time. The README promises input and output of KIF, KI2, CSA, JKF and USI with most of what these formats can express.
# What happens: the day has ten letters in both formats. The code cuts these ten off, where it should keep them, so that the time is left. For the end it
#   looks at the day of the game (対局日) instead of the end (終了日時), and cuts the ten letters off that as well: nothing is left.
# Why it matters: moves, names and seconds come through, and a collection of games in CSA has no date any more. Read again, by the library itself too,
#   the game began at " 19:30:00".
# How we guard against it: times in Castalia's tables are whole moments (2026-11-27T20:15:00Z).
# Seen: from KIF: "$START_TIME: 19:30:00"; with 対局日 also "$END_TIME:"; with 対局日 alone "$START_TIME:" and "$END_TIME:"; from its own reader of CSA: the same
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tsshogi@2.2.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { importKIF, importCSA, exportKIF, exportCSA } from 'tsshogi';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const moves = '手合割：平手\n先手：Ann\n後手：Ben\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 投了   ( 0:03/00:00:03)\n';
const both = '開始日時：2026/11/27 19:30:00\n終了日時：2026/11/27 21:05:00\n';
const day = '対局日：2026/11/27\n';
const times = (text) => text.split('\n').filter((line) => line.startsWith('$'));
const from_kif = (heads) => times(exportCSA(importKIF(heads + moves), {}));
hold('a game with its begin and end', from_kif(both), ['$START_TIME: 19:30:00']);
hold('with the day of the game as well', from_kif(day + both), ['$START_TIME: 19:30:00', '$END_TIME:']);
hold('with the day alone', from_kif(day), ['$START_TIME:', '$END_TIME:']);

const csa = 'V2.2\nN+Ann\nN-Ben\n$START_TIME:2026/11/27 19:30:00\n$END_TIME:2026/11/27 21:05:00\nPI\n+\n+7776FU\nT16\n%TORYO\nT3\n';
const record = importCSA(csa);
hold('CSA to KIF', exportKIF(record, {}).split('\n').filter((line) => line.includes('日時')), both.trim().split('\n'));
hold('CSA to CSA', times(exportCSA(record, {})), ['$START_TIME: 19:30:00']);
console.log('As stated: tsshogi 2.2.0 writes CSA without the day of the game and without its end.');
JS
node ask.mjs
