#!/usr/bin/env bash
# cairo 1.16.0-7 (Debian 12) takes the alternative text, the language and the title of a tag for its PDF without an error, and writes none of them: a
# tagged PDF by it has a Figure that a screen reader cannot describe.
#
# One would expect: /Alt, /Lang and /T in the structure tree, or CAIRO_STATUS_TAG_ERROR, which the documentation names for attributes that are not
#   valid, and which a link with an unknown attribute gets. The reference says that structure tags are those of PDF 1.4 to 1.7 (14.8.4).
# What happens: the attributes of structure tags are not looked at: alt='…', lang='…', title='…' and even words without any form are all taken, the
#   status stays "no error", and the tree holds the types only.
# Why it matters: whoever writes reports for the blind marks boards and charts as figures, gives them their words, sees a tagged PDF in every check
#   of structure, and has delivered pictures without a word.
# How we guard against it: cairo only marks the pieces of a page. The tree of the structure, with the words of each drawing and the language, is
#   written by qpdf (app/publishing/structure_tree.cpp), and tests read it with poppler and qpdf.
# Seen: status "no error has occurred"; /S /Figure and /S /H1 are in the file; /Alt, /Lang, /T and the words of alt are not
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' libcairo2-dev 2>"$folder/install.log" || true)
[[ $version == 1.16.0-7 ]] || { echo "This needs libcairo2-dev 1.16.0-7 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
cat >write.c <<'C'
#include <cairo-pdf.h>
#include <stdio.h>
static cairo_status_t write(const char* file, const char* tag, const char* attributes) {
    cairo_surface_t* surface = cairo_pdf_surface_create(file, 200, 200);
    cairo_t* context = cairo_create(surface);
    cairo_tag_begin(context, tag, attributes);
    cairo_rectangle(context, 20, 20, 100, 100);
    cairo_fill(context);
    cairo_tag_end(context, tag);
    cairo_status_t status = cairo_status(context);
    cairo_destroy(context);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status;
}
int main(void) {
    printf("%d ", write("figure.pdf", "Figure", "alt='Five districts, Ann leads in two' lang='en' title='The board'"));
    printf("%d ", write("heading.pdf", "H1", "no form at all"));
    printf("%d\n", write("link.pdf", "Link", "alt='Five districts'"));
    return 0;
}
C
# shellcheck disable=SC2046  # the flags are words
gcc write.c -o write $(pkg-config --cflags --libs cairo cairo-pdf)
changed() {
    echo "Changed: $1" >&2
    exit 1
}
read -r figure heading link < <(./write)
[[ $figure == 0 && $heading == 0 ]] || changed "cairo refuses attributes of structure tags now (status $figure and $heading)."
[[ $link != 0 ]] || changed "cairo takes a link without a destination now."
grep -aq '/S /Figure' figure.pdf || changed "the structure tree has no Figure."
if grep -aqE '/Alt|/Lang|/T \(|Five districts' figure.pdf; then changed "cairo writes alternative text, language or title now."; fi
echo 'As stated: cairo 1.16.0 takes alt, lang and title of a Figure without an error and writes none of them.'
