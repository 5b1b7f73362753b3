#!/usr/bin/env bash
# cairo 1.18.4-1+b1 (Debian 13) leaves what is drawn between cairo_tag_begin() and cairo_tag_end() outside of the tag unless there is a word in it: a tagged photo, code or chart has no
# contents in the structure of the PDF.
#
# One would expect: that everything drawn between the two belongs to the tag. "Tags and Links" in cairo's manual marks the contents of a page so, and ISO 32000-1, 14.8.4.5, wants figures
#   as elements with their contents. Cairo 1.16.0 does it for areas and pictures as well.
# What happens: the element stands in the tree with nothing in it, and the area, the line or the picture is drawn after the tag before it has ended. With one word, even one that is too
#   small to be seen, all that is drawn between begin and end is inside. A word of blanks does not count. No error is set.
# Why it matters: an element without contents is passed over or taken away by what reads or mends the file, and with it the alternative text of a photo of the table: readers who cannot
#   see it do not learn that there is one.
# How we guard against it: with cairo 1.18, Castalia draws a dot of a tenth of a point, which is read as a space, into each figure. A test holds it.
# Seen, a tag around: words: inside; an area: outside; a line: outside; a picture: outside; a blank: outside; an area and a word: inside
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Debian 13 beside this machine's Debian: the same site, lists and packages in the temporary folder only.
# shellcheck disable=SC2016  # apt expands it
site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
[[ -n $site ]] || { echo "This needs the package lists of Debian 12: run apt-get update on such a machine." >&2; exit 1; }
mkdir -p lists/partial cache/archives/partial root
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $site trixie main" >sources.list
: >status
trixie=(-o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$folder/lists" -o "Dir::State::status=$folder/status"
  -o "Dir::Cache=$folder/cache" -o APT::Sandbox::User=root -o Acquire::Languages=none)
{ apt-get "${trixie[@]}" update && apt-get "${trixie[@]}" install --yes --download-only --no-install-recommends libcairo2=1.18.4-1+b1 python3-cairo fonts-dejavu-core; } \
  >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
mkdir fonts
printf '<?xml version="1.0"?>\n<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>\n' "$folder/root/usr/share/fonts" "$folder/fonts" >fonts.conf
cat >draw.py <<'PY'
import cairo, re, zlib

def area(c): c.rectangle(10, 50, 20, 20); c.fill()
def line(c): c.move_to(10, 50); c.line_to(60, 60); c.stroke()
def picture(c): c.set_source_surface(cairo.ImageSurface(cairo.FORMAT_RGB24, 4, 4), 10, 50); c.paint()
def words(c, what="won"): c.move_to(10, 90); c.show_text(what)

def place(draw):
    surface = cairo.PDFSurface("out.pdf", 200, 200)
    c = cairo.Context(surface)
    c.tag_begin("P", ""); c.move_to(10, 20); c.show_text("Ann"); c.tag_end("P")
    c.tag_begin("Figure", ""); draw(c); c.tag_end("Figure")
    surface.finish()
    page = next(text for text in (zlib.decompress(found) for found in
                re.findall(rb"FlateDecode.*?stream\r?\n(.*?)\r?\nendstream", open("out.pdf", "rb").read(), re.S)) if b"BDC" in text)
    return "inside" if b"/Figure" in page else "outside"

def both(c): area(c); words(c)
seen = "; ".join(f"{name}: {place(draw)}" for name, draw in [("words", words), ("an area", area), ("a line", line), ("a picture", picture),
                                                              ("a blank", lambda c: words(c, " ")), ("an area and a word", both)])
stated = "words: inside; an area: outside; a line: outside; a picture: outside; a blank: outside; an area and a word: inside"
if cairo.cairo_version_string() != "1.18.4" or seen != stated:
    raise SystemExit(f"Changed: cairo {cairo.cairo_version_string()} gives {seen}; the finding says {stated}.")
print("As stated: with cairo 1.18.4 a tagged figure without a word is drawn outside of its tag.")
PY
libraries=$folder/root/usr/lib/x86_64-linux-gnu
PYTHONHOME=$folder/root/usr FONTCONFIG_FILE=$folder/fonts.conf "$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" "$folder/root/usr/bin/python3.13" \
  -c 'import sys; sys.path.append("'"$folder"'/root/usr/lib/python3/dist-packages"); exec(open("draw.py").read())'
