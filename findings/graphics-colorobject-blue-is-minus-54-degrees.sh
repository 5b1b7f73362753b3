#!/usr/bin/env bash
# Graphics::ColorObject 0.5.0-10 (Debian 12, Perl): blue has the hue -53.7 degrees, white is two thirds saturated, and pure red that went through YUV is D42A27.
#
# One would expect: 306.3 degrees, as "functions that use an angle value always express it in degrees from 0 to 360"; a white without saturation, as in its own HSV; and
#   FF0000, as most conversions are said to be "lossless and can be chained in calculations, or reversed".
# What happens: the hue of LCHab and LCHuv is the angle as atan2 gives it. For white, what is left of rounding is divided by what is left of rounding. A colour made from
#   YUV, YIQ or YPbPr is one of NTSC and answers with numbers of NTSC, although "if not specified, the working RGB space will be sRGB".
# Why it matters: whoever sorts colours by hue, or asks for one between 240 and 330 degrees, does not find blue, a white that is made a little darker in HSL is pink, and red
#   that was stored as YUV is a brick red. All three are plain numbers without a warning.
# How we guard against it: Castalia writes its colours as fixed numbers in sRGB.
# Seen: blue, LCHab: 32.3, 133.8, -53.7; white, HSL: 300, 0.667, 1, HSV: 300, 0, 1; white at 90 %: F7D4F7; red through YUV: D42A27,
#   with as_RGB(space => "sRGB"): 1, 0, 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libgraphics-colorobject-perl=0.5.0-10 libgraphics-colornames-perl=3.5.0-3 libgraphics-colornames-www-perl=1.14-1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Graphics::ColorObject;
my $class = 'Graphics::ColorObject';
sub numbers { return join ' ', map { sprintf('%.3f', $_) =~ s/^-(0\.000)$/$1/r } @{ $_[0] } }
print "$_->[0], LCHab: ", numbers($class->new_RGBhex($_->[1])->as_LCHab), "\n" for ['red', 'FF0000'], ['green', '00FF00'], ['blue', '0000FF'];
my $white = $class->new_RGBhex('FFFFFF');
print "white, HSL: ", numbers($white->as_HSL), ", HSV: ", numbers($white->as_HSV), "\n";
my ($hue, $saturation) = @{ $white->as_HSL };
print "white at 90 %: ", $class->new_HSL([$hue, $saturation, 0.9])->as_RGBhex, "\n";
my $red = $class->new_RGBhex('FF0000');
print "red through $_: ", $class->can("new_$_")->($class, $red->can("as_$_")->($red))->as_RGBhex, "\n" for qw(HSL Lab Luv YUV YIQ YPbPr);
print "red through YUV, in sRGB: ", numbers($class->new_YUV($red->as_YUV)->as_RGB(space => 'sRGB')), "\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl >seen
cat >stated <<'TEXT'
red, LCHab: 53.239 104.552 39.999
green, LCHab: 87.735 119.776 136.014
blue, LCHab: 32.299 133.812 -53.713
white, HSL: 300.000 0.667 1.000, HSV: 300.000 0.000 1.000
white at 90 %: F7D4F7
red through HSL: FF0000
red through Lab: FF0000
red through Luv: FF0000
red through YUV: D42A27
red through YIQ: D42A27
red through YPbPr: D42A27
red through YUV, in sRGB: 1.000 0.000 0.000
TEXT
diff seen stated >changed || { echo "Changed: Graphics::ColorObject gives other numbers than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: in Graphics::ColorObject 0.5.0 blue is at -54 degrees, white is saturated, and red through YUV is D42A27.'
