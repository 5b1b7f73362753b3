#!/usr/bin/env bash
# GNU Backgammon 1.07.001-1 (Debian 12) writes a match of a player with a name of 28 letters into a .mat file in which it finds the opponent to be called ":
# 0".
#
# One would expect: both names as they were, as with short ones. Its help says that "import mat" imports a Jellyfish match, and "export match mat" writes
#   one in .mat format; the columns are set off by blanks, and a name by " : " and the score.
# What happens: the first name has 31 columns together with its score. A longer one, of up to 31 letters, is written without a blank before the opponent's
#   name, and what is read then is ": 0" for the opponent. Of "7: Lucky" the player is 7, and the opponent ": 0                   Ben : 0". With "Ann : 3"
#   nothing at all is read, and the status is 0. And in its own SGF a backslash in a name is doubled each time: Ann \ Lee is Ann \\ Lee when it is loaded.
# Why it matters: a club's list that is made from such files has new players, and nobody of them won anything before.
# How we guard against it: Castalia does not use it.
# Seen: " Bartholomew Featherstonehaugh : 0Ben : 0" -> Bartholomew Featherstonehaugh, ": 0"; "7: Lucky" -> 7; "Ann : 3" -> no match; Ann \ Lee by SGF -> Ann
#   \\ Lee
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root home
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  gnubg=1.07.001-1+b1 gnubg-data=1.07.001-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >base.mat <<'MAT'
 3 point match

 Game 1
 Ann : 0                        Ben : 0
  1) 31: 8/5 6/5                 42: 8/4 6/4
MAT
share=$folder/root/usr/share/gnubg
run() { # run COMMAND…
  printf '%s\n' "$@" quit y |
    HOME=$folder/home LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu "$folder/root/usr/games/gnubg" -t -q -r --datadir="$share" --pkgdatadir="$share" >log 2>&1
}
hold() { # hold NAME LINE_IN_THE_FILE PLAYERS_AFTER_IMPORT PLAYERS_AFTER_SGF
  local seen
  rm -f ./*.sgf named.mat imported.mat loaded.mat
  run 'import mat base.mat' "set player 0 name $1" 'export match mat named.mat' 'save match named.sgf'
  seen=$(grep ' : 0' named.mat)
  [[ $seen == "$2" ]] || { echo "Changed: the file of $1 has '$seen'; the finding says '$2'."; exit 1; }
  run 'import mat named.mat' 'export match mat imported.mat'
  seen=$(grep ' : 0' imported.mat 2>/dev/null || true)
  [[ $seen == "$3" ]] || { echo "Changed: after the import of $1 there is '$seen'; the finding says '$3'."; exit 1; }
  run 'load match named.sgf' 'export match mat loaded.mat'
  seen=$(grep ' : 0' loaded.mat)
  [[ $seen == "$4" ]] || { echo "Changed: after the SGF of $1 there is '$seen'; the finding says '$4'."; exit 1; }
}
ann=' Ann : 0                        Ben : 0'
hold Ann "$ann" "$ann" "$ann"
long=' Bartholomew Featherstonehaugh : 0Ben : 0'
hold 'Bartholomew Featherstonehaugh' "$long" ' Bartholomew Featherstonehaugh : 0: 0 : 0' "$long"
lucky=' 7: Lucky : 0                   Ben : 0'
hold '7: Lucky' "$lucky" ' 7 : 0                          : 0                   Ben : 0 : 0' "$lucky"
three=' Ann : 3 : 0                    Ben : 0'
hold 'Ann : 3' "$three" '' "$three"
back=' Ann \ Lee : 0                  Ben : 0'
hold 'Ann \ Lee' "$back" "$back" ' Ann \\ Lee : 0                 Ben : 0'
echo 'As stated: the opponent of a player with a long name is called ": 0" in GNU Backgammon 1.07.'
