#!/usr/bin/env bash
# vcf 2.1.2 (npm) writes a note of two lines, "won" and "lost", into a contact as "wonlost", a surname "Lee;Ray" as a surname and a first name, and reads Lee\, Ann with its
# backslash.
#
# One would expect: won\nlost, Lee\;Ray, and "Lee, Ann". RFC 6350 (3.4) has a backslash before commas and semicolons within a value, and \n for the end of a line; RFC 7095
#   says that in jCard, which fromJSON and toJSON speak, values stand without it.
# What happens: values are cut at no escape, put together with no escape, and escapes are taken for letters. A line break is dropped when it is written.
# Why it matters: a club's list of members goes through it from one program to another. Every name without a sign is right; notes lose the gaps between their words, and with
#   a semicolon the first name becomes the second.
# How we guard against it: Castalia writes no contacts; in its formats names are written by the escaping of each.
# Seen: FN:Lee\, Ann read: Lee\, Ann; in jCard: Lee\\, Ann; note of two lines written: NOTE:wonlost; name ["Lee;Ray","Ann"] written: N:Lee;Ray;Ann;;;
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund vcf@2.1.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const vCard = require('vcf');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const text = ['BEGIN:VCARD', 'VERSION:4.0', 'N:Lee;Ann;;;', 'FN:Lee\\, Ann', 'NOTE:won\\nlost', 'END:VCARD', ''].join('\r\n');
const card = new vCard().parse(text);
hold('the name that is read', card.get('fn').valueOf(), 'Lee\\, Ann');
hold('the name in jCard', card.toJSON()[1].find(([key]) => key === 'fn')[3], 'Lee\\, Ann');
const made = vCard.fromJSON(['vcard', [
  ['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Lee, Ann'], ['n', {}, 'text', ['Lee;Ray', 'Ann', '', '', '']], ['note', {}, 'text', 'won\nlost'],
]]).toString('4.0').split(/\r?\n/);
const line = (key) => made.find((one) => one.startsWith(`${key}:`));
hold('the note that is written', line('NOTE'), 'NOTE:wonlost');
hold('the name that is written', line('N'), 'N:Lee;Ray;Ann;;;');
console.log('As stated: vcf 2.1.2 writes a note of two lines as "wonlost".');
JS
node ask.cjs
