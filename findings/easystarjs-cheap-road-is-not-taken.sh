#!/usr/bin/env bash
# easystarjs 0.4.4 (npm) goes ten fields across country at a cost of 10 where a road beside them, at a tenth of a point a field, would cost 2.1.
#
# One would expect: the road. The README calls it a pathfinding API that uses A*, and has easystar.setTileCost(tileType, multiplicativeCost) for the cost of
#   a kind of tile; A* is there to find the cheapest way.
# What happens: what is left of the way is guessed with 1 for each field, whatever the cheapest tile costs. With costs below 1 the guess is too high, and
#   the search ends at the first way that it finds. With all costs times ten, which is the same map, it takes the road. The README says nothing of a lower
#   bound.
# Why it matters: rules of war games have roads that cost half a point or a third of one. The way that is shown is allowed, but it is not the cheapest, and
#   a piece comes less far.
# How we guard against it: Castalia does not use it.
# Seen: road at 0.1, land at 1: across country, cost 10.0; road at 1, land at 10: by the road, cost 21.0 instead of 100.0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund easystarjs@0.4.4 >install.log 2>&1 || { cat install.log >&2; exit 1; }
cat >ask.cjs <<'JS'
const EasyStar = require('easystarjs');
const [LAND, ROAD] = [0, 1];
const map = [Array(11).fill(LAND), Array(11).fill(ROAD)];
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} gives ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
function walk(land, road) {
  const star = new EasyStar.js();
  star.setGrid(map);
  star.setAcceptableTiles([LAND, ROAD]);
  star.setTileCost(LAND, land);
  star.setTileCost(ROAD, road);
  star.enableSync();
  let found;
  star.findPath(0, 0, 10, 0, (path) => { found = path; });
  star.calculate();
  const cost = found.slice(1).reduce((sum, { x, y }) => sum + (map[y][x] === ROAD ? road : land), 0);
  return `${found.some(({ y }) => y === 1) ? 'by the road' : 'across country'}, cost ${cost.toFixed(1)}`;
}
hold('a road at a tenth', walk(1, 0.1), 'across country, cost 10.0');
hold('the same map times ten', walk(10, 1), 'by the road, cost 21.0');
console.log('As stated: easystarjs 0.4.4 does not take a road at a tenth of a point.');
JS
node ask.cjs
