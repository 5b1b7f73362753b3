#!/usr/bin/env bash
# @cfworker/json-schema 4.1.1 (npm) takes an empty object for one that has the required members "constructor" and "toString", and 9.0000001 for a
# multiple of 3.
#
# One would expect: JSON Schema, validation, 6.5.3: an object is valid against "required" if every item is the name of a property in it. The test suite
#   of JSON Schema has the case ("required properties whose names are Javascript object property names", draft7/required.json), and the README
#   says that the library is validated against that suite. 6.2.1: a number is valid only if the division by "multipleOf" is an integer.
# What happens: a member is looked for with JavaScript's `in`, which finds what every object inherits. So names of inherited members are never
#   missing, a schema for such a member is applied to JavaScript's own function (which ends with an exception), and "dependencies" on it always
#   apply. For "multipleOf" a rest below 0.00000012 is no rest, whatever the number is.
# Why it matters: keys that are words of people, such as names of players, categories or tags, are checked or not by what they happen to be. A step
#   of 0.00000001 allows every number.
# How we guard against it: names of players are keys in our records of results, but no schema requires one or says what it has to be. Steps of ours
#   are halves. Every schema is tried by valijson and ajv as well (tests/schema, tests/readers).
# Seen: required ["constructor"] {} -> valid; required ["Ann"] {} -> not valid; multipleOf 3, 9.0000001 -> valid; multipleOf 3, 9.5 -> not valid
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @cfworker/json-schema@4.1.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Validator } = require('@cfworker/json-schema');
function verdict(schema, value) {
  try {
    return new Validator(schema, '7').validate(value).valid ? 'valid' : 'not valid';
  } catch (error) {
    return 'an exception';
  }
}
const stated = [
  [{ required: ['constructor', 'toString'] }, {}, 'valid'], [{ required: ['Ann'] }, {}, 'not valid'],
  [{ properties: { constructor: { type: 'number' } } }, {}, 'an exception'], [{ properties: { Ann: { type: 'number' } } }, {}, 'valid'],
  [{ dependencies: { toString: ['Ben'] } }, {}, 'not valid'], [{ dependencies: { Ann: ['Ben'] } }, {}, 'valid'],
  [{ multipleOf: 3 }, 9.0000001, 'valid'], [{ multipleOf: 3 }, 9.5, 'not valid'], [{ multipleOf: 1e-8 }, 1.5e-8, 'valid'],
];
for (const [schema, value, wanted] of stated) {
  const seen = verdict(schema, value);
  if (seen === wanted) continue;
  console.error(`Changed: ${JSON.stringify(value)} is ${seen} for ${JSON.stringify(schema)}; the finding says ${wanted}.`);
  process.exit(1);
}
console.log('As stated: @cfworker/json-schema 4.1.1 finds "constructor" in an empty object, and 9.0000001 is a multiple of 3.');
JS
node ask.cjs
