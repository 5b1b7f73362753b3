#!/usr/bin/env bash
# remove-markdown 0.7.0 and markdown-to-text 0.1.1 (npm) cut players out of a text: of "Ann < Ben < Cem > Dan" only Ann and Dan are left.
#
# One would expect: the text as it is, for nothing in it is Markdown. The README has it remove "Markdown formatting"; by CommonMark 6.6, a tag of HTML begins with < and a letter or a
#   slash, without a blank.
# What happens: everything from a < to the next > is taken for a tag. The first takes text in brackets, a blank and text in parentheses for a link, which must not have a blank between
#   them: of "[Ann] (9)" the 9 is lost. A backslash that keeps a star is left, and its star is not: \*3\* is \3\.
# Why it matters: notes on who is better than whom, and results in parentheses, are cut for the list of evenings without a trace.
# How we guard against it: Castalia writes &lt; for < in Markdown where it does not stand in code.
# Seen: Ann < Ben < Cem > Dan -> Ann  Dan; [Ann] (9) -> Ann by the first; \*3\* -> \3\
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund remove-markdown@0.7.0 markdown-to-text@0.1.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const first = require('remove-markdown');
const second = require('markdown-to-text');
function hold(markdown, ...stated) {
  const seen = [first.default ?? first, second.default ?? second].map((strip) => strip(markdown).trim());
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${markdown} becomes ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('Ann < Ben < Cem > Dan', 'Ann  Dan', 'Ann  Dan');
hold('[Ann] (9)', 'Ann', '[Ann] (9)');
hold('\\*3\\*', '\\3\\', '\\3\\');
console.log('As stated: remove-markdown 0.7.0 leaves Ann and Dan of Ann < Ben < Cem > Dan.');
JS
node ask.cjs
