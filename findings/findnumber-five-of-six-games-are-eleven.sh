#!/usr/bin/env bash
# Lingua::EN::FindNumber 1.32-3 with Lingua::EN::Words2Nums 0.19-4 (Debian 12, Perl) makes "11 games" of "five of six games", and takes the year or
# the game "eighteen thirty" for 48.
#
# One would expect: "5 of 6 games", or the text as it is. The documentation promises to locate "written numbers in English text", and its example is
#   "four score and seven years ago, our four fathers", which gives "87 years ago, our 4 fathers".
# What happens: numbers with "of" or "and" between them, or with nothing, are one number, and what does not make a greater one is added. The other
#   module does the same and returns no undef, as it does for what it does not understand.
# Why it matters: a spoken or typed report, "Ann won five of six games", "two and three points", is turned into figures, and the sums look like
#   scores. One number in a sentence is right.
# How we guard against it: a line that is entered in Castalia has figures, and one that does not fit is refused.
# Seen: Ann won five of six games: Ann won 11 games; two and three points: 5 points; eighteen thirty: 48; nineteen ninety-nine: 118
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download liblingua-en-findnumber-perl=1.32-3 liblingua-en-words2nums-perl=0.19-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Lingua::EN::FindNumber;
use Lingua::EN::Words2Nums;
print numify($_), "\n" for "Ann won five of six games", "two and three points", "Ann has a score of ten", "Ann won twenty-one games";
print words2nums($_), "\n" for "eighteen thirty", "nineteen ninety-nine", "one hundred and one";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl >seen
cat >stated <<'TEXT'
Ann won 11 games
5 points
Ann has a 30
Ann won 21 games
48
118
101
TEXT
diff seen stated >changed || { echo "Changed: the two modules make other numbers than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Lingua::EN::FindNumber 1.32 makes 11 games of five of six games.'
