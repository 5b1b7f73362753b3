#!/usr/bin/env bash
# gnumeric 1.12.55-1 (Debian 12) does not open a CSV file with a name such as می‌خواهم, क्‍ष or the picture of a family in its first 512 bytes: "Unsupported
# file format".
#
# One would expect: the file opens, as it does with any other name. The manual says that text files are recognised and imported by default.
# What happens: before a file is opened, its first 512 bytes are looked at, and every letter there has to be one that is printed or a space. The
#   zero-width joiner and non-joiner, the soft hyphen and the marks of direction are none, though the first two are letters of words in Persian and
#   Hindi and of emoji. Behind those bytes they do no harm, and with -I Gnumeric_stf:stf_csvtab the file is read whole and right.
# Why it matters: the same table opens or not by who sits at it, and by how long the lines before are.
# How we guard against it: nothing can be done in the file. The matrix of tests/readers tells gnumeric which format it is, and tests/README.md says so.
# Seen: status 1 with U+200C, U+200D, U+00AD, U+200E; status 0 with é, م, 👩 or behind 512 bytes; status 0 and the same name when it is told the format
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' gnumeric 2>"$folder/told" || true)
[[ $version == 1.12.55-1* ]] || { echo "This needs gnumeric 1.12.55-1 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
changed() {
    echo "Changed: $1" >&2
    exit 1
}
read_table() { # lines before the name, the name, options: prints the table that gnumeric reads, without the lines before
    local lines=$1 name=$2 line
    shift 2
    printf 'player,points\n' >table.csv
    for ((line = 0; line < lines; line++)); do printf 'Ben,2\n' >>table.csv; done
    printf '%s,1\n' "$name" >>table.csv
    LC_ALL=C.UTF-8 ssconvert "$@" -T Gnumeric_stf:stf_csv table.csv fd://1 2>"$folder/told" | tail -1
}
for name in $'می\u200cخواهم' $'क्\u200dष' $'👩\u200d👩\u200d👧' $'Anna\u00adlena' $'Ann\u200e'; do
    if read_table 0 "$name" >"$folder/read"; then changed "it opens the table of $name."; fi
    grep -q 'Unsupported file format' "$folder/told" || changed "it says $(cat "$folder/told")."
    [[ $(read_table 0 "$name" -I Gnumeric_stf:stf_csvtab) == "$name,1" ]] || changed "told the format, it reads $name otherwise."
    [[ $(read_table 100 "$name") == "$name,1" ]] || changed "behind 512 bytes, it reads $name otherwise."
done
for name in Zoé مریم 👩; do
    [[ $(read_table 0 "$name") == "$name,1" ]] || changed "it reads $name otherwise."
done
echo 'As stated: gnumeric 1.12.55 does not open a table with a joiner in its first 512 bytes.'
