#!/usr/bin/env bash
# CLI11 2.1.2+ds-1 (Debian 12) takes one argument in square brackets for a list: a program that accepts several files opens "musee" when it is called
# with the file "[musee]", and the two files "Ann" and "Ben" for "[Ann,Ben]".
#
# One would expect: the argument as it was written. The shell has quoted it, and neither the help of such a program nor the page on options says
#   that brackets have a meaning on the command line; in configuration files they have.
# What happens: every option or positional that takes a vector cuts "[…]" apart at its commas. An option of one string leaves brackets alone, so that
#   the same name works in one call and not in the next. "--" does not help.
# Why it matters: copies and drafts are called "[musee]", and tags such as "[open]" lose their brackets without a word. An error then names a file
#   that nobody has typed.
# To guard against it: take the words of such an option as they were given, by a callback (add_option_function or each) or by checking for brackets.
# Seen: one string: [musee] -> [musee]; a list: [musee] -> musee; [Ann,Ben] -> Ann, Ben; [2026] Whist.json -> [2026] Whist.json; a x] -> a x]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libcli11-dev=2.1.2+ds-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./libcli11-dev_*.deb "$folder/root"
cat >read.cpp <<'CPP'
#include <CLI/CLI.hpp>
#include <iostream>
int main(int count, char** words) {
    CLI::App program;
    std::string one;
    std::vector<std::string> files;
    program.add_option("--one", one);
    program.add_option("files", files);
    CLI11_PARSE(program, count, words);
    std::cout << one;
    for (const std::string& file : files) std::cout << '<' << file << '>';
    std::cout << '\n';
}
CPP
g++ -std=c++17 -O0 -I"$folder/root/usr/include" read.cpp -o read
hold() { # what is read, the arguments
    local seen
    seen=$(./read "${@:2}")
    [[ $seen == "$1" ]] || { echo "Changed: the arguments ${*:2} are read as $seen; the finding says $1." >&2; exit 1; }
}
hold '[musee]' --one '[musee]'
hold '<musee>' '[musee]'
hold '<musee>' -- '[musee]'
hold '<Ann><Ben>' '[Ann,Ben]'
hold '<[2026] Whist.json>' '[2026] Whist.json'
hold '<a x]>' 'a x]'
echo 'As stated: for CLI11 2.1.2 the file [musee] is the file musee, and [Ann,Ben] are two files.'
