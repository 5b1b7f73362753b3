#!/usr/bin/env bash
# park-miller 2.0.1 and randoma 2.0.1 (npm) throw a 1 as the first d6 for every seed from 1 to 21295, and draw the first name of every list of three.
#
# One would expect: other first dice for other seeds, about a sixth of them a 1. The README of randoma calls it a "user-friendly pseudorandom number
#   generator", takes any number as the seed and has 10 as its example.
# What happens: the first number is the seed times 16807, or near it, of more than two thousand million. A small seed gives a small number, and so the
#   first of whatever is chosen. One generator that is used on gives all faces as often.
# Why it matters: who numbers his evenings and makes a generator for each, so that the same starting player can be drawn again, gets the same one for
#   as long as the club lasts. Words as seeds are right in randoma.
# How we guard against it: dice and drawings of Castalia are recorded as what was thrown, and not as a seed.
# Seen: first dice for the seeds 1 to 21295: all 1; for 21296: 2; dice for the seeds 1 and 2: 1 1 5 and 1 2 4; of Ann, Ben and Cy for each of 1 to
#   1000: Ann; for "game 1" to "game 600" each name more than 150 times
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund park-miller@2.0.1 randoma@2.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import ParkMiller from 'park-miller';
import Randoma from 'randoma';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const seeds = Array.from({ length: 21295 }, (_, place) => place + 1);
const dice = (generator, count) => Array.from({ length: count }, () => generator.integerInRange(1, 6)).join(' ');
hold('the first die of park-miller', seeds.filter((seed) => dice(new ParkMiller(seed), 1) !== '1'), []);
hold('the first die of randoma', seeds.filter((seed) => dice(new Randoma({ seed }), 1) !== '1'), []);
hold('the first die for the next seed', [dice(new ParkMiller(21296), 1), dice(new Randoma({ seed: 21296 }), 1)], ['2', '2']);
hold('three dice', [1, 2].map((seed) => dice(new ParkMiller(seed), 3)), ['1 1 5', '1 2 4']);
const names = ['Ann', 'Ben', 'Cy'];
const drawn = (given) => given.map((seed) => new Randoma({ seed }).arrayItem(names));
hold('who is drawn for a number', [...new Set(drawn(seeds.slice(0, 1000)))], ['Ann']);
const for_words = drawn(seeds.slice(0, 600).map((seed) => `game ${seed}`));
hold('whether words are fair', names.map((name) => for_words.filter((one) => one === name).length > 150), [true, true, true]);
console.log('As stated: in park-miller 2.0.1 and randoma 2.0.1 the first die is a 1 for every seed from 1 to 21295.');
JS
node ask.mjs
