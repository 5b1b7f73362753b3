#!/usr/bin/env bash
# ice_cube 0.16.4-3 (Debian 12, package ruby-ice-cube): a meeting on the last Friday of every year that begins in November is on the last Friday of November, and a rule for the
# last Friday of every month that says so with BYSETPOS is every Friday.
#
# One would expect: 25 December 2026 and 31 December 2027. With FREQ=YEARLY and without BYMONTH, the days of BYDAY are counted within the year (RFC 5545, 3.3.10). For BYSETPOS an
#   error, as for BYWEEKNO, "Invalid rule validation type", if it is not supported. The README calls the reading of ICAL "partial", and does not say that
#   anything is passed over.
# What happens: in a rule of years without a month everything but the year is taken from the month of the first meeting; FREQ=YEARLY;BYDAY=FR are the Fridays of November. BYSETPOS
#   is read and dropped, so that the last working day of a month is every working day.
# Why it matters: calendars write rules of this kind, and nothing fails. The group comes a month too early once a year, or every week.
# How we guard against it: Castalia writes single evenings with their times, and no rules from which times would follow.
# Seen, from Friday 27 November 2026: FREQ=YEARLY;BYDAY=-1FR: 2026-11-27, 2027-11-26; with BYMONTH=12: 2026-12-25, 2027-12-31; FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1: 2026-11-27,
#   2026-12-04; FREQ=MONTHLY;BYDAY=-1FR: 2026-11-27, 2026-12-25
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby=3.1.7+really3.1.2-0+deb12u1
apt-get download ruby-ice-cube=0.16.4-3 "ruby3.1=$ruby" "libruby3.1=$ruby" >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'ice_cube'
stated = {
  'FREQ=YEARLY;BYDAY=-1FR' => '2026-11-27 2027-11-26 2028-11-24',
  'FREQ=YEARLY;BYDAY=-1FR;BYMONTH=12' => '2026-12-25 2027-12-31 2028-12-29',
  'FREQ=YEARLY;BYDAY=FR' => '2026-11-27 2027-11-05 2027-11-12',
  'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1' => '2026-11-27 2026-12-04 2026-12-11',
  'FREQ=MONTHLY;BYDAY=-1FR' => '2026-11-27 2026-12-25 2027-01-29',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' => '2026-11-27 2026-11-30 2026-12-01',
  'FREQ=YEARLY;BYWEEKNO=48' => 'Invalid rule validation type: BYWEEKNO'
}
stated.each do |rule, days|
  seen = begin
    schedule = IceCube::Schedule.new(Time.utc(2026, 11, 27, 19, 30))
    schedule.add_recurrence_rule(IceCube::Rule.from_ical(rule))
    schedule.first(3).map { |moment| moment.strftime('%F') }.join(' ')
  rescue ArgumentError => e
    e.message
  end
  abort "Changed: #{rule} is #{seen}; the finding says #{days}." unless seen == days
end
puts 'As stated: for ice_cube 0.16.4 the last Friday of the year is in November, and BYSETPOS counts for nothing.'
RUBY
lib="$folder/root/usr/lib" gems="$folder/root/usr/share/rubygems-integration/all/gems"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$gems/ice_cube-0.16.4/lib:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" TZ=UTC \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
