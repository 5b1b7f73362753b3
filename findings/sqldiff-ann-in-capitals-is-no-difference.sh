#!/usr/bin/env bash
# sqldiff of sqlite3-tools 3.40.1-2+deb12u2 (Debian 12) finds no difference between the players Ann and ANN in a column with COLLATE NOCASE, and writes
# 0.30000000000000004 as 0.3.
#
# One would expect: both changes. The manual of sqldiff has its output turn the first database into the second one. It leaves out triggers, views and virtual tables,
#   and names nothing else.
# What happens: the values are compared with the collation of their column, so what the column sorts together counts as the same, for keys as for other columns. Numbers
#   with a fraction are written with 15 digits, and after the change the same difference is found again. No warning is given.
# Why it matters: a name that was corrected from ann to Ann stays wrong in every copy that is kept up by differences, and no one is told. Two copies never become equal,
#   for the last digit of a mean.
# How we guard against it: Castalia does not use it; its backups are whole copies of a library.
# Seen: n COLLATE NOCASE from Ann to ANN: nothing, as a key too; without the collation: UPDATE; 0.1 + 0.2: INSERT ... 0.3, and after it UPDATE t SET p=0.3 WHERE id=2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  sqlite3-tools=3.40.1-2+deb12u2 sqlite3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu
difference() { # difference SCHEMA BEFORE AFTER: what sqldiff says, and what it says once that was carried out
  rm -f a.db b.db
  "$folder/root/usr/bin/sqlite3" a.db "$1; $2"
  "$folder/root/usr/bin/sqlite3" b.db "$1; $3"
  "$folder/root/usr/bin/sqldiff" a.db b.db | tee change.sql | paste -sd ' '
  "$folder/root/usr/bin/sqlite3" a.db <change.sql
  "$folder/root/usr/bin/sqldiff" a.db b.db | sed 's/^/again: /'
}
hold() {
  [[ $2 == "$3" ]] || { echo "Changed: $1 gives $2; the finding says $3."; exit 1; }
}
ann="INSERT INTO t VALUES(1, 'Ann')" capitals="INSERT INTO t VALUES(1, 'ANN')"
hold 'a name' "$(difference 'CREATE TABLE t(id INTEGER PRIMARY KEY, n TEXT COLLATE NOCASE)' "$ann" "$capitals")" ''
hold 'a name as a key' "$(difference 'CREATE TABLE t(id INT, n TEXT PRIMARY KEY COLLATE NOCASE)' "$ann" "$capitals")" ''
hold 'a name without the collation' "$(difference 'CREATE TABLE t(id INTEGER PRIMARY KEY, n TEXT)' "$ann" "$capitals")" "UPDATE t SET n='ANN' WHERE id=1;"
hold 'a sum' "$(difference 'CREATE TABLE t(id INTEGER PRIMARY KEY, p REAL)' '' 'INSERT INTO t VALUES(2, 0.1 + 0.2)')" \
  'INSERT INTO t(id,p) VALUES(2,0.3);
again: UPDATE t SET p=0.3 WHERE id=2;'
echo 'As stated: sqldiff 3.40.1 finds no difference between Ann and ANN in a column with NOCASE.'
