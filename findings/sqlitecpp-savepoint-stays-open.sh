#!/usr/bin/env bash
# SQLiteCpp 3.2.1-1 (Debian 12): a Savepoint that was rolled back leaves a transaction open after it has gone out of scope, and what is written
# afterwards is lost when the program ends.
#
# One would expect: the state from before the Savepoint. Its header presents it as an object that, unless it is released, takes everything back to
#   how it was at its start, as Transaction does, which ends what it began.
# What happens: in SQL, ROLLBACK TO goes back to the savepoint but keeps it, and outside of a transaction a savepoint has begun one. Nobody releases
#   it. Every later INSERT succeeds and can be read on the same connection, but belongs to the open transaction; Transaction then throws
#   "cannot start a transaction within a transaction".
# Why it matters: an editor that tries something out and takes it back goes on as if nothing had been, and loses the evening on exit. Another
#   connection sees nothing, and cannot write.
# How we guard against it: Castalia uses Transaction only, never Savepoint.
# Seen: autocommit 1 before, 0 after rollback(), 0 after the destructor; a row written then: 1 for this connection, 0 after reopening
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libsqlitecpp-dev=3.2.1-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
version=$(dpkg-query --show --showformat='${Version}' libsqlite3-dev 2>"$folder/install.log" || true)
[[ -n $version ]] || { echo "This needs libsqlite3-dev of Debian 12: apt-get install libsqlite3-dev" >&2; exit 1; }
cat >write.cpp <<'CPP'
#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>
#include <iostream>
#include <sqlite3.h>
int main() {
    {
        SQLite::Database library("library.sqlite", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        const auto idle = [&] { return sqlite3_get_autocommit(library.getHandle()); };
        library.exec("CREATE TABLE events (what TEXT)");
        std::cout << idle();
        {
            SQLite::Savepoint attempt(library, "attempt");
            library.exec("INSERT INTO events VALUES ('tried out')");
            attempt.rollback();
            std::cout << ' ' << idle();
        }
        std::cout << ' ' << idle();
        library.exec("INSERT INTO events VALUES ('Ann rolls 5')");
        std::cout << ' ' << library.execAndGet("SELECT count(*) FROM events").getInt();
    }
    SQLite::Database library("library.sqlite");
    std::cout << ' ' << library.execAndGet("SELECT count(*) FROM events").getInt() << '\n';
}
CPP
g++ -std=c++17 -O0 -isystem "$folder/root/usr/include" write.cpp -o write "$folder/root/usr/lib/x86_64-linux-gnu/libSQLiteCpp.a" -lsqlite3 -lpthread -ldl
seen=$(./write)
[[ $seen == "1 0 0 1 0" ]] || { echo "Changed: autocommit and rows are $seen; the finding says 1 0 0, and 1 0." >&2; exit 1; }
echo 'As stated: a Savepoint of SQLiteCpp 3.2.1 leaves a transaction open, and the row written after it is gone when the library is opened again.'
