#!/usr/bin/env bash
# CLI11 2.1.2+ds-1 (Debian 12) reads the whole numbers of a command line as C source has them: "--upto 010" is 8, "--upto 08" is refused, and an option
# of 64 bits that takes nothing below 0 takes "-1" for 18446744073709551615.
#
# One would expect: digits mean what they say. People write 08 and 010 where a list has two or three digits, and programs pad numbers with zeros.
# What happens: 01 to 07 are right, 08 and 09 are no numbers, 010 is 8, 0100 is 64. Doubles read the same words as they stand: 010 is 10. What is too
#   large for 64 bits becomes the largest number without an error, and "-1" too; options of 32 bits refuse both.
# Why it matters: event 010 of a game is another event than event 10, and nobody is told. A limit of -1 is no limit.
# To guard against it: check the digits before CLI11 does, with a transform that rewrites them without zeros in front and knows the limits.
# Seen: 07 -> 7; 08 -> Could not convert; 010 -> 8; 0100 -> 64; as a double 010 -> 10; 64 bits: -1 and 18446744073709551616 -> 18446744073709551615;
#   32 bits: -1 and 4294967296 -> Could not convert.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libcli11-dev=2.1.2+ds-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./libcli11-dev_*.deb "$folder/root"
cat >read.cpp <<'CPP'
#include <CLI/CLI.hpp>
#include <cstdint>
#include <iostream>
int main(int count, char** words) {
    CLI::App program;
    std::uint64_t wide = 0;
    std::uint32_t narrow = 0;
    double real = 0;
    CLI::Option* one = program.add_option("--wide", wide);
    CLI::Option* other = program.add_option("--narrow", narrow);
    program.add_option("--real", real);
    try {
        program.parse(count, words);
    } catch (const CLI::ConversionError&) {
        std::cout << "Could not convert\n";
        return 0;
    }
    if (*one) std::cout << wide << '\n';
    else if (*other) std::cout << narrow << '\n';
    else std::cout << real << '\n';
}
CPP
g++ -std=c++17 -O0 -I"$folder/root/usr/include" read.cpp -o read
hold() { # what is read, the option, its value
    local seen
    seen=$(./read "$2" "$3")
    [[ $seen == "$1" ]] || { echo "Changed: $2 $3 is read as $seen; the finding says $1." >&2; exit 1; }
}
hold 7 --wide 07
hold 'Could not convert' --wide 08
hold 8 --wide 010
hold 64 --narrow 0100
hold 10 --real 010
hold 18446744073709551615 --wide -1
hold 18446744073709551615 --wide 18446744073709551616
hold 'Could not convert' --narrow -1
hold 'Could not convert' --narrow 4294967296
echo 'As stated: for CLI11 2.1.2 the number 010 is 8, 08 is none, and -1 is the largest number of an option that takes none below 0.'
