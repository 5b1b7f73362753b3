#!/usr/bin/env bash
# chron 2.3-59-1 (Debian 12, R) shows an hour and a half as 01:30:00, and as 0.0625 as soon as another player of the table has thirty hours.
#
# One would expect: 01:30:00 and 30:00:00. The manual has times for a time alone, without a date, shows it as hours, minutes and seconds, and adds and sums
#   such times in its examples; the format "h:m:s" is the default that it names.
# What happens: if one value of the list is below zero or above a day, all of them are shown, and written to a file, as parts of a day, in a number of digits
#   that they all need. The sum of 20 and 5 hours is 1.041667, and half an hour less than nothing is -0.02083333. That the format was asked for changes
#   nothing.
# Why it matters: time at the table is summed up, and passes a day within a month. From that evening on the whole column is in other units, and 0.0625 looks
#   like points.
# How we guard against it: Castalia does not use it.
# Seen: 90 minutes alone: 01:30:00; beside 30 hours: 0.0625 1.2500; with format "h:m:s": 0.0625 1.2500; sum of 20:00:00 and 05:00:00: 1.041667; 19:30:00 less
#   20:00:00: -0.02083333
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-chron=2.3-59-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
library(chron)
hours <- c(1.5, 30)
cat(format(times(hours[1] / 24)), "\n")
cat(format(times(hours / 24)), "\n")
cat(format(times(hours / 24), format = "h:m:s"), "\n")
write.csv(data.frame(player = c("Ann", "Ben"), length = times(hours / 24)), row.names = FALSE, quote = FALSE)
cat(format(sum(times(c("20:00:00", "05:00:00")))), "\n")
cat(format(times("19:30:00") - times("20:00:00")), "\n")
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
01:30:00 
0.0625 1.2500 
0.0625 1.2500 
player,length
Ann,0.0625
Ben,1.2500
1.041667 
-0.02083333 
TEXT
diff seen stated >changed || { echo "Changed: chron shows times otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: chron shows an hour and a half as 0.0625 beside thirty hours.'
