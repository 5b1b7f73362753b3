#!/usr/bin/env bash
# mistune 2.0.4-1 (Debian 12, package python3-mistune) shows "Ann &amp; Ben" of a Markdown file as "Ann &amp; Ben" on the page, and "&hearts;" as these eight characters.
# Only with escape=False, which also lets HTML through, it is "Ann & Ben".
#
# One would expect: Ann & Ben, as in CommonMark (2.5, entity and numeric character references), and as from python3-markdown 3.4.1-2+deb12u1. A backslash works in
#   both: "Ann \& Ben". An option about HTML should not change what is no HTML.
# What happens: with escape, the default of mistune.markdown() and create_markdown(), the text is escaped as a whole, with the "&" of its references. In links, titles and
#   descriptions of pictures it is not.
# Why it matters: programs that write Markdown have to write "&amp;" where "&" could be taken for a reference, and "&#124;" for a bar. Safe readers are the ones that show
#   it, on pages that would be right if HTML were allowed.
# How we guard against it: Castalia writes "&" as it is where it can begin no reference, as in "Ann & Ben"; only words such as "&hearts;" are escaped, and those this one still shows with the reference.
# Seen: Ann &amp; Ben: Ann &amp;amp; Ben; Ann \& Ben: Ann &amp; Ben; &hearts;: &amp;hearts;; with escape=False: Ann &amp; Ben, ♥
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-mistune=2.0.4-1 python3-markdown=3.4.1-2+deb12u1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import markdown, mistune

def hold(what, seen, stated):
    if seen.strip() != stated:
        sys.exit(f"Changed: {what} gives {seen.strip()}; the finding says {stated}.")

open_page = mistune.create_markdown(escape=False)
table = mistune.create_markdown(plugins=["table"])
hold("a pair", mistune.markdown("Ann &amp; Ben"), "<p>Ann &amp;amp; Ben</p>")
hold("a pair with HTML allowed", open_page("Ann &amp; Ben"), "<p>Ann &amp; Ben</p>")
hold("a pair in python3-markdown", markdown.markdown("Ann &amp; Ben"), "<p>Ann &amp; Ben</p>")
hold("a pair with a backslash", mistune.markdown("Ann \\& Ben"), "<p>Ann &amp; Ben</p>")
hold("a heart", mistune.markdown("&hearts;"), "<p>&amp;hearts;</p>")
hold("a heart with HTML allowed", open_page("&hearts;"), "<p>♥</p>")
hold("a picture", mistune.markdown("![Ann &amp; Ben](x.png)"), '<p><img src="x.png" alt="Ann &amp; Ben" /></p>')
if "<td>Ann &amp;amp; Ben</td>" not in table("| Pair |\n|---|\n| Ann &amp; Ben |\n"):
    sys.exit("Changed: a cell with a reference is shown in another way than the finding says.")
print('As stated: mistune 2.0.4 shows "Ann &amp; Ben" with its reference, unless HTML is allowed.')
PY
