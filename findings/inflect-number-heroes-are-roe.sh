#!/usr/bin/env bash
# Lingua::EN::Inflect::Number 1.12-3 (Debian 12) finds that the singular of heroes is "roe", that children, men and dice are one, and that many of them are childrens.
#
# One would expect: hero, and children as they are. Its documentation says that Lingua::EN::Inflect "does funny things if you try to pluralise an already-plural word, but this
#   module does the right thing", and of to_PL that goats are goats already.
# What happens: whether a word is a plural is guessed from what its plural would be, which knows only those that end in -s. children, feet, geese, mice and dice count as singular and get another
#   s. A word in -oes, -ies or -ves loses its last letter alone: potatoe, elve. Of heroes it seems to see the pronoun "he" at its beginning, and leaves what is behind.
# Why it matters: heroes, elves, dwarves, zombies and dice are what is counted at a table.
# How we guard against it: plurals in Castalia come from its catalogues; what people name is not bent.
# Seen: heroes: roe and roe; elves: elve; zombies: zomby; children: childrens; men: mens; dice: dices; points: point
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download liblingua-en-inflect-number-perl=1.12-3 liblingua-en-inflect-perl=1.905-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Lingua::EN::Inflect::Number qw(number to_S to_PL);
sub hold {
    my ($what, $seen, $stated) = @_;
    return if $seen eq $stated;
    print STDERR "Changed: $what gives $seen; the finding says $stated.\n";
    exit 1;
}
my %one = (points => 'point', heroes => 'roe', elves => 'elve', zombies => 'zomby', potatoes => 'potatoe', children => 'children', dice => 'dice');
hold("the singular of $_", to_S($_), $one{$_}) for sort keys %one;
my %many = (points => 'points', heroes => 'roe', children => 'childrens', men => 'mens', feet => 'feets', dice => 'dices');
hold("the plural of $_", to_PL($_), $many{$_}) for sort keys %many;
hold("the number of $_", number($_), 's') for qw(children men dice);
print "As stated: for Lingua::EN::Inflect::Number 1.12 one of the heroes is a roe, and many children are childrens.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl
