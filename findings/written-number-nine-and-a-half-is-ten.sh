#!/usr/bin/env bash
# written-number 0.11.1 (npm) writes nine and a half points as "ten", half a point as "one" and three points below zero as nothing.
#
# One would expect: nine point five and minus three, or an error. The README says that it converts "numbers to words - their written form" and names
#   no limit.
# What happens: the number is rounded first, and below zero the text is empty. A language that it does not have, such as German, is English, without a
#   word.
# Why it matters: whoever has the scores read out hears that 9.5 and 10 are equal, and that somebody has no points at all. With whole points above
#   zero it is right.
# How we guard against it: Castalia gives figures to screen readers and voices, with a minus sign that they say.
# Seen: 9.5: ten; 10: ten; 0.5: one; -3: ""; 9 in German: nine
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund written-number@0.11.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const written = require('written-number');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('half points', [9.5, 10, 0.5, 2.4].map((points) => written(points)), ['ten', 'ten', 'one', 'two']);
hold('points below zero', [-3, -0.5].map((points) => written(points)), ['', '']);
hold('nine in German', written(9, { lang: 'de' }), 'nine');
hold('nine in French', written(9, { lang: 'fr' }), 'neuf');
console.log('As stated: written-number 0.11.1 writes 9.5 as ten and -3 as nothing.');
JS
node ask.cjs
