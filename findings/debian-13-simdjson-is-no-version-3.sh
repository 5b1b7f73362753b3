#!/usr/bin/env bash
# simdjson 3.12.3 of Debian 13 is no version 3 for CMake: `find_package(simdjson 3)` fails, and so does the range 3.0...<4; only 3.12 is accepted.
#
# One would expect: that 3.12.3 satisfies 3.0 and 3, as by semantic versioning, which the project's releases follow in their names; and that a range
#   is looked at as a range.
# What happens: the version file that the package installs allows the same minor version only, and knows no ranges (a range counts as its first
#   number). Asked for "3", CMake takes 3.0.
# Why it matters: `find_package(simdjson 3.0)`, right on Debian 12 (3.0.1), stops on Debian 13 and on every later version, with a message that names
#   two numbers which look compatible.
# To guard against it: no version is asked for, since no single request fits two Debians.
# Seen: 3 -> not compatible; 3.0 -> not compatible; 3.0...<4 -> not compatible; 3.12 -> found; no version -> found
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Debian 13 beside this machine's Debian: the same site, lists and packages in the temporary folder only.
# shellcheck disable=SC2016  # apt expands it
site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
[[ -n $site ]] || { echo "This needs the package lists of Debian 12: run apt-get update on such a machine." >&2; exit 1; }
mkdir -p lists/partial cache/archives/partial
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $site trixie main" >sources.list
trixie=(-o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder/cache"
    -o APT::Sandbox::User=root -o Acquire::Languages=none)
apt-get "${trixie[@]}" update >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
apt-get "${trixie[@]}" download libsimdjson-dev=3.12.3-1 libsimdjson25 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
mkdir project
cat >project/CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(Asking LANGUAGES CXX)
find_package(simdjson ${ASKED} CONFIG REQUIRED NO_DEFAULT_PATH PATHS ${ROOT})
CMAKE
hold() { # what is asked for, what happens
    local seen=found
    cmake -S project -B build "-DASKED=$1" "-DROOT=$folder/root/usr/lib/x86_64-linux-gnu/cmake/simdjson" >answer 2>&1 || seen="not compatible"
    if [[ $seen == "not compatible" ]]; then
        tr -s ' \n' ' ' <answer | grep -q 'that is compatible with requested version' || { cat answer >&2; exit 1; }
    fi
    [[ $seen == "$2" ]] || { echo "Changed: find_package(simdjson $1) is now: $seen; the finding says: $2." >&2; exit 1; }
}
hold "3.12" found
hold "3" "not compatible"
hold "3.0" "not compatible"
hold "3.0...<4" "not compatible"
hold "" found
echo 'As stated: simdjson 3.12.3 of Debian 13 is not compatible with version 3, 3.0 or 3.0...<4 for CMake.'
