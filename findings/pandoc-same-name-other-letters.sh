#!/usr/bin/env bash
# pandoc 2.17.1.1-2~deb12u1 (Debian 12) puts letters and marks together when it reads CommonMark: "Zoe" with U+0301 becomes "Zoé" of one letter. When it
# reads its own Markdown, and in every other reader of CommonMark tried, the letters stay as they are.
#
# One would expect: the letters that stand in the file. CommonMark (2.1) takes a line as a sequence of code points and says nothing of normalization, and
#   the man page of pandoc does not mention it; `-f markdown` of the same program keeps them.
# What happens: the reader for commonmark, gfm and commonmark_x turns all text, also what stands between backticks, into the composed form (NFC).
# Why it matters: the two spellings look the same and are different names. A table of players that went through pandoc does not find its own rows
#   any more, a link to #zoé leads nowhere, and a file name in code is that of another file.
# To guard against it: names are compared after normalization where a file went through other programs, and a test that compares bytes has to know it.
# Seen: -f gfm 5a6f c3a9; -f commonmark 5a6f c3a9; -f markdown 5a6f65 cc81; cmark-gfm 0.29.0.gfm.6-6 5a6f65 cc81
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download pandoc=2.17.1.1-2~deb12u1 libyaml-0-2 liblua5.3-0 cmark-gfm=0.29.0.gfm.6-6 libcmark-gfm0.29.0.gfm.6=0.29.0.gfm.6-6 \
    libcmark-gfm-extensions0.29.0.gfm.6=0.29.0.gfm.6-6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8
read_by() { # program and its words; reads a name and a code
    printf 'Zoe\314\201 `Zoe\314\201`\n' | "$folder/root/usr/bin/$1" "${@:2}" | grep -o 'Zo[^< ]*' | head -n 2 | tr -d '\n' | od -An -tx1 | tr -d ' \n'
}
hold() { # program and its words, what is stated twice: for the name and for the code
    local seen stated=${!#}
    seen=$(read_by "${@:1:$#-1}")
    [[ $seen == "$stated$stated" ]] || { echo "Changed: ${*:1:$#-1} gives $seen; the finding says $stated twice." >&2; exit 1; }
}
hold pandoc -f gfm -t html 5a6fc3a9
hold pandoc -f commonmark -t html 5a6fc3a9
hold pandoc -f commonmark_x -t html 5a6fc3a9
hold pandoc -f markdown -t html 5a6f65cc81
hold cmark-gfm 5a6f65cc81
echo 'As stated: pandoc 2.17.1.1 composes the letters of CommonMark, and neither its own Markdown nor cmark-gfm does.'
