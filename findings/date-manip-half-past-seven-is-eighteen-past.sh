#!/usr/bin/env bash
# Date::Manip 6.91-1 (Debian 12) reads "7.30pm" as 19:18, and Time::Clock 1.03-3 as three tenths of a second after seven.
#
# One would expect: 19:30, or nothing. "7.30pm" is how times are written in Britain, and "19.30" in Finland, Denmark, Italy and Switzerland. Date::Manip says that one can enter a
#   date "in practically any format you choose"; 7:30pm is 19:30 for it.
# What happens: behind the point stands a fraction of an hour, which is one of the many formats in the documentation (H12,H+ with a comma or a point), and 0.30 hours are 18 minutes. In
#   Time::Clock the point begins the fraction of a second, even where there are neither minutes nor seconds. Date::Manip has another one by the way: "Dec 2026" is the
#   20th day of a December, for the year stands before it as a day and two digits. That, too, is documented, with an option.
# Why it matters: 19:18 looks like a time somebody noted. It is wrong by twelve minutes at half past and by eighteen at a quarter to, and right at the full hour.
# How we guard against it: the times of our record are those of ISO 8601, with a colon.
# Seen: 7.30pm: 19:18 and 19:00:00.3; 8.15pm: 20:09; 19.30: 19:18; 7:30pm: 19:30 in both; Dec 2026: 20 December 2026
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libdate-manip-perl=6.91-1 libtime-clock-perl=1.03-3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Date::Manip;
use Time::Clock;
sub hold {
    my ($what, $seen, $stated) = @_;
    return if $seen eq $stated;
    print STDERR "Changed: $what gives $seen; the finding says $stated.\n";
    exit 1;
}
Date_Init('forcedate=2026-11-27-12:00:00,UTC');
my @stated = (
    ['7.30pm', '2026-11-27 19:18'], ['8.15pm', '2026-11-27 20:09'], ['19.30', '2026-11-27 19:18'], ['27 November 2026 7.30pm', '2026-11-27 19:18'],
    ['7:30pm', '2026-11-27 19:30'], ['19:30', '2026-11-27 19:30'], ['Dec 2026', '2026-12-20 00:00'], ['Dec 2030', '2030-12-20 00:00'],
);
hold("Date::Manip of $_->[0]", UnixDate(ParseDate($_->[0]), '%Y-%m-%d %H:%M'), $_->[1]) for @stated;
hold("Time::Clock of $_->[0]", Time::Clock->new($_->[0])->as_string, $_->[1]) for ['7.30pm', '19:00:00.3'], ['7:30pm', '19:30:00'], ['8.15pm', '20:00:00.15'];
print "As stated: 7.30pm is 19:18 for Date::Manip 6.91, and 19:00:00.3 for Time::Clock 1.03.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl
