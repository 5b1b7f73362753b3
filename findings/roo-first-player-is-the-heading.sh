#!/usr/bin/env bash
# Roo 2.10.0-1 (Debian 12, package ruby-roo) loses the row of headings of an ODS table that is to be repeated on each page, and the rows of a group, and of three equal
# rows it reads one.
#
# One would expect: all of them. OpenDocument 1.2, Part 1, 9.1.5, lets rows stand within table:table-header-rows and table:table-row-group, and 19.679 gives an element
#   as often as number-rows-repeated says. The README of Roo promises access to the cells of OpenOffice tables.
# What happens: only rows directly below the table are read, and what is below them moves up. Of repeated rows, the first two are empty. A length is read from the words
#   on the screen instead of its value, a line break is nothing, and no error is given. pandas 1.5.3+dfsg-2 (Debian 12) reads all six rows.
# Why it matters: LibreOffice writes so as soon as rows are repeated in print or grouped, and for equal rows next to each other. The first player becomes the heading,
#   and Ben's points are gone from the sum.
# How we guard against it: Castalia neither writes nor reads ODS.
# Seen, headings, Ann, a group with Ben, three times Cem: Ann 9, -, -, Cem 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  ruby-roo=2.10.0-1 ruby >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >write.py <<'PY'
import zipfile
NAMES = ('xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
         'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"')
KIND = "application/vnd.oasis.opendocument.spreadsheet"
def text(words, before=""): return f'<table:table-cell office:value-type="string">{before}<text:p>{words}</text:p></table:table-cell>'
def row(*cells): return "<table:table-row>" + "".join(cells) + "</table:table-row>"
def number(value): return f'<table:table-cell office:value-type="float" office:value="{value}"><text:p>{value}</text:p></table:table-cell>'
THRICE = row(text("Cem"), number(3)).replace("<table:table-row>", '<table:table-row table:number-rows-repeated="3">')
ROWS = ("<table:table-header-rows>" + row(text("Player"), text("Points")) + "</table:table-header-rows>" + row(text("Ann"), number(9))
        + "<table:table-row-group>" + row(text("Ben"), number(5)) + "</table:table-row-group>" + THRICE)
with zipfile.ZipFile("evening.ods", "w") as book:
    book.writestr("mimetype", KIND)
    book.writestr("META-INF/manifest.xml", f'<manifest:manifest {NAMES} manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="{KIND}"/>'
                  '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>')
    book.writestr("styles.xml", f'<office:document-styles {NAMES} office:version="1.2"/>')
    book.writestr("content.xml", f'<office:document-content {NAMES} office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Evening">{ROWS}'
                  "</table:table></office:spreadsheet></office:body></office:document-content>")
PY
/usr/bin/python3 write.py
cat >ask.rb <<'RUBY'
require 'roo'
sheet = Roo::Spreadsheet.open('evening.ods').sheet(0)
seen = (sheet.first_row..sheet.last_row).map { |row| sheet.cell(row, 1) ? "#{sheet.cell(row, 1)} #{sheet.cell(row, 2)}" : '-' }
stated = ['Ann 9', '-', '-', 'Cem 3']
abort "Changed: the rows are #{seen}; the finding says #{stated}." unless seen == stated
puts 'As stated: Roo 2.10.0 reads Ann and one of three Cems, and neither the headings nor Ben.'
RUBY
lib=$folder/root/usr/lib x86=$folder/root/usr/lib/x86_64-linux-gnu share=$folder/root/usr/share/rubygems-integration
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu GEM_PATH=$share/all:$share/3.1.0:$x86/rubygems-integration/3.1.0
RUBYLIB=$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$x86/ruby/3.1.0:$x86/ruby/vendor_ruby/3.1.0 "$folder/root/usr/bin/ruby3.1" ask.rb
