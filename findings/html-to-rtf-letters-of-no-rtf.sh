#!/usr/bin/env bash
# html-to-rtf 2.1.0 (npm) writes ü, Ł and ♥ into RTF as they are, and a backslash without another one, so that "a\b" turns on bold letters.
#
# One would expect: \u252, \u321, \u9829 and \\. The specification of RTF (1.9.1, "RTF Syntax") has files of 7-bit ASCII, other letters as \u with their number, and \\ for a
#   backslash in a text. The README says "Encoding string correctly (v2.0.1)".
# What happens: braces alone are escaped. A reader takes the bytes of UTF-8 by the code page of the head, which has \ansi, so that "Müller" is "MÃ¼ller"; "\b" and "\par" in a
#   text are commands.
# Why it matters: names of players are the first letters outside of ASCII in a report. Plain English, with which one tries it, is right, and so are braces.
# How we guard against it: Castalia writes no RTF; what it writes is UTF-8 and says so, or is a format that has nothing else.
# Seen: Müller: Müller; Łukasz ♥: Łukasz ♥; {a}: \'7ba\'7d; a\b: a\b; head: {\rtf1\ansi\deff0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund html-to-rtf@2.1.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const maker = require('html-to-rtf');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const text = (html) => maker.convertHtmlToRtf(`<p>${html}</p>`).match(/\\pard (.*?)\\sb70/s)[1];
hold('the head', maker.convertHtmlToRtf('<p>a</p>').slice(0, 18), '{\\rtf1\\ansi\\deff0{');
const stated = { Ann: 'Ann', 'Müller': 'Müller', 'Łukasz ♥': 'Łukasz ♥', '{a}': "\\'7ba\\'7d", 'a\\b c': 'a\\b c' };
for (const [html, rtf] of Object.entries(stated)) hold(html, text(html), rtf);
console.log('As stated: html-to-rtf 2.1.0 writes ü and a backslash into RTF as they are.');
JS
node ask.cjs
