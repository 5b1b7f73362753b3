#!/usr/bin/env bash
# @pai-forge/riichi-mahjong 0.3.6 (npm) gives three East tiles in the East round, held by East, nothing: a hand with them alone is a foul, and a hand
# with something else is paid too little.
#
# One would expect: one value (han) for the wind of the round and one for the wind of the seat, as all rules of riichi have it. The function that
#   counts the points requires both winds (bakaze, jikaze), and a dragon of three is counted. The README says that results are compared with the
#   Python library mahjong, which counts both.
# What happens: the winds are used for the small points (fu) of a pair only. A remark at the names of the values says that winds belong to the
#   situation and are defined elsewhere, and nothing defines them.
# Why it matters: three tiles of a wind are an everyday hand, and the error that is raised is the one for a foul, for which the winner pays. Where
#   there is another value, too, the payment is merely too small.
# How we guard against it: Castalia counts no mahjong; on the open table people write down what they have agreed.
# Seen: three East, East round, seat South, won from another: NoYakuError; three white dragons in their place: 1 han, 1300; three East, drawn: 1 han,
#   300 and 500 (with dragons 2 han, 500 and 1000); drawn by East: 500 from each, where 3 han would be 2000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @pai-forge/riichi-mahjong@0.3.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { HaiKind, calculateScoreForTehai, parseMspz, validateTehai14 } from '@pai-forge/riichi-mahjong';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const score = (tiles, won_on, isTsumo, jikaze) => {
  const hand = parseMspz(tiles).andThen(validateTehai14)._unsafeUnwrap();
  try {
    const result = calculateScoreForTehai(hand, { agariHai: won_on, isTsumo, jikaze, bakaze: HaiKind.Ton, doraMarkers: [] });
    return [result.han, result.fu, result.payment.amount];
  } catch (error) { return error.name; }
};
const four = HaiKind.PinZu4;
hold('three East with the round', score('111z234m567m234p55s', four, false, HaiKind.Nan), 'NoYakuError');
hold('three East with round and seat', score('111z234m567m234p55s', four, false, HaiKind.Ton), 'NoYakuError');
hold('three South with the seat', score('222z234m567m234p55s', four, false, HaiKind.Nan), 'NoYakuError');
hold('three white dragons', score('555z234m567m234p55s', four, false, HaiKind.Nan), [1, 40, 1300]);
hold('three East, drawn', score('111z234m567m234p55s', four, true, HaiKind.Nan), [1, 30, [300, 500]]);
hold('three East, drawn by East', score('111z234m567m234p55s', four, true, HaiKind.Ton), [1, 30, 500]);
hold('three white dragons, drawn', score('555z234m567m234p55s', four, true, HaiKind.Nan), [2, 30, [500, 1000]]);
console.log('As stated: in @pai-forge/riichi-mahjong 0.3.6 three East tiles in the East round are worth nothing.');
JS
node ask.mjs
