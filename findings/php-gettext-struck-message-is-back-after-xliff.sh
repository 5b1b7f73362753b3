#!/usr/bin/env bash
# oscarotero/gettext 4.8.7-1 (Debian 12, PHP) compiles translations that are marked as guesses, and a message that was struck out is in use again once the
# catalogue went through XLIFF.
#
# One would expect: neither. The manual of GNU gettext says that an entry marked fuzzy is not used until a translator has removed the mark, and that those
#   behind #~ are obsolete; msgfmt leaves out both. The library knows both, for it writes the mark and the sign back into PO.
# What happens: the translator of the library and its writer of MO files take guesses like the others. Struck messages are left out by both, by JSON and by
#   CSV; XLIFF has them without their sign, so that reading it makes them messages like the others.
# Why it matters: msgmerge guesses from messages that look alike, "Ann won" from "Ann lost". An agency gets XLIFF with messages that the program has no
#   longer, translates and bills them, and the guess is on the screen meanwhile.
# How we guard against it: Castalia's catalogues are compiled by msgfmt, and have no struck messages.
# Seen: MO made by it, read by msgunfmt: Ann won is "Ann hat verloren"; made by msgfmt: no Ann won; XLIFF and back to PO: msgid "old" msgstr "alt" without #~
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  php-cli php-mbstring php-xml php-oscarotero-gettext=4.8.7-1 gettext=0.21-12 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
modules=$(echo "$folder"/root/usr/lib/php/2*)
cat >de.po <<'PO'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "Ann lost"
msgstr "Ann hat verloren"

#, fuzzy
msgid "Ann won"
msgstr "Ann hat verloren"

#~ msgid "old"
#~ msgstr "alt"
PO
cat >ask.php <<'PHP'
<?php
error_reporting(E_ERROR);
require 'Gettext/autoloader.php';
use Gettext\Translations;
Translations::fromPoFile('de.po')->toMoFile('by-php.mo');
Translations::fromPoFile('de.po')->toPoFile('plain.po');
Translations::fromXliffString(Translations::fromPoFile('de.po')->toXliffString())->toPoFile('xliff.po');
$tools = $argv[1];
exec("$tools/msgfmt -o by-msgfmt.mo de.po");
foreach (['by-php', 'by-msgfmt'] as $name) echo $name, ': ', implode(' ', preg_grep('/^msgid "A/', explode("\n", shell_exec("$tools/msgunfmt $name.mo")))), "\n";
foreach (['plain', 'xliff'] as $name) echo $name, ': ', implode(' ', preg_grep('/old|alt/', explode("\n", file_get_contents("$name.po")))), "\n";
PHP
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
"$folder/root/usr/bin/php8.2" -n -d extension_dir="$modules" -d extension=mbstring -d extension=dom -d extension=simplexml -d include_path="$folder/root/usr/share/php" ask.php "$folder/root/usr/bin" >seen
cat >stated <<'TEXT'
by-php: msgid "Ann lost" msgid "Ann won"
by-msgfmt: msgid "Ann lost"
plain: #~ msgid "old" #~ msgstr "alt"
xliff: msgid "old" msgstr "alt"
TEXT
diff seen stated >changed || { echo "Changed: the PHP library takes marked translations otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: oscarotero/gettext compiles guesses, and revives a struck message through XLIFF.'
