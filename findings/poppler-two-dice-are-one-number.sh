#!/usr/bin/env bash
# pdftotext 22.12.0-2 (Debian 12, poppler) reads a line that says "3 5" as 35, "1 2 3 4" as 1234 and "4 W L" as 4WL: in a line of single signs, the
# blanks are lost.
#
# One would expect: the blanks, which are in the file as characters of the text, between signs that stand as far apart as in any other line. The
#   manual page says that the text is output in reading order, and with -layout that its layout is kept "as best as possible".
# What happens: a line in which every word is one sign is taken for a word in spaced letters, such as S C O R E, and is closed up. One longer
#   word in the line is enough to keep all blanks. With -raw ("a hack", by the manual) they are kept, too.
# Why it matters: a row of dice is such a line, and so are the cards of a hand and the counts in a narrow column. What is copied from viewers that
#   use this library, or found by a search, is another number. mutool 1.21.1 reads all lines right.
# How we guard against it: our PDF tells throws and moves in sentences. Lone signs on a drawn board can be closed up in ours as well; the log
#   beside them has the same in words.
# Seen: 3 5 -> 35; 1 2 3 4 -> 1234; 4 W L -> 4WL; Ann 3 5 6 -> Ann 3 5 6; 10 3 -> 10 3; all the same with -layout; right with -raw
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
  const page = paper.addPage([400, 300]);
  process.argv.slice(2).forEach((line, index) => page.drawText(line, { x: 20, y: 260 - 30 * index, size: 14, font }));
  require('fs').writeFileSync('dice.pdf', await paper.save());
})();
JS
node write.cjs '3 5' '1 2 3 4' '4 W L' 'Ann 3 5 6' '10 3'
hold() { # what is told, what the finding says
    local seen
    seen=$(grep . | tr -d '\f' | sed 's/^ *//; s/ *$//' | grep . | paste -sd '|')
    [[ $seen == "$2" ]] || { echo "Changed: $1 reads $seen; the finding says $2." >&2; exit 1; }
}
pdftotext dice.pdf - | hold pdftotext '35|1234|4WL|Ann 3 5 6|10 3'
pdftotext -layout dice.pdf - | hold 'pdftotext -layout' '35|1234|4WL|Ann 3 5 6|10 3'
pdftotext -raw dice.pdf - | hold 'pdftotext -raw' '3 5|1 2 3 4|4 W L|Ann 3 5 6|10 3'
mutool draw -q -F txt dice.pdf 2>"$folder/told" | hold mutool '3 5|1 2 3 4|4 W L|Ann 3 5 6|10 3'
echo 'As stated: pdftotext 22.12.0 reads a line "3 5" as 35, and "4 W L" as 4WL.'
