#!/usr/bin/env bash
# Text::Names 0.46-2 (Debian 12, package libtext-names-perl) says that Dan Lee and Don Lee are the same person, as are Paul and Paula, Eric and Erica, and Ann King and Ann
# Ring.
#
# One would expect: no, or a question. The manual says that samePerson "returns a true value iff name1 and name2 could reasonably be two writings of the same name", with
#   initials and common short forms as examples, and that 'D F Bourget' is no writing of 'David Joseph Bourget'.
# What happens: two parts of a name that differ by one letter, put in, left out or exchanged, count as one writing, however short they are, in the first name and in the
#   surname. The answer is a new name, made of both.
# Why it matters: players of one family have one surname, and their first names are short. What is joined by such an answer gets the results of both, and the example, Dave
#   and David, is right.
# How we guard against it: Castalia joins two players only where somebody asks for it, and never by likeness.
# Seen: Dave Lee, David Lee: the same; Ann Lee, Ben Lee: not; Dan, Don: Lee, Dan; Tim, Tom: Lee, Tim; Paul, Paula: Lee, Paul; Ann King, Ann Ring: King, Ann
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libtext-names-perl=0.46-2 libtext-levenshteinxs-perl=0.03-5+b1 libtext-capitalize-perl=1.5-2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Text::Names qw(samePerson);
my @stated = (
    ['Lee, Dave', 'Lee, David', 1], ['Lee, A.', 'Lee, Ann', 1], ['Lee, Ann', 'Lee, Ben', 0], ['Lee, Al', 'Lee, Ed', 0],
    ['Lee, Dan', 'Lee, Don', 1], ['Lee, Tim', 'Lee, Tom', 1], ['Lee, Paul', 'Lee, Paula', 1], ['Lee, Eric', 'Lee, Erica', 1], ['King, Ann', 'Ring, Ann', 1],
);
for (@stated) {
    my ($first, $second, $same) = @$_;
    my $seen = samePerson($first, $second) ? 1 : 0;
    die "Changed: $first and $second are " . ($seen ? '' : 'not ') . "the same.\n" unless $seen == $same;
}
print "As stated: for Text::Names 0.46 Dan Lee and Don Lee are the same person.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5:$folder/root/usr/lib/x86_64-linux-gnu/perl5/5.36" perl ask.pl
