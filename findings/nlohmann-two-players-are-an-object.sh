#!/usr/bin/env bash
# nlohmann-json3 3.11.2-2 (Debian 12): a list of two names between braces is an object, {"Ann":"Ben"}; one name or three are a list in a list.
#
# One would expect: the same for every number of names. The library's FAQ warns that "brace initialization yields arrays"; between round brackets,
#   or after =, a vector of strings is the list that it is.
# What happens: the braces make a list of one element, ["Ann","Ben"], and a list whose elements are all pairs that begin with a text is taken for
#   the members of an object. So does {"names", {names}} inside of another object.
# Why it matters: code that is wrong in this way gives a list in a list, which a test with three players shows; whoever tests with two gets an
#   object, in which one player is the value of the other. Two numbers stay a list in a list.
# How we guard against it: vectors become JSON between round brackets or after =, and a record is compared with its schema before it is written.
# Seen: json{names}: [[]], [["Ann"]], {"Ann":"Ben"}, [["Ann","Ben","Cy"]]; json(names): [], ["Ann"], ["Ann","Ben"], ["Ann","Ben","Cy"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download nlohmann-json3-dev=3.11.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >names.cpp <<'CPP'
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>
int main() {
    std::vector<std::string> names;
    for (const char* name : {"Ann", "Ben", "Cy"}) {
        names.emplace_back(name);
        const nlohmann::json braces{names};
        const nlohmann::json brackets(names);
        const nlohmann::json inside{{"names", {names}}};
        std::cout << braces << ' ' << brackets << ' ' << inside << '\n';
    }
}
CPP
g++ -std=c++17 -O0 -isystem "$folder/root/usr/include" names.cpp -o names
./names >seen
cat >stated <<'OUT'
[["Ann"]] ["Ann"] {"names":[["Ann"]]}
{"Ann":"Ben"} ["Ann","Ben"] {"names":{"Ann":"Ben"}}
[["Ann","Ben","Cy"]] ["Ann","Ben","Cy"] {"names":[["Ann","Ben","Cy"]]}
OUT
diff stated seen >&2 || { echo "Changed: lists of names between braces are other than the finding says." >&2; exit 1; }
echo 'As stated: with nlohmann-json3 3.11.2 a list of two names between braces is {"Ann":"Ben"}.'
