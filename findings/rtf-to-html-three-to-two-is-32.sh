#!/usr/bin/env bash
# @iarna/rtf-to-html 1.1.0 and rtf-parser 1.3.3 (npm) make 32 of the result 3–2 whose dash is \endash, and "♥?" of a heart.
#
# One would expect: 3–2 and ♥. The README converts RTF to HTML and names what is supported. By the RTF specification 1.9.1, \endash and \bullet are characters, and behind
#   \u9829 as many characters are skipped as \uc says, which is 1 from the start.
# What happens: words for single characters are dropped without an error, and so are the quotation marks. The character for old readers, mostly a question mark, is not
#   skipped but stays behind each letter. Behind the hyphen \_ that does not break, a letter is lost, and a digit is an error. The cells of a row
#   are run together.
# Why it matters: programs for text write results with a dash. Three to two is thirty-two, and a name has question marks in it.
# How we guard against it: Castalia writes no RTF.
# Seen: 3\endash 2 -> 32; \u9829? -> ♥?; 10\u8722?3 -> 10−?3; a\_b -> a‑; a row with Cem and 7 -> Cem7; 3-2 -> 3-2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @iarna/rtf-to-html@1.1.0 rtf-parser@1.3.3 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const toHtml = require('@iarna/rtf-to-html');
const stated = { '3\\endash 2': '32', '\\u9829?': '♥?', '10\\u8722?3': '10−?3', 'a\\_b': 'a‑', '\\trowd\\cellx900\\cellx1800\\intbl Cem\\cell 7\\cell\\row': 'Cem7', '3-2': '3-2' };
for (const [rtf, text] of Object.entries(stated)) {
  toHtml.fromString(`{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}${rtf}\\par}`, (error, html) => {
    const seen = error ? error.message : html.replace(/^[^]*<body>|<\/body>[^]*$/g, '').replace(/<[^>]*>/g, '').trim();
    if (seen === text) return;
    console.error(`Changed: ${rtf} becomes '${seen}'; the finding says '${text}'.`);
    process.exitCode = 1;
  });
}
process.on('exit', (code) => { if (!code) console.log('As stated: rtf-to-html 1.1.0 makes 32 of 3–2.'); });
JS
node ask.cjs
