#!/usr/bin/env bash
# htmlTable 2.4.1-1 (Debian 12, R) rounds a table of results so that the player "Ben 2" is called 2.0, the result 24-12 is 24.0 and the day 2026-11-30 is
# 2026.0.
#
# One would expect: texts as they are, and 9.3 for 9.26. The manual describes txtRound as a rounding that keeps trailing zeros, "so that tables have the
#   correct representation"; excl.cols is for columns that are not to be rounded, and that texts are cut down to a number in them is not said. "Ann" stays
#   "Ann".
# What happens: any text in which a digit stands is replaced by its first number, rounded. A comma ends it: 1,234 is 1.0 and 12,5 is 12.0. 9½ is 9.0, "9 of
#   12" is 9.0. A data.frame keeps such a column, a matrix and a vector do not, and a matrix is what most tables are when they have names in them.
# Why it matters: the table is for print. "Ann" and "Ben 2" become "Ann" and "2.0", with no warning, and a result loses the other side.
# How we guard against it: Castalia does not use it; whoever reads its tables there has to name the columns that are numbers.
# Seen: matrix of Ann, Ben 2 and 9.26, 12: Ann 9.3, 2.0 12.0; 24-12: 24.0; 2026-11-30: 2026.0; 1,234: 1.0; 9½: 9.0; 19:30: 19.0; data.frame: Ben 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-htmltable=2.4.1-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
library(htmlTable)
rows <- function(table) for (i in seq_len(nrow(table))) cat(unlist(table[i, ]), sep = " | ", fill = TRUE)
rows(txtRound(cbind(c("Ann", "Ben 2", "Cem"), c("9.26", "12", "7")), digits = 1))
rows(txtRound(data.frame(a = c("Ann", "Ben 2", "Cem"), b = c(9.26, 12, 7)), digits = 1))
for (text in c("24-12", "2026-11-30", "1,234", "12,5", "9\u00bd", "9 of 12", "19:30", "Ann")) cat(text, "->", txtRound(text, digits = 1), "\n")
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
Ann | 9.3
2.0 | 12.0
Cem | 7.0
Ann | 9.3
Ben 2 | 12.0
Cem | 7.0
24-12 -> 24.0 
2026-11-30 -> 2026.0 
1,234 -> 1.0 
12,5 -> 12.0 
9½ -> 9.0 
9 of 12 -> 9.0 
19:30 -> 19.0 
Ann -> Ann 
TEXT
diff seen stated >changed || { echo "Changed: htmlTable rounds these otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: htmlTable makes 2.0 of the player Ben 2.'
