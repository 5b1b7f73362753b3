#!/usr/bin/env bash
# Text::Roman 3.5-4 (Debian 12, package libtext-roman-perl) calls IC, VX, IIX and XXC valid Roman numbers, and reads IC as 101, VX as 15 and IIX as 10.
#
# One would expect: not valid, as IIII and VV, or 99, 5 and 8. The manual says that isroman "tests a string to be a valid Roman algarism", and roman2int is "the converse of
#   int2roman", which writes 99 as XCIX.
# What happens: a letter that stands before a larger one is taken off only in the six pairs that are known; before any other it is added, or taken off once. No letter may
#   come four times in a row, and that is all that makes a number invalid.
# Why it matters: volumes and editions are written by people, and IC and IIX are what people write. The answer is valid and wrong, so that the test before reading is of no
#   use.
# How we guard against it: Castalia reads no Roman numbers; names of games stay text.
# Seen: XCIX: 99; IV: 4; IIII and VV: not valid; IC: valid, 101; VX: 15; IIX: 10; IL: 51; XM: 1010
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libtext-roman-perl=3.5-4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Text::Roman qw(isroman roman2int int2roman);
my %stated = (XCIX => 99, IV => 4, MMXXVI => 2026, IC => 101, VX => 15, IIX => 10, IL => 51, XM => 1010);
for my $letters (sort keys %stated) {
    my $seen = isroman($letters) ? roman2int($letters) : 'not valid';
    die "Changed: $letters is $seen; the finding says $stated{$letters}.\n" unless $seen eq $stated{$letters};
}
for my $letters (qw(IIII VV XXXX)) {
    die "Changed: $letters is valid.\n" if isroman($letters);
}
die "Changed: 99 is written as " . int2roman(99) . ".\n" unless int2roman(99) eq 'XCIX';
print "As stated: Text::Roman 3.5 reads IC as 101.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5:$folder/root/usr/lib/x86_64-linux-gnu/perl5/5.36" perl ask.pl
