#!/usr/bin/env bash
# html2text 1.3.2a-28 (Debian 12) cuts letters and digits off in tables that are in UTF-8: "Jürgen Müller" with 12½ points is "Jürgen Mülle12½", and in a
# table with a frame −9 points are the minus sign alone.
#
# One would expect: the cells as they are, one beside the other. The manual page says of -utf8 that UTF-8 is used for input and output, and README.Debian
#   names it as one of the ways "to ensure html2text processes your document right"; a charset in the head of the page is the other.
# What happens: it seems to count letters at one place and bytes at another. What is longer in bytes than its column is in letters is cut off, even in the
#   middle of a letter, so that what is written is no UTF-8. In ASCII everything is right.
# Why it matters: people send results as HTML and read them with this in their mail programs. It is the longest name of the table that loses its end, and the
#   points below zero and the halves, if they are spelt as typography wants, that lose their digits.
# How we guard against it: Castalia writes its own text, with columns that are as wide as they look.
# Seen: without a frame: Jürgen Mülle12½; with one: |Jürgen_Müll|12\302| and |Ann__________|−|; in ASCII: Juergen Mueller 12.5, |Ann____________|-9__|
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download html2text=1.3.2a-28 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./html2text_*.deb "$folder/root"
hold() { # attributes of the table, name, two numbers of points, then what the finding says
    local seen
    printf '<html><head>%s</head><body><table%s><tr><td>%s</td><td>%s</td></tr><tr><td>Ann</td><td>%s</td></tr></table></body></html>' \
        '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">' "$1" "$2" "$3" "$4" >page.html
    seen=$(LC_ALL=C.UTF-8 "$folder/root/usr/bin/html2text" -utf8 page.html)
    [[ $seen == *"$5"* ]] || { printf 'Changed: %s with %s, and Ann with %s, are\n%s\nThe finding says %s.\n' "$2" "$3" "$4" "$seen" "$5" >&2; exit 1; }
}
hold '' 'Jürgen Müller' '12½' '−9' 'Jürgen Mülle12½'
hold '' 'Juergen Mueller' '12.5' '-9' 'Juergen Mueller 12.5'
hold ' border="1"' 'Jürgen Müller' '12½' '−9' $'|Jürgen_Müll|12\302|'
hold ' border="1"' 'Jürgen Müller' '12½' '−9' '|Ann__________|−|'
hold ' border="1"' 'Juergen Mueller' '12.5' '-9' '|Ann____________|-9__|'
echo 'As stated: html2text 1.3.2a writes Jürgen Mülle12½ for Jürgen Müller with 12½ points.'
