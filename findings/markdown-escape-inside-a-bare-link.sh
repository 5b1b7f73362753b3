#!/usr/bin/env bash
# An address that was escaped for Markdown, "https://example.org/a\_b", becomes a link to .../a%5C_b in cmark-gfm 0.29.0.gfm.6-6 (Debian 12), marked
# 18.2.1 and markdown-it 15.0.3 (npm, with linkify): inside a bare link the backslash is part of the address.
#
# One would expect: an underscore. CommonMark (2.4) lets every ASCII punctuation sign be escaped by a backslash in text, and a bare link is text until
#   GitHub's extension finds it; the extension's own section does not mention escapes.
# What happens: the link is looked for in the source, before escapes are undone, so that the reader sees "a\_b" and the link leads elsewhere. marked
#   makes of "ann\_b@example.org" the text "ann_" and a link to write to b@example.org, who is somebody else; cmark-gfm gets this one right.
# Why it matters: every program that writes Markdown escapes underscores in foreign text, and addresses with underscores are in notes and titles.
#   Without the backslash, two underscores can make words slanted in readers without the extension: there is no spelling of a bare link for all.
# To guard against it: an address in foreign text is written as <https://…>, which all of them read alike, and only the rest is escaped.
# Seen: https://example.org/a\_b -> href="https://example.org/a%5C_b" in all three; <https://example.org/a_b> -> href="https://example.org/a_b"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund marked@18.2.1 markdown-it@15.0.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
apt-get download cmark-gfm=0.29.0.gfm.6-6 libcmark-gfm0.29.0.gfm.6=0.29.0.gfm.6-6 libcmark-gfm-extensions0.29.0.gfm.6=0.29.0.gfm.6-6 \
    >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu"
cat >read.mjs <<'JS'
import { marked } from 'marked';
import MarkdownIt from 'markdown-it';
const [reader, text] = process.argv.slice(2);
process.stdout.write(reader === 'marked' ? marked(text) : new MarkdownIt({ linkify: true }).render(text));
JS
hold() { # reader, text, link
    local seen
    if [[ $1 == cmark-gfm ]]; then
        seen=$(echo "$2" | "$folder/root/usr/bin/cmark-gfm" -e autolink)
    else
        seen=$(node read.mjs "$1" "$2")
    fi
    [[ $seen == *"href=\"$3\""* ]] || { echo "Changed: $1 makes of $2: $seen; the finding says a link to $3." >&2; exit 1; }
}
for reader in cmark-gfm marked markdown-it; do
    hold "$reader" 'https://example.org/a\_b' 'https://example.org/a%5C_b'
    hold "$reader" 'https://example.org/a_b' 'https://example.org/a_b'
    hold "$reader" '<https://example.org/a_b>' 'https://example.org/a_b'
done
hold cmark-gfm 'ann\_b@example.org' 'mailto:ann_b@example.org'
hold marked 'ann\_b@example.org' 'mailto:b@example.org'
echo 'As stated: a backslash inside a bare link goes into the address in cmark-gfm, marked and markdown-it.'
