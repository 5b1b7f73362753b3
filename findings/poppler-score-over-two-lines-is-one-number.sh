#!/usr/bin/env bash
# pdftotext 22.12.0-2 (Debian 12, poppler) reads a result "24-12" that is broken after its hyphen as 2412, "Anna-Lena" as AnnaLena, and "from -" with
# "3 to 5" on the next line as "from 3 to 5".
#
# One would expect: the signs of the text. In PDF a hyphen that was put in by the layout can be told from one of the text: the former is written as
#   U+00AD, or has its own ActualText (ISO 32000-1, 14.8.2.2.3). The manual page has no word of hyphens.
# What happens: every hyphen-minus at the end of a line is taken for a hyphen of the layout, whatever stands before and after it, and is left out
#   together with the end of the line. Typesetters break after a hyphen in numbers and names, too (UAX 14). With -layout and -raw it is kept.
# Why it matters: results are written with hyphens, and a column is narrow. What is copied or searched is another result, or loses its minus sign.
#   mutool 1.21.1 keeps all of it.
# How we guard against it: our own results have an en dash and our numbers a minus sign, which are kept. Names and notes are as they were typed;
#   tests/readers/matrix reads them with -raw.
# Seen: 24-|12 against Ben -> 2412 against Ben; Anna-|Lena -> AnnaLena; from -|3 to 5 -> from 3 to 5; 24–|12 -> 24–|12; the same in two lines with -raw
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pdf-lib@1.17.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for tool in 'poppler-utils 22.12.0-2' 'mupdf-tools 1.21.1'; do
    version=$(dpkg-query --show --showformat='${Version}' "${tool% *}" 2>"$folder/install.log" || true)
    [[ $version == "${tool#* }"* ]] || { echo "This needs ${tool} of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
done
cat >write.cjs <<'JS'
const { PDFDocument, StandardFonts } = require('pdf-lib');
(async () => {
  const paper = await PDFDocument.create();
  const font = await paper.embedFont(StandardFonts.Helvetica);
  const page = paper.addPage([400, 120]);
  process.argv.slice(3).forEach((line, index) => page.drawText(line, { x: 20, y: 80 - 16 * index, size: 12, font }));
  require('fs').writeFileSync(process.argv[2], await paper.save());
})();
JS
hold() { # what is told, what the finding says
    local seen
    seen=$(grep . | tr -d '\f' | sed 's/^ *//; s/ *$//' | grep . | paste -sd '|')
    [[ $seen == "$2" ]] || { echo "Changed: $1 reads $seen; the finding says $2." >&2; exit 1; }
}
try() { # first line, second line, what pdftotext makes of them
    node write.cjs page.pdf "$1" "$2"
    pdftotext page.pdf - | hold pdftotext "$3"
    pdftotext -layout page.pdf - | hold 'pdftotext -layout' "$1|$2"
    pdftotext -raw page.pdf - | hold 'pdftotext -raw' "$1|$2"
    mutool draw -q -F txt page.pdf 2>"$folder/told" | hold mutool "$1|$2"
}
try 'Ann wins 24-' '12 against Ben' 'Ann wins 2412 against Ben'
try 'Played by Anna-' 'Lena and Tom' 'Played by AnnaLena and Tom'
try 'Dee falls from -' '3 to 5 points' 'Dee falls from 3 to 5 points'
try 'Ann wins 24–' '12 against Ben' 'Ann wins 24–|12 against Ben'
echo 'As stated: pdftotext 22.12.0 reads 24-12, broken after its hyphen, as 2412.'
