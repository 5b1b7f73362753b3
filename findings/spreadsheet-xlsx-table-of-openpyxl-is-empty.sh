#!/usr/bin/env bash
# A table written by openpyxl 3.0.9-1 and read by Spreadsheet::XLSX 0.17-1 (both Debian 12) has no rows, and no error says so. "Ann & Ben", written by
# Excel::Writer::XLSX 1.10-1, is read as "Ann &amp; Ben".
#
# One would expect: the rows. The module is described as reading the XLSX format, with "many of Excel's quirks, but not all". A part of a package may be named
#   from its root, /xl/worksheets/sheet1.xml (ECMA-376-2, 9.3), and a text may stand in its cell (t="inlineStr", 18.18.11); &amp; is plain XML.
# What happens: the name from the root is looked for below xl/, is not found, and the sheet stays empty. With the name made relative, the numbers come and not
#   one text, as the module looks for <v> only. References are not resolved anywhere.
# Why it matters: Debian has both for scripts. An empty table looks like a season without games, points without names like somebody else's, and a pair with
#   "&" in its name is another pair.
# How we guard against it: our XLSX has its parts under relative names. Its texts stand in their cells, so that this reader finds our numbers and dates and
#   none of our names. That is open.
# Seen, for Player, Points / Ann, 9.5: one sheet without a cell; with relative names: -,- / -,9.5; Ann & Ben: Ann &amp; Ben
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libspreadsheet-xlsx-perl=0.17-1 libspreadsheet-parseexcel-perl=0.6500-4~deb12u1 libarchive-zip-perl=1.68-1 libole-storage-lite-perl=0.20-2 \
    libcrypt-rc4-perl=2.02-5 libdigest-perl-md5-perl=1.9-5 libexcel-writer-xlsx-perl=1.10-1 python3-openpyxl=3.0.9-1 python3-et-xmlfile=1.0.1-2.1 \
    >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys, zipfile
sys.path.insert(0, sys.argv[1])
from openpyxl import Workbook, load_workbook

rows = [["Player", "Points"], ["Ann", 9.5]]
book = Workbook()
for row in rows:
    book.active.append(row)
book.save("table.xlsx")
with zipfile.ZipFile("table.xlsx") as old, zipfile.ZipFile("relative.xlsx", "w") as new:
    for part in old.namelist():
        new.writestr(part, old.read(part).replace(b'Target="/xl/', b'Target="') if part == "xl/_rels/workbook.xml.rels" else old.read(part))
for name in ["table.xlsx", "relative.xlsx"]:
    seen = [list(row) for row in load_workbook(name).active.iter_rows(values_only=True)]
    if seen != rows:
        sys.exit(f"Changed: openpyxl itself reads {seen} from {name}.")
PY
cat >read.pl <<'PERL'
use strict;
use warnings;
use Excel::Writer::XLSX;
use Spreadsheet::XLSX;
my $book = Excel::Writer::XLSX->new('pair.xlsx');
my $made = $book->add_worksheet('S');
$made->write_string(0, 0, 'Ann & Ben');
$made->write_number(0, 1, 9.5);
$book->close;
for my $name (qw(table relative pair)) {
    my $read = Spreadsheet::XLSX->new("$name.xlsx");
    my $sheet = $read->{Worksheet}[0];
    my @rows;
    for my $row (0 .. $sheet->{MaxRow}) {
        push @rows, join ',', map { my $cell = $sheet->{Cells}[$row][$_]; $cell ? $cell->{Val} : '-' } 0 .. $sheet->{MaxCol};
    }
    print "$name, $read->{SheetCount} sheet: ", join(' / ', @rows), "\n";
}
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl read.pl >seen
cat >stated <<'TEXT'
table, 1 sheet: -
relative, 1 sheet: -,- / -,9.5
pair, 1 sheet: Ann &amp; Ben,9.5
TEXT
diff seen stated >changed || { echo "Changed: Spreadsheet::XLSX reads other tables than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Spreadsheet::XLSX 0.17 finds no row in a table of openpyxl 3.0.9, and "Ann &amp; Ben" in one of Excel::Writer::XLSX.'
