#!/usr/bin/env bash
# timeDate 4022.108-1 (Debian 12, R) says that the first Friday of November 2026 is Thursday the 5th if it is asked with 30 November, and that the first of
# October is a Wednesday if it is asked with the 31st.
#
# One would expect: Friday 6 November, whatever day of the month is given. The manual says of timeNthNdayInMonth that it returns the nth occurrence of a
#   weekday in the year and month, for an nth of 1 to 5; its example gives the first of a month.
# What happens: on days up to the 29th the answer is right. The 30th gives the weekday before, and the 31st the one before that, for each weekday and each
#   number. A fifth Friday that the month does not have is the first one of the next month, where one would expect nothing. The sister function for the last
#   weekday of a month is right on all days.
# Why it matters: "the first Friday of this month", asked with today, is how a club's evening is found. On the last two days of a month it is another weekday,
#   without a warning, and nobody sees it on the other days.
# How we guard against it: Castalia does not use it.
# Seen: first Friday: with 2026-11-29 Fri 06 Nov; 2026-11-30 Thu 05 Nov; 2026-10-31 Wed 07 Oct; fifth Friday with 2026-11-01 Fri 04 Dec; last Friday with
#   2026-11-30 Fri 27 Nov
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-timedate=4022.108-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
suppressPackageStartupMessages(library(timeDate))
for (day in c("2026-11-01", "2026-11-29", "2026-11-30", "2026-10-31", "2026-12-31")) {
  friday <- function(which) format(timeNthNdayInMonth(day, nday = 5, nth = which), "%a %d %b")
  cat(day, friday(1), friday(2), friday(5), format(timeLastNdayInMonth(day, nday = 5), "%a %d %b"), "\n", sep = " | ")
}
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
2026-11-01 | Fri 06 Nov | Fri 13 Nov | Fri 04 Dec | Fri 27 Nov | 
2026-11-29 | Fri 06 Nov | Fri 13 Nov | Fri 04 Dec | Fri 27 Nov | 
2026-11-30 | Thu 05 Nov | Thu 12 Nov | Thu 03 Dec | Fri 27 Nov | 
2026-10-31 | Wed 07 Oct | Wed 14 Oct | Wed 04 Nov | Fri 30 Oct | 
2026-12-31 | Wed 02 Dec | Wed 09 Dec | Wed 30 Dec | Fri 25 Dec | 
TEXT
diff seen stated >changed || { echo "Changed: timeDate finds other days than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: timeDate takes a Thursday for the first Friday of November on the 30th.'
