#!/usr/bin/env bash
# color-blind 0.1.3 (npm) shows a grey as people without green cones would see it as #8b7b80, a mauve, though white and black stay as they are.
#
# One would expect: the same grey. The README says that it simulates "color blindness by converting RGB hex codes", and the models for this are made so that what has no
#   colour keeps having none; @bjornlu/colorblind 1.0.3 gives #808080 for it. Its own achromatopsia does, too.
# What happens: every grey between black and white gets a colour, the more so in the middle. #404040 becomes #484043, #c0c0c0 becomes #d1b9c1.
# Why it matters: a board with grey for what is over and a pale red for what is lost is checked with it. The grey comes out on the way to the red, and is changed for a better
#   one that was not needed. A check with black and white alone finds nothing.
# How we guard against it: Castalia tells nothing by colour alone.
# Seen, for #808080: protanopia: #817e7f; deuteranopia: #8b7b80; tritanopia: #817e87; achromatopsia: #808080; with @bjornlu/colorblind: 128, 128, 128 for all three
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund color-blind@0.1.3 @bjornlu/colorblind@1.0.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import blinder from 'color-blind';
import { simulate } from '@bjornlu/colorblind';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const without = ['protanopia', 'deuteranopia', 'tritanopia'];
const seen = (colour) => without.map((kind) => blinder[kind](colour));
hold('#808080', seen('#808080'), ['#817e7f', '#8b7b80', '#817e87']);
hold('#404040', seen('#404040'), ['#434242', '#484043', '#434146']);
hold('#c0c0c0', seen('#c0c0c0'), ['#c2bebe', '#d1b9c1', '#c1bdcb']);
hold('white', seen('#ffffff'), ['#ffffff', '#ffffff', '#ffffff']);
hold('black', seen('#000000'), ['#000000', '#000000', '#000000']);
hold('#808080 without any colour', blinder.achromatopsia('#808080'), '#808080');
const grey = { r: 128, g: 128, b: 128 };
hold('#808080 in @bjornlu/colorblind', without.map((kind) => simulate(grey, kind)), [grey, grey, grey]);
console.log('As stated: color-blind 0.1.3 gives the grey #808080 a colour, #8b7b80 for people without green cones.');
JS
node ask.mjs
