#!/usr/bin/env bash
# Lingua::ES::Numeros 0.09-3 (Debian 12) says "cero con 50 ctms." for -0.5, as for 0.5, and "uno con 00 ctms." for 1.005.
#
# One would expect: menos cero con 50. The documentation says that real is affected by the option NEGATIVO, the text "to which the negative sign (-) will be
#   translated with", which "defaults to 'menos'".
# What happens: the sign is said for the whole part, and that of -0.5 is 0. What comes behind two decimals is cut off and not rounded. Numbers of cents are what it was
#   made for, which is why half a point has 50 of them.
# Why it matters: it is half a point more instead of half a point less, for those who listen or read a certificate. -2.5 is right.
# How we guard against it: Castalia gives digits to those who listen, with a minus sign that voices say.
# Seen: -2.5: menos dos con 50 ctms.; -0.5: cero con 50 ctms.; 0.5: cero con 50 ctms.; 9.999: nueve con 99 ctms.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download liblingua-es-numeros-perl=0.09-3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Lingua::ES::Numeros;
sub hold {
    my ($what, $seen, $stated) = @_;
    return if $seen eq $stated;
    print STDERR "Changed: $what gives $seen; the finding says $stated.\n";
    exit 1;
}
my $spanish = Lingua::ES::Numeros->new;
my @stated = (
    ['-2.5', 'menos dos con 50 ctms.'], ['-0.5', 'cero con 50 ctms.'], ['0.5', 'cero con 50 ctms.'], ['9.999', 'nueve con 99 ctms.'], ['1.005', 'uno con 00 ctms.'],
);
hold($_->[0], $spanish->real($_->[0]), $_->[1]) for @stated;
print "As stated: Lingua::ES::Numeros 0.09 says cero con 50 ctms. for -0.5.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl
