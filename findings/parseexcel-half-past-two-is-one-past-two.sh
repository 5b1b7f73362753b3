#!/usr/bin/env bash
# Spreadsheet::ParseExcel 0.6500 (Debian 12), and with it Spreadsheet::XLSX 0.17-1, shows a length of 26 hours 30 minutes in the format [h]:mm as "26:01", and
# one of 1:30 as "1:01". Every length has one minute.
#
# One would expect: 26:30, as from its own [h]:mm:ss and h:mm. The documentation of ExcelFmt says that it tries to emulate how a number is displayed, and
#   [h]:mm is a format of the standard (ECMA-376, 18.8.31), in which mm behind an h is minutes.
# What happens: mm is minutes only behind an h without brackets or before ss; behind [h] it is the month, and the month of a length below 31 days is January.
#   In [hh]:mm the brackets stay, and the hours begin again after a day: [02]:30. Half points go to the even neighbour: 0.5 in the format 0 is 0, 2.5 is 2.
# Why it matters: it is the format for evenings that go past midnight, or for all evenings of a year together. "26:01" looks like a length, and the sum in the
#   table does not.
# How we guard against it: our XLSX has lengths in whole minutes, as plain numbers.
# Seen: 26:30 as [h]:mm: 26:01, as [h]:mm:ss: 26:30:00, as [hh]:mm: [02]:30; 1:30 as [h]:mm: 1:01, as h:mm: 1:30; a cell of 26:30 from an XLSX file: 26:01
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libspreadsheet-xlsx-perl=0.17-1 libspreadsheet-parseexcel-perl=0.6500-4~deb12u1 libarchive-zip-perl=1.68-1 libole-storage-lite-perl=0.20-2 \
    libcrypt-rc4-perl=2.02-5 libdigest-perl-md5-perl=1.9-5 libexcel-writer-xlsx-perl=1.10-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Excel::Writer::XLSX;
use Spreadsheet::ParseExcel::Utility qw(ExcelFmt);
use Spreadsheet::XLSX;
sub hold {
    my ($what, $seen, $stated) = @_;
    return if $seen eq $stated;
    print STDERR "Changed: $what gives $seen; the finding says $stated.\n";
    exit 1;
}
my @stated = (
    ['[h]:mm', 26.5 / 24, '26:01'], ['[h]:mm', 1.5 / 24, '1:01'], ['[h]:mm', 47.75 / 24, '47:01'], ['[hh]:mm', 26.5 / 24, '[02]:30'],
    ['[h]:mm:ss', 26.5 / 24, '26:30:00'], ['h:mm', 1.5 / 24, '1:30'], ['0', 0.5, '0'], ['0', 1.5, '2'], ['0', 2.5, '2'],
);
hold("$_->[1] as $_->[0]", ExcelFmt($_->[0], $_->[1]), $_->[2]) for @stated;
my $book = Excel::Writer::XLSX->new('book.xlsx');
$book->add_worksheet('S')->write_number(0, 0, 26.5 / 24, $book->add_format(num_format => '[h]:mm'));
$book->close;
hold('the cell of a file', Spreadsheet::XLSX->new('book.xlsx')->{Worksheet}[0]{Cells}[0][0]{_Value}, '26:01');
print "As stated: Spreadsheet::ParseExcel 0.6500 shows 26:30 in the format [h]:mm as 26:01.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl
