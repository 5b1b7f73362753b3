#!/usr/bin/env bash
# djv 2.1.4 (npm) takes "7" for the constant 7 and for a number of an enum, true for 1, false for 0, and {"won":1,"by":"cheating"} for {"won":1}.
#
# One would expect: none of them. JSON Schema (draft-06, 6.23 and 6.24) asks for a value that is equal, and a number is never equal to a text or to a
#   truth value; objects are equal if they have the same members. The README says that djv supports draft-06.
# What happens: plain values are compared by ==, and an object or a list only by the members that the schema names, so that [] is {}.
# Why it matters: a score that is a text passes, is added to others and becomes "127" from "12" and 7; and what a const object forbids by
#   not naming it gets through. ajv 8.20.0, for comparison, refuses all of them.
# How we guard against it: our reader asks for the type of every value before it compares it.
# Seen: {"const":7} takes "7"; {"const":1} takes true; {"enum":[7]} takes "7" and [7]; {"const":[1,2]} takes {"0":1,"1":2}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund djv@2.1.4 ajv@8.20.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Djv = require('djv');
const Ajv = require('ajv');
function hold(schema, value, djv, ajv) {
  const tried = new Djv({ version: 'draft-06' });
  tried.addSchema('value', schema);
  const seen = [tried.validate('value', value) === undefined, new Ajv({ strict: false }).compile(schema)(value)];
  if (seen[0] === djv && seen[1] === ajv) return;
  console.error(`Changed: for ${JSON.stringify(schema)} and ${JSON.stringify(value)} djv says ${seen[0]} and ajv ${seen[1]}.`);
  process.exit(1);
}
hold({ const: 7 }, 7, true, true);
hold({ const: 7 }, 8, false, false);
hold({ const: 7 }, '7', true, false);
hold({ const: 1 }, true, true, false);
hold({ enum: [7] }, '7', true, false);
hold({ enum: [7] }, [7], true, false);
hold({ enum: [0] }, false, true, false);
hold({ const: { won: 1 } }, { won: 1, by: 'cheating' }, true, false);
hold({ const: { won: 1 } }, { won: 2 }, false, false);
hold({ const: [1, 2] }, { 0: 1, 1: 2 }, true, false);
console.log('As stated: djv 2.1.4 takes "7" for 7, true for 1, and an object with more members for the constant.');
JS
node ask.cjs
