#!/usr/bin/env bash
# ruby-stamp 0.6.0-1.1 (Debian 12) writes 19:30 after the pattern 12:30 as 07:30, and 27 November after the pattern 1.2.2026 as 11.27.2026.
#
# One would expect: 19:30 and 27.11.2026. The README says "Format dates and times based on human-friendly examples, not arcane strftime directives". It has
#   23:59 and 3:00 AM as examples of times, and 12/31/99 of dates. Hours up to 12 are those of a clock with AM and PM if there is an AM or a PM.
# What happens: the hour of an example without am and pm is one of 12 hours unless it is above 12, so that 12:30 and 8:30 drop what tells morning from evening, and 20:30 does not.
#   Of three numbers the first is the month, between points as between slashes, unless the first is above 12: 31.12.2026 is right.
# Why it matters: points are the European order, by which nobody writes the month first. The program is tried in the morning, and the evening is found wrong by those who come at half past seven.
# How we guard against it: Castalia writes dates in the words of the language, or in ISO 8601.
# Seen, for 27 November 2026 19:30: 12:30: 07:30; 8:30: 7:30; 20:30: 19:30; 1.2.2026: 11.27.2026; 31.12.2026: 27.11.2026; 5. Mai: 11. Mai
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-stamp=0.6.0-1.1 ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'stamp'
stated = {
  '12:30' => '07:30', '8:30' => '7:30', '20:30' => '19:30', '8:30 PM' => '7:30 PM', '1.2.2026' => '11.27.2026', '31.12.2026' => '27.11.2026', '5. Mai' => '11. Mai'
}
stated.each do |example, text|
  seen = Time.utc(2026, 11, 27, 19, 30).stamp(example)
  abort "Changed: after the example #{example} it is #{seen}; the finding says #{text}." unless seen == text
end
puts 'As stated: ruby-stamp 0.6.0 writes 19:30 after the example 12:30 as 07:30, and 27 November after 1.2.2026 as 11.27.2026.'
RUBY
lib="$folder/root/usr/lib"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$folder/root/usr/lib/ruby/vendor_ruby:$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
