#!/usr/bin/env bash
# parse-color 1.0.0 (npm) reads rgb(100%,100%,100%), white, as the dark grey #646464, the half transparent red #f008 as the opaque orange #f00800, and a hue of half a
# turn, cyan, as red.
#
# One would expect: white, a red with the alpha 0.53, and cyan, or nothing, as for "Red" with a capital. The README says that it parses "a css color string", and points to a
#   page that has all of these.
# What happens: percents are taken as numbers up to 255. Hexadecimal digits are cut in twos from the left, so that four make 240, 8 and a missing 0, and eight make four
#   numbers in rgb and five in rgba. Of "0.5turn" the 0.5 is taken for degrees. 12.5 % is written as #c.80000, which is no colour.
# Why it matters: programs for drawing write percents into their SVG. Light lines become dark ones, and a chart that was checked on white is checked on grey. Every answer has the
#   form of a right one.
# How we guard against it: the colours in our SVG and HTML are written with six hexadecimal digits.
# Seen: rgb(100%,0%,0%): #640000; rgb(100%,100%,100%): #646464; #f008: #f00800, alpha 1; #ff000080: rgba 255, 0, 0, 128, 1; hsl(0.5turn,100%,50%): #ff0200;
#   rgb(12.5%,0%,0%): #c.80000; rgb(255,0,0): #ff0000, red
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund parse-color@1.0.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const parse = require('parse-color');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} is ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  'rgb(255,0,0)': ['#ff0000', [255, 0, 0, 1]],
  'rgb(100%,0%,0%)': ['#640000', [100, 0, 0, 1]],
  'rgb(100%,100%,100%)': ['#646464', [100, 100, 100, 1]],
  'rgb(12.5%,0%,0%)': ['#c.80000', [12.5, 0, 0, 1]],
  '#f008': ['#f00800', [240, 8, 0, 1]],
  '#ff000080': ['#ff000080', [255, 0, 0, 128, 1]],
  'rgba(255,0,0,0.5)': ['#ff0000', [255, 0, 0, 0.5]],
  'hsl(0.5turn,100%,50%)': ['#ff0200', [255, 2, 0, 1]],
  'hsl(180,100%,50%)': ['#00ffff', [0, 255, 255, 1]],
};
for (const [colour, answer] of Object.entries(stated)) hold(colour, [parse(colour).hex, parse(colour).rgba], answer);
hold('Red', [parse('red').hex, parse('Red').hex ?? 'nothing'], ['#ff0000', 'nothing']);
console.log('As stated: parse-color 1.0.0 reads rgb(100%,100%,100%) as #646464, and #f008 as an opaque orange.');
JS
node ask.cjs
