#!/usr/bin/env bash
# @derhuerst/round-robin-scheduler 1.0.4 (npm): when Ann, who has had her turn, leaves the table, Ben is passed over and it is Cem's turn.
#
# One would expect: Ben, who is next. The README calls it a round-robin scheduler, with remove() for a place in the list and get() for the next one.
# What happens: the place of the next one is kept as a number, and is not changed when somebody before it goes, so that the one who moves up into the gap is passed over.
#   If the one who goes has not had a turn yet, it is right. remove(3) of three, a place that does not exist, says true and takes the turn of the last one for good.
# Why it matters: players leave early. Each time, the next one loses a turn, and nobody knows why.
# How we guard against it: Castalia does not use it; its rules name the next player.
# Seen: Ann, Ben, Cem: get() Ann, remove(0), then Cem, Ben, Cem; get() Ann, remove(2), then Ben, Ann; remove(3): true, then Ann, Ben, Ann
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @derhuerst/round-robin-scheduler@1.0.4 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const create = require('@derhuerst/round-robin-scheduler');
function hold(before, place, stated) {
  const table = create(['Ann', 'Ben', 'Cem']), seen = [];
  for (let turn = 0; turn < before; turn += 1) seen.push(table.get());
  seen.push(table.remove(place), table.get(), table.get(), table.get());
  if (seen.join() === stated.join()) return;
  console.error(`Changed: with remove(${place}) the turns are ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
hold(1, 0, ['Ann', true, 'Cem', 'Ben', 'Cem']);
hold(1, 2, ['Ann', true, 'Ben', 'Ann', 'Ben']);
hold(0, 3, [true, 'Ann', 'Ben', 'Ann']);
console.log('As stated: round-robin-scheduler 1.0.4 passes Ben over when Ann leaves.');
JS
node ask.cjs
