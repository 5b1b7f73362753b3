#!/usr/bin/env bash
# lowdown 1.0.0-2 (Debian 12) prints struck points as valid ones: `~~9~~ 8` is "9 8" in LaTeX, man, ms and Gemini, where HTML and the terminal strike the 9.
#
# One would expect: the 9 struck, or a mark of some kind. The manual has the strike-through as a part of the language, with an example in which a name is
#   struck and another takes its place; for each of the outputs it lists what is not supported, which are images and equations.
# What happens: the text of the strike-through is written as any other, in tables as well. LaTeX has a fault beside it: a list that begins with 5 begins with
#   1, though the manual has lists that begin with any number; man and ms write the 5.
# Why it matters: a corrected score is struck on the screen and there twice on paper, and nobody can tell which one counts. PDF is made through LaTeX and ms.
# How we guard against it: Castalia's Markdown marks what was struck by ~~ alone, so that its trace loses this mark in print by lowdown; pages and PDF of Castalia keep it.
# Seen: html: <p><del>9</del> 8</p>; latex: 9 8; man: 9 8; ms: 9 8; gemini: 9 8; 5. five in latex: \begin{enumerate} without a number, in ms: .IP "5. "
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  lowdown=1.0.0-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
printf '~~9~~ 8\n' >points.md
printf '5. five\n6. six\n' >list.md
for format in html latex man ms gemini; do
  echo "$format: $("$folder/root/usr/bin/lowdown" -T$format points.md | grep 8)"
done >seen
for format in html latex ms; do "$folder/root/usr/bin/lowdown" -T$format list.md | grep -e '<ol' -e enumerate -e setcounter -e '^.IP'; done >>seen
cat >stated <<'TEXT'
html: <p><del>9</del> 8</p>
latex: 9 8
man: 9 8
ms: 9 8
gemini: 9 8
<ol start="5">
\begin{enumerate}
\end{enumerate}
.IP "5.  "
.IP "6.  "
TEXT
diff seen stated >changed || { echo "Changed: lowdown writes struck text otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: lowdown prints struck points like others in LaTeX, man, ms and Gemini.'
