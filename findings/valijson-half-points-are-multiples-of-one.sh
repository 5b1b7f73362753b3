#!/usr/bin/env bash
# For valijson 1.0+repack-2 (Debian 12) 9.5 is a multiple of 3 and 27.5 a multiple of 1, while 1.0 is no integer.
#
# One would expect: that 27.5 fails `"multipleOf": 1`, and that 1.0 passes `"type": "integer"`: since draft 6 of JSON Schema a number without
#   fraction is an integer however it is written, and valijson was told draft 7.
# What happens: if the divisor is written as an integer, the value is cut to one before it is divided: 9.5 becomes 9. Written as 1.0, the
#   divisor works. The type of a value is taken from its spelling.
# Why it matters: a schema that allows whole points only lets half points pass, and refuses the record of a program that writes 3 as 3.0. Other
#   validators (ajv 8) decide both the other way, so that the same record is right here and wrong there.
# How we guard against it: our schema of points has the divisor 0.5, never an integer; and every record of the tests is judged by the schema and by
#   the reader, which must agree.
# Seen: 9.5 by 3 -> valid; 27.5 by 1 -> valid; 27.5 by 1.0 -> not; 10 by 3 -> not; 1.0 as integer -> not; ajv 8.20.0: not, not, not, not, valid
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
pairs=('{"multipleOf": 3}' 9.5 '{"multipleOf": 1}' 27.5 '{"multipleOf": 1.0}' 27.5 '{"multipleOf": 3}' 10 '{"type": "integer"}' 1.0)
seen=$(./judge "${pairs[@]}")
[[ $seen == "valid valid not not not " ]] || { echo "Changed: valijson says $seen; the finding says: valid valid not not not." >&2; exit 1; }
cat >judge.cjs <<'JS'
const Ajv = require('ajv');
const words = process.argv.slice(2);
const verdicts = [];
while (words.length > 0) verdicts.push(new Ajv({ strict: false }).validate(JSON.parse(words.shift()), JSON.parse(words.shift())) ? 'valid' : 'not');
console.log(verdicts.join(' '));
JS
seen=$(node judge.cjs "${pairs[@]}")
[[ $seen == "not not not not valid" ]] || { echo "Changed: ajv says $seen; the finding says: not not not not valid." >&2; exit 1; }
echo 'As stated: for valijson 1.0 9.5 is a multiple of 3 and 1.0 is no integer; ajv 8.20.0 says the opposite.'
