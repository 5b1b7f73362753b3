#!/usr/bin/env bash
# libqpdf-dev 11.3.0 (Debian 12) cannot be included by a program that clang compiles as C++20: its JSON.hh destroys a list of a class inside that
# class. GCC takes it, and so does clang as C++17; that of qpdf 12.2 in Debian 13 is taken by both.
#
# One would expect: "a C++-17 compiler" (manual, "Basic Dependencies") also builds what is newer, since C++20 takes nothing away that it uses.
# What happens: since C++20 the destructor of std::vector is constexpr, so that clang makes it where JSON::JSON_array has its default destructor,
#   within JSON, which is not complete there: "arithmetic on a pointer to an incomplete type 'JSON'". QPDF.hh includes it.
# Why it matters: a program in C++20 that is built with GCC only meets this when its checks (clang-tidy, fuzzing, sanitizers of clang) begin.
# How we guard against it: the one file that uses qpdf is compiled as C++17 (app/publishing/CMakeLists.txt), and so is its header.
# Seen: clang 19 and -std=c++20: 4 errors; -std=c++17: none; g++ 12 and -std=c++20: none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' libqpdf-dev 2>"$folder/install.log" || true)
[[ $version == 11.3.0-1* ]] || { echo "This needs libqpdf-dev 11.3.0 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
clang=$(command -v clang++-19 || command -v clang++ || true)
[[ -n $clang ]] || { echo "This needs clang." >&2; exit 1; }
changed() {
    echo "Changed: $1" >&2
    exit 1
}
echo '#include <qpdf/QPDF.hh>' >include.cpp
flags=(-DPOINTERHOLDER_TRANSITION=4 -fsyntax-only include.cpp)
"$clang" -std=c++17 "${flags[@]}" || changed "clang does not take it as C++17 either."
g++ -std=c++20 "${flags[@]}" || changed "g++ does not take it as C++20 either."
if "$clang" -std=c++20 "${flags[@]}" 2>errors; then changed "clang takes it as C++20 now."; fi
grep -q "incomplete type 'JSON'" errors || changed "there is another error: $(head -1 errors)"
echo 'As stated: clang does not take the header of qpdf 11.3 as C++20.'
