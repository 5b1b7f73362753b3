#!/usr/bin/env bash
# dicelab 0.7-6 (Debian 12) leaves every negative result out of the distribution of a sum over a list of dice: "sum(4#(d3-2))", four Fudge
# dice, is 0 to 4 with --calc, and these chances come to 0.49. Rolled ten thousand times with --eval it is -4 to 4.
#
# One would expect: the nine results from -4 to 4, with chances that come to 1, as for "(d3-2)+(d3-2)+(d3-2)+(d3-2)".
# What happens: --calc prints 0, 1, 2, 3 and 4 with their right chances, nothing below 0, no error, and ends with status 0.
# Why it matters: Fudge dice are thrown by many tables, and their expectation of 0 becomes 0.62 for whoever adds up what is printed. Nothing
#   else tells that half of the results is missing.
# How we guard against it: our odds are compared with counting every way in which the dice can fall, and dicelab is asked for "sum(4#d3)-8".
# Seen: echo 'sum(4#(d3-2))' | dicelab --calc: 0 0.135802, 1 0.172840, 2 0.123457, 3 0.049383, 4 0.012346
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
ask() { echo "$2" | "$folder/root/usr/bin/dicelab" "$1" | tr -s ' \t\n' ' '; }
answer=$(ask --calc 'sum(4#(d3-2))') || changed "dicelab ends with another status than 0."
[[ $answer == " 0 0.135802 1 0.172840 2 0.123457 3 0.049383 4 0.012346 " ]] || changed "dicelab prints '$answer' for sum(4#(d3-2))."
[[ $(ask --calc '(d3-2)+(d3-2)+(d3-2)+(d3-2)') == " -4 0.012346 -3 "* ]] || changed "dicelab does not add four Fudge dice rightly."
[[ $(ask --calc 'sum(4#d3)-8') == " -4 0.012346 -3 "* ]] || changed "dicelab does not know sum(4#d3)-8."
[[ $(ask --eval 'sum(4#(d3-2))') == " -4 0.0"*" -3 0.0"* ]] || changed "dicelab does not roll negative sums with --eval any more."
echo "As stated: dicelab 0.7 calculates four Fudge dice as 0 to 4, without an error, and rolls them as -4 to 4."
