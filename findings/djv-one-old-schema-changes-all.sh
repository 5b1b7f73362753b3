#!/usr/bin/env bash
# djv 2.1.4 (npm): after one validator was made for draft-04, every validator made later checks by draft-04, whatever its version says: const,
# contains, propertyNames and exclusiveMinimum of draft-06 are not looked at any more.
#
# One would expect: environments that know nothing of each other. The README makes one with new djv({ version: 'draft-04' }) beside others with
#   { version: 'draft-06' }, which is also the default.
# What happens: the plugin for draft-04 changes the lists of keywords that all environments share, and nothing changes them back.
# Why it matters: a program that reads files of two makers, one of whom still writes draft-04, stops checking the other's, from the first old file
#   on. Tests that try each schema by itself find nothing.
# How we guard against it: Castalia's schemas are all of draft 7, and each is compiled by itself.
# Seen: {"const":1} and 2: refused; after new djv({ version: 'draft-04' }): refused by the validator from before, taken by every new one
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund djv@2.1.4 @korzio/djv-draft-04@2.0.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Djv = require('djv');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const tried = [
  [{ const: 1 }, 2],
  [{ contains: { type: 'number' } }, ['Ann']],
  [{ propertyNames: { maxLength: 1 } }, { points: 1 }],
  [{ exclusiveMinimum: 0 }, 0],
];
const made = (options) => {
  const validator = new Djv(options);
  tried.forEach(([schema], index) => validator.addSchema(`${index}`, schema));
  return () => tried.map(([, value], index) => (validator.validate(`${index}`, value) === undefined ? 'taken' : 'refused'));
};
const refused = tried.map(() => 'refused');
const taken = tried.map(() => 'taken');
const before = made({ version: 'draft-06' });
hold('draft-06', before(), refused);
new Djv({ version: 'draft-04' });
hold('draft-06 made before', before(), refused);
hold('draft-06 made after', made({ version: 'draft-06' })(), taken);
hold('the default made after', made({})(), taken);
console.log('As stated: one validator for draft-04 turns off four keywords of draft-06 in every later validator of djv 2.1.4.');
JS
node ask.cjs
