#!/usr/bin/env bash
# valijson 1.0+repack-2 (Debian 12) counts letters for "maxLength" and bytes for "pattern": "ü" is one letter by the one, and no single character by
# the other; the class [äöü] matches none of its letters.
#
# One would expect: one reading of a string. JSON Schema counts characters of Unicode for the length and recommends regular expressions of
#   ECMA-262 for patterns, where a dot and a class stand for whole characters.
# What happens: patterns go to std::regex over the bytes of UTF-8, in which ü is two. A dot is half a letter, and a class matches single bytes:
#   "^[äöü]$" refuses ä.
# Why it matters: rules for names that work in ajv refuse every name outside of ASCII here. The opposite, [^ä], lets ä pass. No error is reported.
# How we guard against it: our schemas name letters outside of ASCII as alternatives (a|b), never in classes, and never count by dots.
# Seen: {"maxLength": 1} "ü" -> valid; {"pattern": "^.$"} "ü" -> not; {"pattern": "^[äöü]$"} "ä" -> not; {"pattern": "^(ä|ö|ü)$"} "ä" -> valid
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ajv@8.20.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
apt-get download libvalijson-dev=1.0+repack-2 nlohmann-json3-dev=3.11.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >judge.cpp <<'CPP'
#include <iostream>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
int main(int, char** arguments) {  // pairs of a schema and a value
    while (*++arguments != nullptr) {
        const auto rule = nlohmann::json::parse(*arguments);
        const auto value = nlohmann::json::parse(*++arguments);
        valijson::Schema schema;
        valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(valijson::adapters::NlohmannJsonAdapter(rule), schema);
        std::cout << (valijson::Validator().validate(schema, valijson::adapters::NlohmannJsonAdapter(value), nullptr) ? "valid" : "not") << ' ';
    }
}
CPP
g++ -std=c++17 -O0 -I"$folder/root/usr/include" judge.cpp -o judge
pairs=('{"maxLength": 1}' '"ü"' '{"pattern": "^.$"}' '"ü"' '{"pattern": "^[äöü]$"}' '"ä"' '{"pattern": "^(ä|ö|ü)$"}' '"ä"')
seen=$(./judge "${pairs[@]}")
[[ $seen == "valid not not valid " ]] || { echo "Changed: valijson says $seen; the finding says: valid not not valid." >&2; exit 1; }
cat >judge.cjs <<'JS'
const Ajv = require('ajv');
const words = process.argv.slice(2);
const verdicts = [];
while (words.length > 0) verdicts.push(new Ajv({ strict: false }).validate(JSON.parse(words.shift()), JSON.parse(words.shift())) ? 'valid' : 'not');
console.log(verdicts.join(' '));
JS
seen=$(node judge.cjs "${pairs[@]}")
[[ $seen == "valid valid valid valid" ]] || { echo "Changed: ajv says $seen; the finding says that all four are valid." >&2; exit 1; }
echo 'As stated: valijson 1.0 counts letters for maxLength and bytes for pattern; ajv 8.20.0 counts letters for both.'
