#!/usr/bin/env bash
# fugit 1.5.2-1 (Debian 12, package ruby-fugit) reads "every 90 minutes" as every hour, "every 36 hours" as every day, and "every day at 12am" as noon.
#
# One would expect: an hour and a half between two times, or nothing, as for "every 2 weeks". The README has "every 5 minutes" and "every 3 hours" as examples, and says nothing of
#   numbers that do not divide an hour or a day. 12am is midnight, as 12pm is noon.
# What happens: the number is put into a line of cron, where it counts within one hour, day or month only: */90 is the minute 0 alone. "every 45 minutes" is at 0 and at 45, and
#   "every 7 days" begins again with each month: the 29th is followed by the 1st. 12am gets the hour 12.
# Why it matters: a round that is to be reset every 90 minutes is reset in its middle. A trial with 5, 15 or 30 minutes is right, and midnight has only to be asked for by its name.
# How we guard against it: Castalia repeats nothing by words, and counts from the beginning of a session.
# Seen, from Friday 27 November 19:30: every 90 minutes: 20:00, 21:00; every 45 minutes: 19:45, 20:00, 20:45; every 36 hours: 28 00:00, 29 00:00; every 7 days: 29, 1, 8;
#   every day at 12am: 28 12:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby=3.1.7+really3.1.2-0+deb12u1
apt-get download ruby-fugit=1.5.2-1 ruby-raabro=1.4.0-1 ruby-et-orbi=1.2.2-1 ruby-tzinfo=2.0.5-1 ruby-concurrent=1.1.6+dfsg-5 "ruby3.1=$ruby" "libruby3.1=$ruby" \
    >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'fugit'
stated = {
  'every 30 minutes' => '27 20:00, 27 20:30, 27 21:00',
  'every 90 minutes' => '27 20:00, 27 21:00, 27 22:00',
  'every 45 minutes' => '27 19:45, 27 20:00, 27 20:45',
  'every 36 hours' => '28 00:00, 29 00:00, 30 00:00',
  'every 7 days' => '29 00:00, 01 00:00, 08 00:00',
  'every day at midnight' => '28 00:00, 29 00:00, 30 00:00',
  'every day at 12am' => '28 12:00, 29 12:00, 30 12:00',
  'every day at 12pm' => '28 12:00, 29 12:00, 30 12:00',
  'every 2 weeks' => 'nothing'
}
stated.each do |words, times|
  plan = Fugit.parse(words)
  moment = EtOrbi.parse('2026-11-27 19:30:00 UTC')
  seen = plan ? Array.new(3) { (moment = plan.next_time(moment)).strftime('%d %H:%M') }.join(', ') : 'nothing'
  abort "Changed: '#{words}' is #{seen}; the finding says #{times}." unless seen == times
end
puts 'As stated: fugit 1.5.2 reads "every 90 minutes" as every hour, and 12am as noon.'
RUBY
lib="$folder/root/usr/lib" gems="$folder/root/usr/share/rubygems-integration/all/gems"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" TZ=UTC \
    RUBYLIB="$gems/fugit-1.5.2/lib:$gems/raabro-1.4.0/lib:$lib/ruby/vendor_ruby:$gems/tzinfo-2.0.5/lib:$gems/concurrent-ruby-1.1.6/lib/concurrent-ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
