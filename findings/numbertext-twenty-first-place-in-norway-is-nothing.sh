#!/usr/bin/env bash
# libnumbertext-java 1.0.11-1 (Debian 12), the numbers in words of LibreOffice, writes nine and a half points in Irish and the twenty-first place in
# Norwegian as nothing, and five cents in German as " Euro und fünf Cent".
#
# One would expect: words, tjueførste and null Euro und fünf Cent, or an error. The package is a "Number to number name and money text conversion library";
#   in English, German, Swedish and Danish the same place is written, and 0 alone is null in German.
# What happens: an empty text is what comes where no rule fits. Irish has none for a point or a minus sign, so that -3 and 9.5 are empty, and Norwegian none
#   for the 21st, 31st and 121st place, though for the 22nd; the 101st place is "ett hundre og først", without the ending. Italian has "uno euro" for un
#   euro.
# Why it matters: a result that is spoken or printed in words has a hole where the points were, and nobody hears that something is missing.
# How we guard against it: Castalia does not use it.
# Seen: 9.5, -3 in ga_IE: "", ""; 9 in ga_IE: naoi; ordinal 20, 21, 22 in no_NO: tjuende, "", tjueannen; EUR 0.05 in de_DE: " Euro und fünf Cent"; 0 in
#   de_DE: null; EUR 1 in it_IT: uno euro
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  default-jre-headless libnumbertext-java=1.0.11-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
java=$folder/root/usr/lib/jvm/java-17-openjdk-amd64
# The settings of Java are links to /etc, which are led to the folder.
find "$java" -type l -lname '/etc/*' | while read -r link; do ln -sf "$folder/root$(readlink "$link")" "$link"; done
hold() { # hold LANGUAGE NUMBER WORDS
  local seen
  seen=$("$java/bin/java" -Dfile.encoding=UTF-8 -cp "$folder/root/usr/share/java/numbertext.jar" org.numbertext.Numbertext -l "$1" "$2")
  [[ $seen == "$3" ]] || { echo "Changed: $2 in $1 is '$seen'; the finding says '$3'."; exit 1; }
}
hold ga_IE 9 naoi
hold ga_IE 9.5 ''
hold ga_IE -3 ''
hold no_NO 'ordinal 20' tjuende
hold no_NO 'ordinal 21' ''
hold no_NO 'ordinal 22' tjueannen
hold no_NO 'ordinal 121' ''
hold no_NO 'ordinal 101' 'ett hundre og først'
hold de_DE 0 null
hold de_DE 'EUR 0.05' ' Euro und fünf Cent'
hold it_IT 'EUR 1' 'uno euro'
echo 'As stated: the twenty-first place in Norwegian is nothing for numbertext 1.0.11.'
