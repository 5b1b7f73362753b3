#!/usr/bin/env bash
# qrcode-svg 1.1.0 (npm) puts the sign U+FEFF before every text with a letter beyond ASCII: the code of "Müller" is read by jsqr 1.4.0 as seven letters, of which the first is
# not seen.
#
# One would expect: the text that was given. The README has "content: QR Code content, the only required parameter". ISO/IEC 18004 knows no such mark; where a code is in
#   UTF-8, an ECI header says so.
# What happens: if any letter takes more than one byte, EF BB BF is put before the text, and no ECI header. A code of ASCII letters alone has none.
# Why it matters: a name that is read from such a code is another one in every comparison, and looks the same. With Ann all is right. A code of an address, which may have no
#   such letters, is not hit.
# How we guard against it: our codes hold links in which everything outside of ASCII is written as %C3%A9.
# Seen: Ann: 41 6e 6e; 007: 30 30 37; Müller: ef bb bf 4d c3 bc 6c 6c 65 72; 10♥: ef bb bf 31 30 e2 99 a5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund qrcode-svg@1.1.0 jsqr@1.4.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const QRCode = require('qrcode-svg');
const jsqr = require('jsqr');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
function read(content) {
  const { modules } = new QRCode({ content }).qrcode;
  const [scale, quiet] = [4, 4];
  const width = (modules.length + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; ++y) {
    for (let x = 0; x < width; ++x) {
      if (modules[Math.floor(x / scale) - quiet]?.[Math.floor(y / scale) - quiet]) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return Buffer.from((jsqr.default ?? jsqr)(pixels, width, width).binaryData).toString('hex');
}
const bytes = (text) => Buffer.from(text).toString('hex');
for (const text of ['Ann', '007', 'Ann & Ben']) hold(text, read(text), bytes(text));
for (const text of ['Müller', '10♥', 'é']) hold(text, read(text), `efbbbf${bytes(text)}`);
console.log('As stated: qrcode-svg 1.1.0 puts U+FEFF before Müller.');
JS
node ask.cjs
