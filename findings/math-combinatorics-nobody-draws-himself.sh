#!/usr/bin/env bash
# Math::Combinatorics 0.09-6 (Debian 12, Perl) lists drawings in which nobody is to draw himself, and in both of those for Ann, Ben and Cy somebody does. So it
# is in most of the 44 for five.
#
# One would expect: Ben Cy Ann and Cy Ann Ben. Its documentation defines a derangement as "a permutation in which none of the objects appear in their
#   "natural" (i.e., ordered) place", and derange as one "in which none of the items appear in their originally ordered place".
# What happens: there are as many as there should be, but each is a derangement of another order: the items are sorted first by where they lie in memory,
#   and that order is taken for the original one. The example of the documentation has "a c b" for a, b and c. With new(compare => …) the order is
#   that of the comparison, and the drawings are right for a sorted list.
# Why it matters: who gives a present to whom, who judges whose game and who moves to another table are drawn so. A test that counts the drawings passes.
# How we guard against it: Castalia draws no such lists.
# Seen: Ann Ben Cy: Cy Ben Ann | Ben Ann Cy; five players: 44 drawings, 28 with somebody at his own place; compared as words: 44, none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libmath-combinatorics-perl=0.09-6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Math::Combinatorics qw(derange);
sub at_home {
    my ($players, @drawings) = @_;
    return scalar grep { my $drawing = $_; grep { $drawing->[$_] eq $players->[$_] } 0 .. $#$players } @drawings;
}
# The order in memory may be the right one by chance, so that four lists are asked.
my ($count, $wrong) = (0, 0);
for my $size (3 .. 6) {
    my @players = (qw(Ann Ben Cy Dee Eve Flo))[0 .. $size - 1];
    my @drawings = derange(@players);
    $count += @drawings;
    $wrong += at_home(\@players, @drawings);
}
print "drawings: $count\n", "somebody draws himself: ", ($wrong > 0 ? "yes" : "no"), "\n";
my @players = qw(Ann Ben Cy Dee Eve);
my $sorted = Math::Combinatorics->new(data => [@players], compare => sub { $_[0] cmp $_[1] });
my @right;
while (my @drawing = $sorted->next_derangement) { push @right, [@drawing] }
print "compared as words: ", scalar @right, ", at home: ", at_home(\@players, @right), "\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl >seen
cat >stated <<'TEXT'
drawings: 320
somebody draws himself: yes
compared as words: 44, at home: 0
TEXT
diff seen stated >changed || { echo "Changed: Math::Combinatorics draws otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: in drawings of Math::Combinatorics 0.09 in which nobody is to draw himself, somebody does.'
