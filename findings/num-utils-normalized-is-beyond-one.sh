#!/usr/bin/env bash
# num-utils 0.5-15 (Debian 12): numnormalize, which brings numbers "between 0 and 1", makes 1.25 and -0.25 of 5 and -1, and 0.5 of each of two equal numbers.
#
# One would expect: 1 for the largest and 0 for the smallest, as a range is brought to another one, or at least nothing outside. The manual page says that it gives "a
#   normalized set of numbers between 0 and 1 by default", and that -R gives another range, "for example -R 0..5".
# What happens: every number is divided by the sum of all. Points 1, 5 and 3 become 0.11, 0.56 and 0.33, and with -R 0..5 five times that, so that neither end of the range is
#   reached. If one number is below zero, others are beyond one.
# Why it matters: points of games with different scales are made comparable in this way. The best of three players gets 0.56, the best of two in the same game more, and a
#   single penalty leaves the range. 0 and 10, with which one tries it, become 0 and 1.
# How we guard against it: Castalia compares places, not points, between games.
# Seen: 0 10: 0 1; 1 5 3: 0.111 0.555 0.333; with -R 0..5: 0.555 2.777 1.666; -1 5: -0.25 1.25; -3 3 4: -0.75 0.75 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download num-utils=0.5-15 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
normal() { printf '%s\n' $1 | perl root/usr/bin/numnormalize ${2:+-R "$2"} | cut -c1-5 | paste -sd' '; }
hold() {
    [ "$2" = "$3" ] || { printf 'Changed: %s gives %s; the finding says %s.\n' "$1" "$2" "$3" >&2; exit 1; }
}
hold '0 10' "$(normal '0 10')" '0 1'
hold '1 5 3' "$(normal '1 5 3')" '0.111 0.555 0.333'
hold '1 5 3 from 0 to 5' "$(normal '1 5 3' 0..5)" '0.555 2.777 1.666'
hold '-1 5' "$(normal '-1 5')" '-0.25 1.25'
hold '-3 3 4' "$(normal '-3 3 4')" '-0.75 0.75 1'
echo 'As stated: num-utils 0.5 normalizes -1 and 5 to -0.25 and 1.25.'
