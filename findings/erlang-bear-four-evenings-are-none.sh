#!/usr/bin/env bash
# erlang-bear 0.8.2+dfsg-3 (Debian 12) says of the points 1, 2, 3 and 4 that there are none, with a mean of 0, and that who always comes first and who is
# always equal agree fully.
#
# One would expect: four values with a mean of 2.5, and no agreement, or an error. The package is a "Set of statistics functions for erlang"; functions
#   called arithmetic_mean, geometric_mean, median and so on have their usual meaning, and Kendall's and Spearman's coefficients are the same for two lists
#   and for the two exchanged.
# What happens: below five values everything is 0, the count n as well. The geometric mean of points below 0 is 1. The median of 1 to 10 is 5. Kendall's
#   coefficient takes a tie in the second list for agreement, so that it depends on which list is first: 1 to 5 and five times 1 have 1, the other way round
#   -1, and Spearman's is 0.5.
# Why it matters: an evening has four players, and a campaign four evenings. A table that is filled in this way has no points for them, and nothing says
#   why.
# How we guard against it: Castalia does not use it.
# Seen: 1 2 3 4: n 0, mean 0.0, max 0.0; 1 2 3 4 5: n 5, mean 3.0; -3 -5 -1 -2 -4: geometric mean 1.0; 1 to 10: median 5; 1 to 5 with 1 1 1 1 1: Kendall 1.0
#   and -1.0, Spearman 0.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  erlang-base erlang-bear=0.8.2+dfsg-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
erlang=$folder/root/usr/lib/erlang
runtime=$(find "$erlang" -maxdepth 1 -name 'erts-*')
mkdir built
cat >built/ask.erl <<'ERLANG'
-module(ask).
-export([main/0]).
main() ->
    Said = fun(Points, Keys) -> S = bear:get_statistics(Points), [{Key, proplists:get_value(Key, S)} || Key <- Keys] end,
    io:format("four: ~w~n", [Said([1, 2, 3, 4], [n, arithmetic_mean, max])]),
    io:format("five: ~w~n", [Said([1, 2, 3, 4, 5], [n, arithmetic_mean, max])]),
    io:format("below 0: ~w~n", [Said([-3, -5, -1, -2, -4], [geometric_mean])]),
    io:format("ten: ~w~n", [Said(lists:seq(1, 10), [median])]),
    Up = lists:seq(1, 5), Same = [1, 1, 1, 1, 1],
    io:format("Kendall: ~w ~w~n", [bear:get_kendall_correlation(Up, Same), bear:get_kendall_correlation(Same, Up)]),
    io:format("Spearman: ~w ~w~n", [bear:get_spearman_correlation(Up, Same), bear:get_spearman_correlation(Same, Up)]),
    io:format("up and down: ~w ~w~n", [bear:get_kendall_correlation(Up, lists:reverse(Up)), bear:get_spearman_correlation(Up, lists:reverse(Up))]),
    halt().
ERLANG
export ROOTDIR=$erlang BINDIR=$runtime/bin EMU=beam PROGNAME=erl HOME=$folder LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
"$BINDIR/erlexec" -noshell -pa "$erlang"/lib/bear-*/ebin -pa built -eval '{ok, _} = compile:file("built/ask.erl", [{outdir, "built"}]), ask:main().' >seen
cat >stated <<'TEXT'
four: [{n,0},{arithmetic_mean,0.0},{max,0.0}]
five: [{n,5},{arithmetic_mean,3.0},{max,5}]
below 0: [{geometric_mean,1.0}]
ten: [{median,5}]
Kendall: 1.0 -1.0
Spearman: 0.5 0.5
up and down: -1.0 -1.0
TEXT
diff seen stated >changed || { echo "Changed: erlang-bear counts otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: four evenings are none for erlang-bear 0.8.2.'
