#!/usr/bin/env bash
# Color::Spectrum 1.14-2 (Debian 12) gives four colours from red to red as red, green, blue and red, and the middle between blue and white as a pink.
#
# One would expect: four times red, and a light blue. The documentation says that generate returns "web colors starting from $start_color and ranging to $end_color", and that it
#   can "shade from dark to light" and "around the spectrum all at the same time".
# What happens: hue, saturation and intensity go in equal steps, each by itself. White has the hue of red for it, so that blue to white goes through violet and pink, and
#   green to white through blue. If the two colours are one, the hue goes once around. Red to white and grey to red are as expected.
# Why it matters: a scale from few to many plays is such a pair, and people read its colours as an order. Two players with one colour, or a range without a width, have a rainbow.
# How we guard against it: the colours of our charts are chosen by hand.
# Seen: red to red in 4: FF0000 00FF00 0000FF FF0000; blue to white in 3: 0000FF D455D5 FFFFFF; green to white: 00FF00 807FFF FFFFFF; red to white: FF0000 FF8080 FFFFFF
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libcolor-spectrum-perl=1.14-2 libcolor-library-perl=0.021-5 libmodule-pluggable-perl=5.2-4 libclass-data-inheritable-perl=0.08-3 \
    libclass-accessor-perl=0.51-2 libsub-name-perl=0.26-2+b1 libmodule-runtime-perl=0.016-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Color::Spectrum;
sub hold {
    my ($what, $seen, $stated) = @_;
    return if $seen eq $stated;
    print STDERR "Changed: $what gives $seen; the finding says $stated.\n";
    exit 1;
}
my @stated = (
    [3, '#FF0000', '#FFFFFF', '#FF0000 #FF8080 #FFFFFF'], [3, '#0000FF', '#FFFFFF', '#0000FF #D455D5 #FFFFFF'], [3, '#00FF00', '#FFFFFF', '#00FF00 #807FFF #FFFFFF'],
    [4, '#FF0000', '#FF0000', '#FF0000 #00FF00 #0000FF #FF0000'], [3, '#808080', '#FF0000', '#808080 #C04040 #FF0000'],
);
hold("$_->[1] to $_->[2]", join(' ', Color::Spectrum->new->generate(@$_[0 .. 2])), $_->[3]) for @stated;
print "As stated: four colours of Color::Spectrum 1.14 from red to red are red, green, blue and red.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5:$folder/root/usr/lib/x86_64-linux-gnu/perl5/5.36" perl ask.pl
