#!/usr/bin/env bash
# icalendar 2.8.0-1 for Ruby and icalendar 4.0.3-5 for Python (Debian 12) read the title Day\night as two lines, "Day" and "ight", and the one for Ruby writes it so.
#
# One would expect: Day\night. RFC 5545, 3.3.11, writes a backslash as two, and reads two as one. vobject 0.9.6.1-2 (Debian 12) and ical.js 2.2.1 (npm) read
#   SUMMARY:Day\\night so.
# What happens: each \n becomes a line break before two backslashes become one, so that the n behind them is lost. The one for Ruby treats a title that a program sets
#   as if it had been read, too, and writes one backslash and n. No error is given.
# Why it matters: games, teams and folders with a backslash before an n are cut in two and lose a letter each time a calendar is read and saved.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen, SUMMARY:Day\\night: Ruby: Day, backslash, line break, ight; Python: Day, line break, ight; vobject: Day\night; Ruby writes Day\night as SUMMARY:Day\night, and
#   Win\lose as SUMMARY:Win\\lose
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  ruby-icalendar=2.8.0-1 ruby python3-icalendar=4.0.3-5 python3-vobject=0.9.6.1-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.rb <<'RUBY'
require 'stringio'
require 'icalendar'
def hold(what, seen, stated)
  abort "Changed: #{what} is #{seen.inspect}; the finding says #{stated.inspect}." unless seen == stated
end
head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//club//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20261127T193000\r\n"
File.binwrite('evening.ics', "#{head}SUMMARY:Day\\\\night\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
read = Icalendar::Calendar.parse(File.read('evening.ics')).first.events.first.summary.to_s
hold('SUMMARY:Day\\\\night', read, "Day\\\night")
written = lambda do |title|
  event = Icalendar::Event.new
  event.summary = title
  event.to_ical[/^SUMMARY:.*?(?=\r)/]
end
hold('the title Day\night', written.call('Day\night'), 'SUMMARY:Day\night')
hold('the title Win\lose', written.call('Win\lose'), 'SUMMARY:Win\\\\lose')
RUBY
cat >ask.py <<'PY'
import icalendar, vobject
text = open("evening.ics", newline="").read()
seen = [str(icalendar.Calendar.from_ical(text).walk("VEVENT")[0]["SUMMARY"]), vobject.readOne(text).vevent.summary.value]
stated = ["Day\night", "Day\\night"]
if seen != stated:
    raise SystemExit(f"Changed: icalendar for Python and vobject read {seen}; the finding says {stated}.")
print("As stated: icalendar for Ruby and for Python make two lines of the title Day\\night.")
PY
lib=$folder/root/usr/lib x86=$folder/root/usr/lib/x86_64-linux-gnu share=$folder/root/usr/share/rubygems-integration
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu GEM_PATH=$share/all:$share/3.1.0:$x86/rubygems-integration/3.1.0
RUBYLIB=$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$x86/ruby/3.1.0:$x86/ruby/vendor_ruby/3.1.0 "$folder/root/usr/bin/ruby3.1" ask.rb
PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 ask.py
