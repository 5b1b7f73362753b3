#!/usr/bin/env bash
# CAM::PDF 1.60-5 (Debian 12) finds no word on a tagged page whose mark ends before the drawing state is restored, and ends with status 0; pdftotext reads "Ann 9".
#
# One would expect: Ann 9, or an error. The manual page of getpdftext says that it "extracts all of the text". ISO 32000-1, 14.6.1, wants marks nested properly with BT and ET;
#   of q and Q it says nothing, and cairo 1.16 writes pages on which they cross.
# What happens: BDC q … EMC Q is taken for a fault of the page, and the text is empty. Only with -v the fault is told. With BDC q … Q EMC the text is there. A remark in a
#   dictionary, as the PDFs of cairo have, is an error in any case, though comments may stand there by 7.2.3.
# Why it matters: scoresheets that are made for screen readers are tagged. A search that uses this program finds nothing in them, and everything in the others.
# How we guard against it: Castalia's PDFs are read in its tests with poppler and qpdf; the marks cross in them, as cairo writes them.
# Seen: BDC q … Q EMC: Ann 9; BDC q … EMC Q: nothing, status 0; "% 1" in the dictionary of the page: Expected identifier label, status 255
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  libcam-pdf-perl=1.60-5 poppler-utils=22.12.0-2+deb12u3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >write.py <<'PY'
def write(name, content, remark=b""):
    bodies = [b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
              b"<< /Type /Page " + remark + b"/Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
              b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content), b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    data, places = b"%PDF-1.5\n", b""
    for number, body in enumerate(bodies, 1):
        places += b"%010d 00000 n \n" % len(data)
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    with open(name, "wb") as file:
        file.write(data + b"xref\n0 6\n0000000000 65535 f \n" + places + b"trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % len(data))
TEXT = b"BT /F 12 Tf 20 100 Td (Ann 9) Tj ET"
write("nested.pdf", b"/P << /MCID 0 >> BDC q " + TEXT + b" Q EMC")
write("crossed.pdf", b"/P << /MCID 0 >> BDC q " + TEXT + b" EMC Q")
write("remark.pdf", TEXT, b"% 1\n")
PY
/usr/bin/python3 write.py
share=$folder/root/usr/share lib=$folder/root/usr/lib/x86_64-linux-gnu
hold() { # hold FILE TEXT STATUS
  local seen status=0
  seen=$(PERL5LIB=$share/perl5:$lib/perl5/5.36 /usr/bin/perl "$folder/root/usr/bin/getpdftext" "$1" 2>errors) || status=$?
  [[ "$seen $status" == "$2 $3" ]] || { echo "Changed: of $1 it reads '$seen', status $status; the finding says '$2', status $3."; exit 1; }
  seen=$(LD_LIBRARY_PATH=$lib "$folder/root/usr/bin/pdftotext" "$1" - | head -n 1)
  [[ $seen == 'Ann 9' ]] || { echo "Changed: pdftotext reads '$seen' of $1."; exit 1; }
}
hold nested.pdf 'Ann 9' 0
hold crossed.pdf '' 0
hold remark.pdf '' 255
grep -q 'Expected identifier label' errors || { echo 'Changed: the error of remark.pdf is another one.'; exit 1; }
echo 'As stated: CAM::PDF 1.60 finds nothing on a tagged page.'
