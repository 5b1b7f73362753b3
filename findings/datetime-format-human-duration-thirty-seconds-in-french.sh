#!/usr/bin/env bash
# DateTime::Format::Human::Duration 0.64-2 (Debian 12) says "1 minute et 30 seconds" in French, and "1 month and 3 days" for a month less three days.
#
# One would expect: secondes, and a sign or an error. The manual includes French among its languages, and gives a localized text of a DateTime::Duration; DateTime lets
#   the parts of one have different signs, as a month less three days has.
# What happens: the French list has "seconde" for one and the English "seconds" for more. Each part is written without its sign. "past" and "future" are chosen for the
#   whole only. No warning is given.
# Why it matters: every clock of a French page has an English word. The evening that is to come in four weeks is announced for five.
# How we guard against it: Castalia does not use it; its lengths are whole minutes or seconds, with words from its own catalogues.
# Seen: fr: 1 seconde; 1 minute et 30 seconds; es: 1 minuto y 30 segundos; months => 1, days => -3: 1 month and 3 days; months => 1, days => 3: the same
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  libdatetime-format-human-duration-perl=0.64-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.pl <<'PL'
use strict; use warnings; use DateTime; use DateTime::Format::Human::Duration;
my $span = DateTime::Format::Human::Duration->new;
for ([{ seconds => 1 }, 'fr', '1 seconde'], [{ minutes => 1, seconds => 30 }, 'fr', '1 minute et 30 seconds'], [{ minutes => 1, seconds => 30 }, 'es', '1 minuto y 30 segundos'],
     [{ months => 1, days => -3 }, 'en', '1 month and 3 days'], [{ months => 1, days => 3 }, 'en', '1 month and 3 days']) {
  my ($parts, $language, $stated) = @$_;
  my $seen = $span->format_duration(DateTime::Duration->new(%$parts), locale => $language);
  if ($seen ne $stated) { print "Changed: in $language it is '$seen'; the finding says '$stated'.\n"; exit 1 }
}
print "As stated: in French, DateTime::Format::Human::Duration says 30 seconds.\n";
PL
share=$folder/root/usr/share lib=$folder/root/usr/lib/x86_64-linux-gnu
PERL5LIB=$share/perl5:$lib/perl5/5.36:$share/perl/5.36:$lib/perl/5.36:$lib/perl-base LD_LIBRARY_PATH=$lib "$folder/root/usr/bin/perl" ask.pl
