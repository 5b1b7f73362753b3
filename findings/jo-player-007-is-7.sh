#!/usr/bin/env bash
# jo 1.9-1 (Debian 12) writes the player 007 as 7, "0x10" as 16, "+3" as 3 and a text of twenty digits with other digits.
#
# One would expect: texts, at least where the JSON of the number is another text. RFC 8259 has no numbers that begin with 0, + or 0x. The manual page says that jo guesses "in order to create
#   number (using strtod(3)), string, or null values", and that a word with -s before it is a string.
# What happens: whatever strtod reads to its end is a number and is written as the nearest double: 12345678901234567890 becomes 1.234567890123457e+19, and 2.50 becomes 2.5. A
#   blank before the digits is dropped, one behind them makes a text. An empty value is null.
# Why it matters: it is how scripts make records. Players go by numbers, editions are 2.50, and ids of twenty digits are another one afterwards. A trial with names and small numbers shows nothing.
# How we guard against it: our JSON has texts for names and ids, and numbers as they were entered.
# Seen: 007: 7; 0x10: 16; +3: 3; 2.50: 2.5; " 1": 1; "1 ": "1 "; 12345678901234567890: 1.234567890123457e+19; empty: null; -s 007: "007"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download jo=1.9-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
hold() { # what the finding says, then the words
    local stated=$1 seen
    shift
    seen=$("$folder/root/usr/bin/jo" -- "$@")
    [[ $seen == "$stated" ]] || { echo "Changed: jo $* gives $seen; the finding says $stated." >&2; exit 1; }
}
hold '{"a":7}' a=007
hold '{"a":"007"}' -s a=007
hold '{"a":16}' a=0x10
hold '{"a":3}' a=+3
hold '{"a":2.5}' a=2.50
hold '{"a":1}' 'a= 1'
hold '{"a":"1 "}' 'a=1 '
hold '{"a":1.234567890123457e+19}' a=12345678901234567890
hold '{"a":null}' a=
hold '{"a":"Ann"}' a=Ann
echo 'As stated: jo 1.9 writes the player 007 as 7.'
