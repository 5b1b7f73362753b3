#!/usr/bin/env bash
# vcards-js 2.11.1 (npm) writes the club "Chess; Go" as an organisation "Chess" with the department " Go": vcard-parser 1.0.0 reads two parts.
#
# One would expect: ORG:Chess\; Go. RFC 2426 (3.5.5) and RFC 6350 (6.6.4) have the semicolon in ORG between the organisation and its units, so that one within a name gets a
#   backslash, as a comma does.
# What happens: in ORG, the comma gets one and the semicolon none. In N and ADR of the same card both get one, as they should.
# Why it matters: contacts are sorted by organisation, and the half behind the semicolon is a department that nobody has. A name with a comma, with which one tries the
#   escapes, is right.
# How we guard against it: Castalia writes no contacts; in its formats names are written by the escaping of each.
# Seen: "Oh, Fudge": ORG:Oh\, Fudge; "Chess; Go": ORG:Chess; Go, read as ["Chess"," Go"]; surname "Lee; Ray": N:Lee\; Ray;Ann;;;
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund vcards-js@2.11.1 vcard-parser@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const vCards = require('vcards-js');
const { parse } = require('vcard-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
function club(name) {
  const card = vCards();
  Object.assign(card, { firstName: 'Ann', lastName: 'Lee; Ray', organization: name });
  const text = card.getFormattedString();
  return { line: text.match(/^ORG.*:(.*?)\r?$/m)[1], name: text.match(/^N.*?:(.*?)\r?$/m)[1], read: parse(text).org[0].value };
}
hold('a comma', club('Oh, Fudge').line, 'Oh\\, Fudge');
hold('a comma that is read', [club('Oh, Fudge').read].flat(), ['Oh, Fudge']);
hold('a semicolon', club('Chess; Go').line, 'Chess; Go');
hold('a semicolon that is read', club('Chess; Go').read, ['Chess', ' Go']);
hold('a semicolon in a name', club('Chess').name, 'Lee\\; Ray;Ann;;;');
console.log('As stated: vcards-js 2.11.1 writes the club "Chess; Go" as an organisation with a department.');
JS
node ask.cjs
