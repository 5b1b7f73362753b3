#!/usr/bin/env bash
# Math::NumberCruncher 5.00-14 (Debian 12, Perl) gives 0.44 as the chance of 60 heads or more of 100, and 1.48 as that of five of ten; who cannot miss hits
# never.
#
# One would expect: 0.0284 and 0.6230, and 1. The manual says of SignSignificance($trials,$hits,$probability) that it "Returns the probability of how likely
#   it is that your data is due to chance", and of Binomial that it is the probability of exactly that many successes; a probability is 1 at most. RandInt
#   gives whole numbers "between the two number passed to the function, inclusive", and "With no parameters passed" 0 or 1.
# What happens: for each number of hits from 60 to 100 the chance of 60 is added, 41 times the same. With a probability of 1 Binomial answers the other way
#   round: no for as many hits as throws, yes for fewer. RandInt takes a 0 for a number that was not passed, so that between -3 and 0 one in five is a 1;
#   and Dice throws one die if none.
# Why it matters: a coin that falls so is no fair coin, at one chance in 35, and the answer is that it is quite usual. A penalty of none to three points can
#   be a prize.
# How we guard against it: tests compare Castalia's odds with plain counting.
# Seen: SignSignificance(100, 60, 0.5): 0.4446; (10, 5, 0.5): 1.4766; Binomial(3, 3, 1): no; (3, 2, 1): yes; (3, 3, 0.999999): 0.999997; RandInt(-3, 0): -3
#   to 1; Dice(0, 6): 1 to 6
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libmath-numbercruncher-perl=5.00-14 >install.log 2>&1 || { cat install.log >&2; exit 1; }
dpkg -x ./*.deb root
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Math::NumberCruncher;
sub between { my ($throw) = @_; my %seen; $seen{$throw->()}++ for 1 .. 2000; my @sorted = sort { $a <=> $b } keys %seen; return "$sorted[0] to $sorted[-1]" }
printf "60 of 100: %.4f\n", Math::NumberCruncher::SignSignificance(100, 60, 0.5);
printf "5 of 10: %.4f\n", Math::NumberCruncher::SignSignificance(10, 5, 0.5);
my $tail = 0;
$tail += Math::NumberCruncher::Binomial(100, $_, 0.5) for 60 .. 100;
printf "60 of 100, by its own Binomial: %.4f\n", $tail;
printf "3 of 3, sure: %s\n", Math::NumberCruncher::Binomial(3, 3, 1) ? "yes" : "no";
printf "2 of 3, sure: %s\n", Math::NumberCruncher::Binomial(3, 2, 1) ? "yes" : "no";
printf "3 of 3, almost sure: %.6f\n", Math::NumberCruncher::Binomial(3, 3, 0.999999);
printf "between -3 and 0: %s\n", between(sub { Math::NumberCruncher::RandInt(-3, 0) });
printf "between -3 and -1: %s\n", between(sub { Math::NumberCruncher::RandInt(-3, -1) });
printf "no die: %s\n", between(sub { Math::NumberCruncher::Dice(0, 6, 0) });
PERL
PERL5LIB=$folder/root/usr/share/perl5 /usr/bin/perl ask.pl >seen
cat >stated <<'TEXT'
60 of 100: 0.4446
5 of 10: 1.4766
60 of 100, by its own Binomial: 0.0284
3 of 3, sure: no
2 of 3, sure: yes
3 of 3, almost sure: 0.999997
between -3 and 0: -3 to 1
between -3 and -1: -3 to -1
no die: 1 to 6
TEXT
diff seen stated >changed || { echo "Changed: Math::NumberCruncher counts otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: sixty heads of a hundred are chance for Math::NumberCruncher 5.00.'
