#!/usr/bin/env bash
# Python-Markdown 3.4.1, markdown2 2.4.1 and Text::Markdown 1.000031 (Debian 12) show a list that begins with 5 as one that begins with 1.
#
# One would expect: 5, as in the text and in CommonMark ("the start number of an ordered list is determined by the list number of its initial list item"), which GitHub, pandoc and most
#   others follow.
# What happens: they follow the first Markdown, whose numbers "have no effect on the HTML output". Python-Markdown has an extension for it, sane_lists, that is off by default; the two
#   others have none. "1986. What a year" is the first of a list, with no year at all, in all of them.
# Why it matters: these three show Markdown in MkDocs, in Django, in wikis and in blogs. Castalia's log goes on counting from turn to turn, and notes speak of event 27; there every
#   turn begins at 1.
# How we guard against it: the numbers stand in the text of our Markdown, and our web pages need no Markdown.
# Seen, for "5. Ben plays": commonmark <ol start="5">; Python-Markdown <ol>, with sane_lists <ol start="5">; markdown2 <ol>; Text::Markdown <ol>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-markdown=3.4.1-2+deb12u1 python3-markdown2=2.4.1-1 python3-commonmark=0.9.1-4 libtext-markdown-perl=1.000031-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import re
import sys
sys.path.insert(0, sys.argv[1])
import commonmark
import markdown
import markdown2

text = "5. Ben plays\n6. Cid plays\n"
stated = {
    "commonmark": (commonmark.commonmark(text), '<ol start="5">'), "Python-Markdown": (markdown.markdown(text), "<ol>"),
    "sane_lists": (markdown.markdown(text, extensions=["sane_lists"]), '<ol start="5">'), "markdown2": (markdown2.markdown(text), "<ol>"),
}
for name, (shown, tag) in stated.items():
    seen = re.search("<ol[^>]*>", shown).group()
    if seen != tag:
        sys.exit(f"Changed: {name} begins the list with {seen}; the finding says {tag}.")
PY
seen=$(PERL5LIB="$folder/root/usr/share/perl5" perl -MText::Markdown=markdown -e 'print markdown("5. Ben plays\n6. Cid plays\n")' | head -n 1)
[[ $seen == '<ol>' ]] || { echo "Changed: Text::Markdown begins the list with $seen; the finding says <ol>." >&2; exit 1; }
echo 'As stated: Python-Markdown 3.4.1, markdown2 2.4.1 and Text::Markdown 1.000031 begin a list of 5 and 6 with 1.'
