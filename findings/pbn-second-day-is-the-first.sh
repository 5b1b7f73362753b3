#!/usr/bin/env bash
# pbn 1.6.1 (npm) gives the deals of the second day of a bridge tournament the date of the first, and a comment of two lines takes all deals behind it.
#
# One would expect: 28 November. The README knows inherited values ([Event "##somewhere"]); the standard of PBN 2.1 (section 4.8) says that a value behind ##
#   holds for all games that follow, that it can be redefined in the middle of the file, and has two days as its example. A comment goes from { to }.
# What happens: for every value that begins with ## the value of before is taken, if there is one, and the new one is thrown away. Deals without the tag get no
#   value at all. And a comment that is longer than its line ends only at a line that begins with }: behind "and Ben does not.}" it goes on to the end of
#   the file, without an error.
# Why it matters: results are sorted into the wrong evening, and a club that writes remarks loses the deals behind the first long one.
# How we guard against it: every row of Castalia's tables names its session, and a note is a field of its own.
# Seen: [Date "##2026.11.27"], then [Date "##2026.11.28"]: 2026.11.27 twice; [Date "2026.11.28"]: the right day; two boards behind a remark: one tag Board
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pbn@1.6.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const pbn = require('pbn');
const { Readable } = require('stream');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (text) => new Promise((done, failed) => {
  const parts = [];
  Readable.from([text]).pipe(pbn()).on('data', (part) => parts.push(part)).on('error', failed).on('end', () => done(parts));
});
const values = async (text, name) => (await read(text)).filter((part) => part.name === name).map((part) => part.value);
const days = (second) => `% PBN 2.1\n[Board "1"]\n[Date "##2026.11.27"]\n\n[Board "2"]\n\n[Board "3"]\n[Date "${second}"]\n\n[Board "4"]\n`;
const remark = (text) => `% PBN 2.1\n[Board "1"]\n${text}\n[Contract "3NT"]\n\n[Board "2"]\n[Contract "4S"]\n`;
(async () => {
  hold('the second day with ##', await values(days('##2026.11.28'), 'Date'), ['2026.11.27', '2026.11.27']);
  hold('the second day without ##', await values(days('2026.11.28'), 'Date'), ['2026.11.27', '2026.11.28']);
  hold('boards behind a remark in one line', await values(remark('{Ann bids too much, and Ben does not.}'), 'Board'), ['1', '2']);
  hold('boards behind a remark in two lines', await values(remark('{Ann bids too much,\nand Ben does not.}'), 'Board'), ['1']);
  hold('boards if } has its own line', await values(remark('{Ann bids too much,\nand Ben does not.\n}'), 'Board'), ['1', '2']);
  console.log('As stated: pbn 1.6.1 gives the second day the date of the first, and loses the deals behind a remark of two lines.');
})();
JS
node ask.cjs
