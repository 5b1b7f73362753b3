#!/usr/bin/env bash
# rolldice 1.16-1+b3 (Debian 12) takes "2d6+1d4" and throws one four-sided die plus 1: the two d6 are gone, and the status is 0. "2D6" is one
# die of six.
#
# One would expect: the sum of both kinds of dice, or an error. The manual page says that a string is read as well as it can be, and that what
#   is no section of the format is thrown out; it does not say that a later section replaces an earlier one and leaves its number as a modifier.
# What happens: the second "#d#" overwrites the first, and the 1 before it is also the modifier: the result is 2 to 5 instead of 3 to 16.
#   An "s" (drop the lowest) at the end then takes from the wrong dice. "2d6+d4" is refused.
# Why it matters: it is the only roller in Debian that scripts and bots call, and every result that it gives is a possible one.
# How we guard against it: several kinds of dice in one line are all thrown and summed.
# Seen: rolldice -s 2d6+1d4: "Roll #1: (3) + 1 = 4"; rolldice -s 2D6: "Roll #1: (5) = 5"; 400 throws of 2d6+1d4 were 2, 3, 4 or 5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download rolldice=1.16-1+b3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./rolldice_*.deb "$folder/root"
rolldice="$folder/root/usr/games/rolldice"

changed() {
    echo "Changed: $1" >&2
    exit 1
}
[[ $("$rolldice" -s 2d6+1d4) =~ ^Roll\ \#1:\ \([1-4]\)\ \+\ 1\ =\ [2-5]\ *$ ]] || changed "rolldice -s 2d6+1d4 does not throw one die plus 1 any more."
[[ $("$rolldice" -s 2D6) =~ ^Roll\ \#1:\ \([1-6]\)\ =\ [1-6]\ *$ ]] || changed "rolldice -s 2D6 does not throw one die any more."
[[ $("$rolldice" -s 2d6) =~ ^Roll\ \#1:\ \([1-6]\ [1-6]\)\ =\ [0-9]+\ *$ ]] || changed "rolldice -s 2d6 does not throw two dice."
values=$("$rolldice" 400x2d6+1d4 | tr -s ' ' '\n' | grep . | sort -nu | tr '\n' ' ')
[[ $values == "2 3 4 5 " ]] || changed "400 throws of 2d6+1d4 gave $values; the finding says 2 3 4 5."
if "$rolldice" 2d6+d4 >"$folder/out" 2>&1; then changed "2d6+d4 is not refused any more."; fi
echo "As stated: rolldice 1.16 throws 1d4+1 for 2d6+1d4, and one die for 2D6."
