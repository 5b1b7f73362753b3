#!/usr/bin/env bash
# sjmisc 2.8.9-1 (Debian 12, R) groups points by fives and leaves out everything below nothing: -3 and -8 are in no group, and of a list of such points there
# is none.
#
# One would expect: the groups -10 to -6, -5 to -1, 0 to 4 and 5 to 9. The manual says that a variable is recoded into equal ranged groups, as many as its
#   range needs; that it has to be positive is not said. With size = "auto" the same function does group them.
# What happens: the groups begin at 0, so that smaller values become NA without a warning. The labels have only the groups from 0 on, and for points that are
#   all negative there is no label at all. A table of the groups, which leaves out NA unless it is asked, adds up to fewer players.
# Why it matters: in many card games most points are negative. The table of how often which points were made has lost the losers, and each share is of the
#   others only.
# How we guard against it: Castalia does not use it.
# Seen: group_var of -8 -3 0 4 5 9 by 5: NA NA 1 1 2 2; table: 2 2; labels: 0-4 5-9; of -12 -3 -1: NA NA NA and no label; by "auto": six numbers
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-sjmisc=2.8.9-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
library(sjmisc)
points <- c(-8, -3, 0, 4, 5, 9)
cat(group_var(points, size = 5), "\n")
cat(group_labels(points, size = 5), "\n")
cat("players:", length(points), "in the table:", sum(table(group_var(points, size = 5))), "\n")
cat(group_var(c(-12, -3, -1), size = 5), "and", length(group_labels(c(-12, -3, -1), size = 5)), "labels\n")
cat("without a group of those by auto:", sum(is.na(group_var(points, size = "auto"))), "\n")
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
NA NA 1 1 2 2 
0-4 5-9 
players: 6 in the table: 4 
NA NA NA and 0 labels
without a group of those by auto: 0 
TEXT
diff seen stated >changed || { echo "Changed: sjmisc groups points otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: sjmisc has no group for -3 points.'
