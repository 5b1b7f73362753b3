#!/usr/bin/env bash
# Chronic Duration 0.10.6.2-2 (Debian 12, ruby-chronic-duration) reads "half an hour" as one hour, "an hour and a half" as an hour and two seconds, and "three
# quarters of an hour" as four hours.
#
# One would expect: 1800, 5400 and 2700 seconds, or nil: its README calls it a "natural language parser for elapsed time", and says "Nil is returned if the
#   string can't be parsed". "1 and a half hours" is read rightly.
# What happens: words are made numbers first, then unknown words are dropped. "half" is left out, or is the number "1/2", of which the 2 is read as seconds;
#   of "3/4" the 4 is taken. The minus sign is dropped, so that -1h30m is 5400. A number behind hours is seconds: 1h30 is 3630.
# Why it matters: it is what people say of an evening, and every answer is a length that an evening can have. Only the sum of the year is wrong.
# How we guard against it: lengths are whole minutes, and what is no number is refused with its place.
# Seen: half an hour: 3600; quarter of an hour: 3600; three quarters of an hour: 14400; an hour and a half: 3602; 1h30: 3630; -1h30m: 5400; 1h 30m: 5400
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby=3.1.7+really3.1.2-0+deb12u1
apt-get download ruby-chronic-duration=0.10.6.2-2 ruby-numerizer=0.2.0-2 "ruby3.1=$ruby" "libruby3.1=$ruby" >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'gitlab_chronic_duration'
stated = {
  'half an hour' => 3600, 'quarter of an hour' => 3600, 'three quarters of an hour' => 14400, 'an hour and a half' => 3602, '1 hour and a half' => 3602,
  '1h30' => 3630, '-1h30m' => 5400, '1h 30m' => 5400, '1 and a half hours' => 5400, 'two hours and twenty minutes' => 8400
}
stated.each do |words, seconds|
  seen = ChronicDuration.parse(words)
  abort "Changed: '#{words}' is read as #{seen.inspect}; the finding says #{seconds}." unless seen == seconds
end
puts 'As stated: Chronic Duration 0.10.6.2 reads half an hour as 3600 seconds, and an hour and a half as 3602.'
RUBY
lib="$folder/root/usr/lib"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
