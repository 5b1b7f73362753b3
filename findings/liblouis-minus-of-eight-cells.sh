#!/usr/bin/env bash
# liblouis 3.24.0-1 (Debian 12): "−3" with the minus sign U+2212 is eight cells of '\x2212' and a 3 in Spanish, Italian and American Braille, and in
# Italian with six dots "-3" with a hyphen is '\x002d' and a 3.
#
# One would expect: a sign of one cell or two, as in French (⠤), German (⠈⠤) and British Braille (⠐⠤). The hyphen is in every Braille alphabet.
# What happens: the tables do not hold the sign, and a sign that is not held is written as its number. Translated back, the Italian one is '\x0024'3,
#   as the d of 2d is the figure 4 there.
# Why it matters: here two meet: voices leave out the hyphen before a number in many languages (espeak-minus-three-is-three) and say U+2212;
#   the tables of Spanish know the hyphen and not U+2212. Whoever writes one of them for both has either no sign or nine cells.
# How we guard against it: Castalia writes U+2212, as a sign in eight cells is better than none. A display of forty cells then holds four such
#   figures; that is open.
# Seen: −3: es-g1, it-it-comp6, en-us-g1 in number form; fr-bfu-comp6 ⠤⠠⠩, de-g0 ⠈⠤⠼⠉, en-ueb-g1 ⠐⠤⠼⠉; -3: it-it-comp6 ⠄⠠⠭⠚⠚⠃⠙⠄⠼⠉, es-g1 ⠤⠼⠉
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu" LOUIS_TABLEPATH="$folder/root/usr/share/liblouis/tables"
hold() { # table, text, cells
    local seen
    seen=$("$folder/root/usr/bin/lou_translate" --forward "unicode.dis,$1" <<<"$2")
    [[ $seen == "$3" ]] || { echo "Changed: with $1, '$2' is '$seen'; the finding says '$3'." >&2; exit 1; }
}
hold es-g1.ctb '−3' '⠄⡳⠭⠆⠆⠂⠆⠄⠼⠉'
hold es-g1.ctb '-3' '⠤⠼⠉'
hold en-us-g1.ctb '−3' '⠄⡳⠭⠆⠆⠂⠆⠄⠼⠉'
hold it-it-comp6.utb '−3' '⠄⠠⠭⠃⠃⠁⠃⠄⠼⠉'
hold it-it-comp6.utb '-3' '⠄⠠⠭⠚⠚⠃⠙⠄⠼⠉'
hold it-it-comp8.utb '-3' '⠤⠩'
hold fr-bfu-comp6.utb '−3' '⠤⠠⠩'
hold de-g0.utb '−3' '⠈⠤⠼⠉'
hold en-ueb-g1.ctb '−3' '⠐⠤⠼⠉'
echo 'As stated: with liblouis 3.24.0 −3 is eight cells and a 3 in Spanish, Italian and American Braille.'
