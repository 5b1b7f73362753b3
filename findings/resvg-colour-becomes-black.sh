#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2 (npm) draws a board in black where a colour is written as "rebeccapurple" or "hsl(120deg 100% 25%)", and prefers the
# attribute style to a rule that is !important.
#
# One would expect: the colours of CSS Color 4 (rebeccapurple is a named colour of CSS since 2014), or that the rectangle keeps the colour of its
#   parent, or a warning. The project calls itself an SVG renderer that aims to be correct first of all.
# What happens: a colour that it does not know counts as not written, which for a fill is black; hsl(120,100%,25%) with commas is known. Nothing is
#   reported. A rule with !important loses against style="…", where CSS lets it win.
# Why it matters: cards and tokens of a theme become black on black, and only in the PNG: browsers and librsvg draw them right.
# How we guard against it: our pictures hold colours only as numbers (rgb and hexadecimal), on the elements themselves, without style sheets.
# Seen (mean colour): rebeccapurple -> 0,0,0; hsl(120deg 100% 25%) -> 0,0,0; hsl(120,100%,25%) -> 0,127,0; !important lime against red -> 255,0,0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @resvg/resvg-js@2.6.2 pngjs@7.0.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Resvg } = require('@resvg/resvg-js');
const { PNG } = require('pngjs');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const colour = (inner) => {
  const picture = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inner}</svg>`).render().asPng();
  return [...PNG.sync.read(picture).data.subarray(0, 3)];
};
const filled = (fill) => colour(`<rect width="4" height="4" fill="${fill}"/>`);
hold('#663399', filled('#663399'), [0x66, 0x33, 0x99]);
hold('rebeccapurple', filled('rebeccapurple'), [0, 0, 0]);
hold('hsl(120,100%,25%)', filled('hsl(120,100%,25%)'), [0, 127, 0]);
hold('hsl(120deg 100% 25%)', filled('hsl(120deg 100% 25%)'), [0, 0, 0]);
hold('rebeccapurple in a lime group', colour('<g fill="lime"><rect width="4" height="4" fill="rebeccapurple"/></g>'), [0, 0, 0]);
hold('lime !important against style red', colour('<style>rect{fill:lime !important}</style><rect width="4" height="4" style="fill:red"/>'), [255, 0, 0]);
console.log('As stated: resvg-js 2.6.2 draws rebeccapurple and hsl(120deg 100% 25%) in black.');
JS
node ask.cjs
