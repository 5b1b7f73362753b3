#!/usr/bin/env bash
# nlohmann-json3 3.11.2-2 (Debian 12): value("points", 0) of {"points": 9.5} is 9, of true 1, and of 4294967297 1, without an error.
#
# One would expect: an error, type_error 302, which the documentation of value() promises "if the type of the default value does not match the type
#   of the value at the given key", as it comes for a text or for null; or 9.5.
# What happens: the type of the default decides what is read, and numbers of all kinds and truth values are converted to it. Asked the other way
#   round, value("points", false), the error comes.
# Why it matters: 0 is the natural default for points, and half points are lost in the one call that looks most careful. Totals are then short by a
#   half here and there, and no record is refused.
# How we guard against it: points are read as decimals with their own type; value() is called for texts, and for an integer that its schema has checked.
# Seen, for 9.5, true, 4294967297, -1 (default 0u), "7", null: 9, 1, 1, 4294967295, error 302, error 302; 9.5 with the default 0.0: 9.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download nlohmann-json3-dev=3.11.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >points.cpp <<'CPP'
#include <iostream>
#include <nlohmann/json.hpp>
template <class Default>
void tell(const char* text, Default otherwise) {
    const nlohmann::json record{{"points", nlohmann::json::parse(text)}};
    try {
        std::cout << record.value("points", otherwise) << ' ';
    } catch (const nlohmann::json::type_error& error) {
        std::cout << "error" << error.id << ' ';
    }
}
int main() {
    for (const char* text : {"9.5", "true", "4294967297", "\"7\"", "null"}) {
        tell(text, 0);
    }
    tell("-1", 0U);
    tell("9.5", 0.0);
    tell("9.5", false);
}
CPP
g++ -std=c++17 -O0 -isystem "$folder/root/usr/include" points.cpp -o points
seen=$(./points)
[[ $seen == "9 1 1 error302 error302 4294967295 9.5 error302 " ]] ||
    { echo "Changed: the values are $seen; the finding says 9 1 1 error302 error302 4294967295 9.5 error302." >&2; exit 1; }
echo 'As stated: with nlohmann-json3 3.11.2 9.5 points with the default 0 are 9.'
