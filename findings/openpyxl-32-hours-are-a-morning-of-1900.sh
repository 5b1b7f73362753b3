#!/usr/bin/env bash
# openpyxl 3.0.9-1 (Debian 12) gives another value for the same cell by the way in which the workbook was opened: 32 hours and a half are a length of time, or half past
# eight on 1 January 1900.
#
# One would expect: one value. The manual of openpyxl, "Optimised Modes", opens large workbooks with read_only=True for their speed and lists what such a sheet lacks,
#   not other values. "Dates and Times" promises a timedelta for a length in the format [h]:mm.
# What happens: without read_only the cell is a timedelta. With it, lengths of a day and more are a datetime counted from 1899, and pandas, in2csv of csvkit and
#   VisiData, which read so, pass it on. Up to 24 hours the hours are right by chance. No warning is given.
# Why it matters: the time that a group has played in a season is above a day. In the tables made from the workbook it is a date of the year 1900, and no sum can be
#   made of it.
# How we guard against it: the tables of Castalia have a format for moments and none for lengths.
# Seen: datetime.timedelta(days=1, seconds=30600) as usual; datetime.datetime(1900, 1, 1, 8, 30) with read_only, and in pandas 1.5.3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-openpyxl=3.0.9-1 python3-xlsxwriter >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >ask.py <<'PY'
import openpyxl, xlsxwriter

with xlsxwriter.Workbook("season.xlsx") as book:
    book.add_worksheet().write(0, 0, 32.5 / 24, book.add_format({"num_format": "[h]:mm"}))
seen = [repr(openpyxl.load_workbook("season.xlsx", read_only=fast).active.cell(1, 1).value) for fast in (False, True)]
stated = ["datetime.timedelta(days=1, seconds=30600)", "datetime.datetime(1900, 1, 1, 8, 30)"]
if openpyxl.__version__ != "3.0.9" or seen != stated:
    raise SystemExit(f"Changed: openpyxl {openpyxl.__version__} gives {seen}; the finding says {stated}.")
print("As stated: with read_only, openpyxl 3.0.9 makes a day of 1900 of 32 hours and a half.")
PY
/usr/bin/python3 ask.py
