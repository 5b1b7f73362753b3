#!/usr/bin/env bash
# Roo 2.10.0-1 (Debian 12, package ruby-roo) reads 9 in the format 0" pts" or 0" days" as 8 January 1900, and a length of 32:30 in the format [h]:mm as half past eight
# in the morning.
#
# One would expect: 9, and 32 hours and a half. ECMA-376, Part 1, 18.8.31, shows what stands in quotation marks as it is, and [h] goes on counting above 23. The README
#   of Roo promises cells by their type. openpyxl 3.0.9-1 (Debian 12) gives 9 and a timedelta.
# What happens: a format with a d or y anywhere is one of a date, and with an h or s of a time, also within the quotation marks, and 9 days after nought are a date again.
#   A length of a day and more is a DateTime of the year 1899. No error and no warning is given.
# Why it matters: points with their unit in the format are usual in tables of scores. Read with Roo, the season is a list of days in January 1900, and the time at the
#   table begins anew every day.
# How we guard against it: the tables of Castalia have a format for moments and none for points and lengths.
# Seen: 9 in 0" pts": 1900-01-08 (date); in 0" days": 1900-01-08 (date); in 0" won": 9 (float); 32:30 in [h]:mm: 1899-12-31T08:30:00+00:00 (datetime)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  ruby-roo=2.10.0-1 ruby python3-xlsxwriter >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >write.py <<'PY'
import xlsxwriter
with xlsxwriter.Workbook("season.xlsx") as book:
    sheet = book.add_worksheet()
    for row, (value, shape) in enumerate([(9, '0" pts"'), (9, '0" days"'), (9, '0" won"'), (32.5 / 24, "[h]:mm")]):
        sheet.write(row, 0, value, book.add_format({"num_format": shape}))
PY
PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 write.py
cat >ask.rb <<'RUBY'
require 'roo'
sheet = Roo::Spreadsheet.open('season.xlsx').sheet(0)
seen = (1..4).map { |row| "#{sheet.cell(row, 1)} (#{sheet.celltype(row, 1)})" }
stated = ['1900-01-08 (date)', '1900-01-08 (date)', '9 (float)', '1899-12-31T08:30:00+00:00 (datetime)']
abort "Changed: the cells are #{seen}; the finding says #{stated}." unless seen == stated
puts 'As stated: Roo 2.10.0 reads 9 in the format 0" pts" as 8 January 1900.'
RUBY
lib=$folder/root/usr/lib x86=$folder/root/usr/lib/x86_64-linux-gnu share=$folder/root/usr/share/rubygems-integration
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu GEM_PATH=$share/all:$share/3.1.0:$x86/rubygems-integration/3.1.0
RUBYLIB=$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$x86/ruby/3.1.0:$x86/ruby/vendor_ruby/3.1.0 "$folder/root/usr/bin/ruby3.1" ask.rb
