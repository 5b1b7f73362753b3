#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2 (npm) draws a Hebrew name on the wrong side of its point: text with direction="rtl" that starts at 100 lies right of 100, and
# text that ends there lies left of it.
#
# One would expect: the opposite. In SVG (1.1 and 2, text-anchor) start and end go by the direction: text from right to left that starts at a point
#   lies left of it. Browsers and librsvg do so, and the letters themselves are drawn in their right order here, too.
# What happens: start is always the left side and end the right side. direction is read by nothing else either.
# Why it matters: tables and boards of Hebrew and Arabic players put names at the right edge with text-anchor start, and in the PNG they leave
#   the picture. Nothing is reported.
# How we guard against it: our pictures hold outlines of letters, placed by Pango, and no text that a viewer would have to place.
# Seen (ink of שלום at 20, x from..to): start 101..143, end 57..98; without direction start 101..143; ABC with rtl, start 100..139
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @resvg/resvg-js@2.6.2 pngjs@7.0.0 dejavu-fonts-ttf@2.37.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Resvg } = require('@resvg/resvg-js');
const { PNG } = require('pngjs');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} lies ${seen} of its point; the finding says ${stated}.`);
  process.exit(1);
}
// Returns on which side of x = 100 the ink is.
const side = (text, attributes) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60" font-family="DejaVu Sans" font-size="20">
    <text x="100" y="40" ${attributes}>${text}</text></svg>`;
  const font = { loadSystemFonts: false, fontFiles: ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'], defaultFontFamily: 'DejaVu Sans' };
  const picture = PNG.sync.read(new Resvg(svg, { background: '#fff', font }).render().asPng());
  let [left, right] = [0, 0];
  for (let pixel = 0; pixel < picture.width * picture.height; ++pixel) {
    if (picture.data[4 * pixel] < 128) pixel % picture.width < 100 ? ++left : ++right;
  }
  return left + right === 0 ? 'nowhere' : left > right ? 'left' : 'right';
};
hold('a Hebrew name from right to left, start', side('שלום', 'direction="rtl" text-anchor="start"'), 'right');
hold('a Hebrew name from right to left, end', side('שלום', 'direction="rtl" text-anchor="end"'), 'left');
hold('Latin text from right to left, start', side('ABC', 'direction="rtl" text-anchor="start"'), 'right');
hold('Latin text, start', side('ABC', 'text-anchor="start"'), 'right');
console.log('As stated: resvg-js 2.6.2 draws text with direction rtl and text-anchor start on the right of its point.');
JS
node ask.cjs
