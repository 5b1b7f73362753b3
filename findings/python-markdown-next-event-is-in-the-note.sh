#!/usr/bin/env bash
# Python-Markdown 3.4.1-2+deb12u1 (Debian 12, package python3-markdown) makes the events behind a note of two paragraphs a part of its second paragraph: their numbers
# stand in the middle of the text.
#
# One would expect: an item of its own, since "10." at the edge begins one: as in CommonMark 0.30 (5.2, list items), and as Discount 2.2.7-2 and cmark 0.30.2-6 (both Debian 12)
#   show it. The first Markdown shows a blank line between items only where one wants paragraphs in all of them.
# What happens: a block ends only at a blank line. What is indented by four blanks belongs to the item before it, with everything up to the next blank line, so the rest of
#   the list is taken for lines of that paragraph. No complaint is made. A blank line behind the second paragraph brings the items back.
# Why it matters: the log of an evening that was written by a program loses every turn behind the first long note, and the page looks as if somebody had written it so.
# How we guard against it: Castalia ends an event of several paragraphs, and each of its remarks, with a blank line. A test holds it.
# Seen, items: Python-Markdown 1, Discount 3, cmark 3; with a blank line behind the second paragraph: 3, 3, 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-markdown=3.4.1-2+deb12u1 discount=2.2.7-2 libmarkdown2=2.2.7-2 cmark=0.30.2-6 libcmark0.30.2=0.30.2-6 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages

printf '9. A long note\n\n    of two paragraphs.\n10. Ann rolls 4\n11. Ben rolls 6\n' >close.md
printf '9. A long note\n\n    of two paragraphs.\n\n10. Ann rolls 4\n11. Ben rolls 6\n' >apart.md
items() {
  local read=$1 file=$2
  case $read in
    python) /usr/bin/python3 -c 'import markdown, sys; print(markdown.markdown(open(sys.argv[1]).read()))' "$file" ;;
    discount) "$folder/root/usr/bin/markdown" "$file" ;;
    cmark) "$folder/root/usr/bin/cmark" "$file" ;;
  esac | grep -c '<li>'
}
seen=$(for file in close.md apart.md; do for read in python discount cmark; do items "$read" "$file"; done; done | tr '\n' ' ')
[ "$seen" = "1 3 3 3 3 3 " ] || { echo "Changed: the items are $seen; the finding says 1 3 3 3 3 3."; exit 1; }
text=$(/usr/bin/python3 -c 'import markdown; print(markdown.markdown(open("close.md").read()))')
case $text in
  *$'of two paragraphs.\n10. Ann rolls 4\n11. Ben rolls 6</p>'*) ;;
  *) echo "Changed: the events stand elsewhere: $text"; exit 1 ;;
esac
echo "As stated: Python-Markdown 3.4.1 puts the events behind a note of two paragraphs into it; Discount and cmark do not."
