#!/usr/bin/env bash
# dicelab 0.7-6 (Debian 12) reports a syntax error and then prints the distribution of the part that it had read, with status 0: "2d6" is
# the number 2 with certainty, and "d6 > 3" is a plain d6.
#
# One would expect: no distribution, and a status other than 0. The manual page says that 2d6 "will cause a syntax error".
# What happens: the error goes to standard error, a table of chances to standard output, and the status is 0. With --eval it is the same.
# Why it matters: it is the calculator of chances that scripts compare with. A script that reads only standard output, or looks only at the
#   status, keeps a table that is complete, sums to 1 and is wrong.
# How we guard against it: `castalia-cli` prints nothing on standard output for dice that it cannot read, and ends with status 2; whoever asks
#   dicelab must ask in its own notation ("sum 2#d6") and look at standard error, too.
# Seen: echo 2d6 | dicelab --calc: "syntax error, unexpected DICE" on standard error, "  2	1.000000" on standard output, status 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download dicelab=0.7-6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./dicelab_*.deb "$folder/root"

changed() {
    echo "Changed: $1" >&2
    exit 1
}
ask() { echo "$1" | "$folder/root/usr/bin/dicelab" --calc 2>"$folder/errors" | tr -s ' \t\n' ' '; }
answer=$(ask 2d6) || changed "dicelab ends with another status than 0 for 2d6."
grep -q "syntax error, unexpected DICE" "$folder/errors" || changed "dicelab does not call 2d6 a syntax error any more."
[[ $answer == " 2 1.000000 " ]] || changed "dicelab prints '$answer' for 2d6; the finding says that it is 2 with certainty."
answer=$(ask "d6 > 3") || changed "dicelab ends with another status than 0 for d6 > 3."
grep -q "syntax error, unexpected GT" "$folder/errors" || changed "dicelab does not call d6 > 3 a syntax error any more."
[[ $answer == " 1 0.166667 2 0.166667 3 0.166667 4 0.166667 5 0.166667 6 0.166667 " ]] || changed "dicelab prints '$answer' for d6 > 3."
[[ $(ask "sum 2#d6") == " 2 0.027778 "* ]] || changed "dicelab does not know sum 2#d6."
echo "As stated: dicelab 0.7 calls 2d6 a syntax error and answers that it is 2 with certainty, with status 0."
