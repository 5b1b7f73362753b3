#!/usr/bin/env bash
# zbar 0.23.92-7+deb12u1 (Debian 12) reads a code that holds "é" in UTF-8 as the Chinese sign "矇", "Müller" as "M羹ller" and "Жанна" as katakana:
# it guesses the encoding of short texts.
#
# One would expect: what was put in, as jsQR 1.4.0 (npm) reads it from the same picture, and as telephones do. The manual page of zbarimg does not
#   mention guessing. The bytes are right: with -Sbinary they come out as UTF-8.
# What happens: text without a mark of its encoding is tried as Big5 and Shift JIS before UTF-8, and the two bytes of é are a sign there. Longer
#   names and other scripts (Łódź, 李小龙) happen not to fit and are read as UTF-8.
# Why it matters: whoever checks codes with this program, as most scripts do, finds names wrong that every telephone reads right, or the other
#   way round; and a name from one table works while the next one fails.
# How we guard against it: our codes hold links in which everything outside of ASCII is written as %C3%A9, so that no reader has to guess.
# Seen: é -> 矇; Müller ä -> M羹ller 瓣; Жанна -> ﾐ孟ｰﾐｽﾐｽﾐｰ; Łódź -> Łódź; M%C3%BCller -> the same; -Sbinary: c3 a9 for é
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund qrcode@1.5.4 jsqr@1.4.0 pngjs@7.0.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
version=$(dpkg-query --show --showformat='${Version}' zbar-tools 2>"$folder/install.log" || true)
[[ $version == 0.23.92-7* ]] || { echo "This needs zbar-tools 0.23.92-7 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
cat >write.cjs <<'JS'
const code = require('qrcode');
const jsqr = require('jsqr');
const { PNG } = require('pngjs');
const [file, text] = process.argv.slice(2);
code.toBuffer(text, { scale: 4 }).then((bytes) => {
  require('fs').writeFileSync(file, bytes);
  const picture = PNG.sync.read(bytes);
  process.stdout.write(jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height).data);
});
JS
hold() { # text, what zbarimg reads
    [[ $(node write.cjs code.png "$1") == "$1" ]] || { echo "Changed: jsQR does not read $1 from the code of it." >&2; exit 1; }
    local seen
    seen=$(zbarimg -q --raw code.png 2>"$folder/errors")
    [[ $seen == "$2" ]] || { echo "Changed: zbarimg reads $1 as $seen; the finding says $2." >&2; exit 1; }
}
hold 'é' '矇'
[[ $(zbarimg -q --raw -Sbinary code.png 2>"$folder/errors") == 'é' ]] || { echo "Changed: with -Sbinary zbarimg does not give the bytes of é." >&2; exit 1; }
hold 'Müller ä' 'M羹ller 瓣'
hold 'Жанна' 'ﾐ孟ｰﾐｽﾐｽﾐｰ'
hold 'Łódź' 'Łódź'
hold 'M%C3%BCller' 'M%C3%BCller'
echo 'As stated: zbarimg 0.23.92 reads é as 矇 and Müller as M羹ller; jsQR reads both from the same pictures.'
