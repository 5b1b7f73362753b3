#!/usr/bin/env bash
# csv-parse 7.0.3 (npm) with its option `cast` turns "0x10", "0b11" and "0o17" into the number 0.
#
# One would expect: 16, 3 and 15, or the text. The documentation says that cast converts a field that looks like an integer or a float.
# What happens: whether it is a number is asked of JavaScript's Number, which knows these spellings; the value is then taken by parseFloat, which
#   stops at the letter. So the check passes, and the value is 0.
# Why it matters: ids, colours and codes are such texts ("0x7F" as a colour of a seat). They come out as 0, a fine number, and all alike.
# How we guard against it: our tables hold no such codes, and what we read ourselves is JSON, in which a number is a number.
# Seen: 0x10 -> 0; 0b11 -> 0; 0o17 -> 0; 16 -> 16; 1e3 -> 1000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv-parse@7.0.3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { parse } from 'csv-parse/sync';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (field) => parse(`code\n${field}\n`, { columns: true, cast: true })[0].code;
const stated = { '0x10': 0, '0xFF': 0, '0b11': 0, '0o17': 0, '16': 16, '1e3': 1000, '0y10': '0y10' };
for (const [field, value] of Object.entries(stated)) hold(field, read(field), value);
console.log('As stated: csv-parse 7.0.3 with cast reads 0x10, 0b11 and 0o17 as 0.');
JS
node ask.mjs
