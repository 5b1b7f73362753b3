#!/usr/bin/env bash
# nlohmann-json3 3.11.2-2 (Debian 12): the number -1 equals 18446744073709551615, which is less than json(0), and a diff of the two is empty.
#
# One would expect: two numbers. The documentation of the comparisons says that integers and floating-point numbers are converted before they are
#   compared, and that others are compared by their value; both numbers are read and written again without loss.
# What happens: an integer that has a sign and one that has none are compared after the second was made one with a sign. Everything from 2^63 on is
#   taken for a negative number.
# Why it matters: hashes and foreign ids use all 64 bits. A patch that would change such an id says that nothing is to be done, and sets and sorted
#   lists hold two values as one.
# How we guard against it: foreign ids are kept as the text that was read; numbers of records lie within the limits of their schema.
# Seen: -1 == 18446744073709551615: true; 18446744073709551615 < json(0): true; 9223372036854775808 < -5: true; diff of {"id":…}: []
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download nlohmann-json3-dev=3.11.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ids.cpp <<'CPP'
#include <iostream>
#include <nlohmann/json.hpp>
int main() {
    const auto number = [](const char* digits) { return nlohmann::json::parse(digits); };
    const auto all = number("18446744073709551615");
    std::cout << all << ' ' << (number("-1") == all) << ' ' << (all < nlohmann::json(0)) << ' ' << (number("9223372036854775808") < number("-5"))
              << ' ' << (number("-1") == number("9223372036854775807")) << ' '
              << nlohmann::json::diff({{"id", all}}, {{"id", -1}}) << '\n';
}
CPP
g++ -std=c++17 -O0 -isystem "$folder/root/usr/include" ids.cpp -o ids
seen=$(./ids)
[[ $seen == "18446744073709551615 1 1 1 0 []" ]] || { echo "Changed: the comparisons give $seen; the finding says 1 1 1 0 and []." >&2; exit 1; }
echo 'As stated: in nlohmann-json3 3.11.2 -1 equals 18446744073709551615, and a diff of the two is empty.'
