#!/usr/bin/env bash
# rolldice 1.16-1+b3 (Debian 12) answers "1d20+5 vs 15" with -458733, and throws "2d6x3" six times.
#
# One would expect: d20+5, as the manual page says that it will "throw out anything that isn't one of the sections", or an error, as "1d20 saves" and
#   "2d6+3 for damage" are. A throw cannot fall below its number of dice plus its modifier.
# What happens: the s of "vs" is the section that drops the lowest dice, and 15 is their number. Where fewer dice were thrown, each missing one counts
#   as 32767 and is taken away. In 2d6x3 the number before the x, which is the 6 of the dice, is how often to throw.
# Why it matters: "vs" and a number is how the target of a throw is written, and bots pass on what their users type. The status is 0.
# How we guard against it: "vs 15" is the target of a throw in our notation; 2d6x3, and dropping more dice than all but one, are refused with their place.
# Seen: 1d20+5 vs 15: -458733; 2d6+3 vs 10: -262133; 2d6s2: 0; 2d6s3: -32767; 2d6x3: six sums of two dice
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download rolldice=1.16-1+b3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./rolldice_*.deb "$folder/root"
hold() { # dice, what is told of them
    local seen
    seen=$("$folder/root/usr/games/rolldice" "$1" | tr -s ' \n' ' ')
    [[ $seen =~ ^$2\ ?$ ]] || { echo "Changed: rolldice $1 gives $seen; the finding says $2." >&2; exit 1; }
}
hold '1d20+5 vs 15' '-458733'
hold '2d6+3 vs 10' '-262133'
hold '2d6s2' '0'
hold '2d6s3' '-32767'
hold '2d6+3' '[0-9]{1,2}'
hold '2d6x3' '([0-9]{1,2} ){5}[0-9]{1,2}'
hold '3x2d6' '([0-9]{1,2} ){2}[0-9]{1,2}'
if "$folder/root/usr/games/rolldice" '1d20 saves' >"$folder/out" 2>&1; then echo "Changed: 1d20 saves is not refused any more." >&2; exit 1; fi
echo "As stated: rolldice 1.16 gives -458733 for 1d20+5 vs 15, and throws 2d6x3 six times."
