#!/usr/bin/env bash
# pandas 1.5.3+dfsg-2 (Debian 12, package python3-pandas) reads "yes", TRUE and 1 in a column of a workbook as "yes", True and True, and FALSE and 0 points as False and
# False.
#
# One would expect: the values of the cells, above all with dtype=object, of which the manual of read_excel says that it preserves the data as they are stored and
#   interprets nothing.
# What happens: in a column of several kinds, equal values become the one that came first. In Python True equals 1 and False equals 0, so the first of them decides on
#   all later ones, also for whole numbers. No warning is given. openpyxl, which reads the file for pandas, has given the right values.
# Why it matters: tables for the whole evening hold answers and points in one column, as a score pad does. Nobody's 0 points become False, or a no becomes 0, by what
#   stands further up.
# How we guard against it: Castalia does not use it, and its tables hold no TRUE and FALSE as values of their own.
# Seen: of "yes", TRUE, 1, 0: yes True True 0; of "-", FALSE, 0, 1: - False False 1; of "-", 0, FALSE, TRUE: - 0 0 True
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-pandas=1.5.3+dfsg-2 python3-openpyxl=3.0.9-1 python3-numpy >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
lib=$folder/root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib/blas:$lib/lapack:$lib:$folder/root/lib/x86_64-linux-gnu PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >ask.py <<'PY'
import openpyxl, pandas

def read(values):
    book = openpyxl.Workbook()
    for value in ["points", *values]:
        book.active.append((value,))
    book.save("evening.xlsx")
    assert [row[0] for row in openpyxl.load_workbook("evening.xlsx").active.iter_rows(values_only=True, min_row=2)] == values
    return " ".join(str(value) for value in pandas.read_excel("evening.xlsx", dtype=object)["points"])

seen = [read(values) for values in (["yes", True, 1, 0], ["-", False, 0, 1], ["-", 0, False, True])]
stated = ["yes True True 0", "- False False 1", "- 0 0 True"]
if pandas.__version__ != "1.5.3" or seen != stated:
    raise SystemExit(f"Changed: pandas {pandas.__version__} reads {seen}; the finding says {stated}.")
print("As stated: beside a False, pandas 1.5.3 reads 0 points as False.")
PY
/usr/bin/python3 ask.py
