#!/usr/bin/env bash
# Sort::Naturally 1.03-4 (Debian 12) sorts 9, 9.5 and 10 as 9, 10, 9.5, but "Ann 9", "Ann 9.5" and "Ann 10" as they should be.
#
# One would expect: 9, 9.5, 10. Decimals are not seen, says the documentation, but "numeric substrings are sorted numerically", what is neither a letter nor a digit is
#   ignored, and where one text has a number more, the lack of it counts as -1. By these rules 9.5 (9, then 5) lies behind 9 and before 10.
# What happens: they hold only where a letter comes first. A text of digits and nothing else seems to be compared as a number with others of its kind and to come
#   before all that have a point in them, so that 2 comes before 0.5, and 10 before 1.5.
# Why it matters: a column of points is digits and nothing else, until somebody gets half a point. Then all whole numbers come first, and the halves behind them.
# How we guard against it: Castalia sorts points as the numbers that they are.
# Seen: 10 9.5 9 9.25 2 1.5 0.5: 2 0.5 9 10 1.5 9.5 9.25; with Ann before each: Ann 0.5 to Ann 10 in order
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libsort-naturally-perl=1.03-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Sort::Naturally qw(nsort);
sub hold {
    my ($what, $seen, $stated) = @_;
    return if $seen eq $stated;
    print STDERR "Changed: $what gives $seen; the finding says $stated.\n";
    exit 1;
}
hold('9.5, 10 and 9', join(' ', nsort('9.5', '10', '9')), '9 10 9.5');
hold('7.5, 7 and 8', join(' ', nsort('7.5', '7', '8')), '7 8 7.5');
hold('0.5 and 2', join(' ', nsort('0.5', '2')), '2 0.5');
hold('three players', join(', ', nsort('Ann 9.5', 'Ann 10', 'Ann 9')), 'Ann 9, Ann 9.5, Ann 10');
hold('three rounds', join(', ', nsort('Round 2', 'Round 10', 'Round 1.5')), 'Round 1.5, Round 2, Round 10');
print "As stated: Sort::Naturally 1.03 puts 9.5 behind 10, and Ann 9.5 before Ann 10.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl
