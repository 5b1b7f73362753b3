#!/usr/bin/env bash
# Chronic 0.10.5-2 (Debian 12, package ruby-chronic) reads "tonight at 12" as noon of the same day, "last night at 1" as yesterday at one in the afternoon, and "27.11.26"
# as eleven minutes past three in the next night.
#
# One would expect: midnight, one in the night, and 27 November 2026, as from "friday at midnight", "27.11.2026 20:15" and "27/11/26". Its README says that it
#   reads a huge variety of formats, and has "last night" and "sat 7 in the evening" among them. What it cannot read is nil.
# What happens: in "night" an hour below twelve gets twelve more, and twelve itself none. That is right for nine and wrong for what is behind midnight. Two digits
#   behind a second dot are no year: 27, 11 and 26 become a time. An hour written as 20h is dropped, and with it the evening: "yesterday 20h" is noon.
# Why it matters: evenings end behind midnight. A log that is typed in these words has them begin or end at noon, before they began, with no error.
# How we guard against it: a date in a table is read by digits in a fixed order, never by words, and what does not fit is refused with its place.
# Seen, on Saturday 28 November 2026 at noon: tonight at 12: 28 12:00; last night at 1: 27 13:00; last friday night at 12: 27 12:00; last night at 9: 27 21:00;
#   27.11.26: 29 03:11; 27 nov 26: 27 03:00; yesterday 20h: 27 12:00; friday at midnight: 5 December 00:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby=3.1.7+really3.1.2-0+deb12u1
apt-get download ruby-chronic=0.10.5-2 "ruby3.1=$ruby" "libruby3.1=$ruby" >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'gitlab-chronic'
stated = {
  'tonight at 12' => '2026-11-28 12:00', 'last night at 12' => '2026-11-27 12:00', 'last night at 1' => '2026-11-27 13:00',
  'last friday night at 12' => '2026-11-27 12:00', 'last night at 9' => '2026-11-27 21:00', 'friday at midnight' => '2026-12-05 00:00',
  '27.11.26' => '2026-11-29 03:11', '27 nov 26' => '2026-11-27 03:00', '27/11/26' => '2026-11-27 12:00', '27.11.2026 20:15' => '2026-11-27 20:15',
  'yesterday 20h' => '2026-11-27 12:00', 'yesterday at 20' => '2026-11-27 20:00', 'sat 7 in the evening' => '2026-12-05 19:00'
}
stated.each do |words, moment|
  found = Chronic.parse(words, now: Time.local(2026, 11, 28, 12, 0))
  seen = found ? found.strftime('%F %R') : 'nothing'
  abort "Changed: '#{words}' is read as #{seen}; the finding says #{moment}." unless seen == moment
end
puts 'As stated: Chronic 0.10.5 reads tonight at 12 as noon, last night at 1 as one in the afternoon, and 27.11.26 as a time.'
RUBY
lib="$folder/root/usr/lib" gems="$folder/root/usr/share/rubygems-integration/all/gems"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$gems/gitlab-chronic-0.10.5/lib:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" TZ=UTC \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
