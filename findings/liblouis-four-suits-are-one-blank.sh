#!/usr/bin/env bash
# liblouis 3.24.0-1 (Debian 12), which translates for Orca, shows ♠, ♥, ♦ and ♣ as one and the same blank cell in every French table: K♠ and K♥ are
# both "K " under the fingers.
#
# One would expect: four different signs, or their numbers: what a table does not know is written as '\x2660' in the English, German, Spanish and
#   Italian tables, which is long, but tells the suits apart.
# What happens: the French tables say that a sign which they do not hold is a blank. The faces of dice, ⚀ to ⚅, and names in Cyrillic or Hebrew letters
#   are blanks as well.
# Why it matters: a hand of cards is ranks with blanks behind them. Nobody who reads it can know that there was a sign, and flushes cannot be seen.
# How we guard against it: questions and the open table name cards in words, "the ten of hearts", and cards are typed with letters (10H). The log of
#   Muse, the storytelling game, writes 10♥ in all languages; that is open.
# Seen: fr-bfu-comp6, fr-bfu-comp8 and fr-bfu-g2: each suit U+2800; de-g0 ♠: ⠠⡳⠭⠣⠫⠫⠬⠠; en-ueb-g1 ♥: ⠄⡳⠭⠃⠋⠋⠑⠄
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
for table in fr-bfu-comp6.utb fr-bfu-comp8.utb fr-bfu-g2.ctb; do
    for suit in ♠ ♥ ♦ ♣; do hold "$table" "$suit" '⠀'; done
done
hold fr-bfu-comp6.utb 'K♠' '⠨⠅⠀'
hold fr-bfu-comp6.utb 'K♥' '⠨⠅⠀'
for face in ⚀ ⚅ ж; do hold fr-bfu-comp6.utb "$face" '⠀'; done
hold de-g0.utb ♠ '⠠⡳⠭⠣⠫⠫⠬⠠'
hold de-g0.utb ♥ '⠠⡳⠭⠣⠫⠫⠱⠠'
hold en-ueb-g1.ctb ♥ '⠄⡳⠭⠃⠋⠋⠑⠄'
echo 'As stated: with the French tables of liblouis 3.24.0 all four suits are the same blank cell.'
