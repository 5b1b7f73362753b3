#!/usr/bin/env bash
# textdistance 4.5.0-1 (Debian 12, package python3-textdistance): of the measures "from 0 to 1", mlipns gives 1, the same, to Ann and Ben, tanimoto gives 0 to Ann and Ann and
# minus infinity to Ann and Zoe, and arith_ncd minus a half to Ann and Ann.
#
# One would expect: 1 for equal texts, less for others, and nothing outside. The manual of normalized_similarity says "get similarity from 0 to 1", and the README that 1
#   means equal and 0 means totally different.
# What happens: mlipns drops up to a given number of differences, and of three letters nothing is left to differ. tanimoto is a logarithm of the measure of Jaccard, so that
#   all of it lies at zero and below. The measures by compression count what a packer adds, which is more than a short name; zlib_ncd gives 0.667 to any two names of three
#   letters.
# Why it matters: one measure is exchanged for another by its name, with the same limit, say 0.8, for what may be one player. With mlipns all short names are one, with
#   tanimoto none is like itself.
# How we guard against it: Castalia joins two players only where somebody asks for it, and never by likeness.
# Seen for Ann Ann, Ann Ben, Ann Zoe: levenshtein: 1, 0.333, 0; mlipns: 1, 1, 1; tanimoto: 0, -2.322, -inf; arith_ncd: -0.5, -0.5, -1; zlib_ncd: 0.667, 0.667, 0.667
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-textdistance=4.5.0-1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import textdistance

stated = {
    "levenshtein": "1.0 0.333 0.0", "jaro_winkler": "1.0 0.556 0.0", "mlipns": "1.0 1.0 1.0", "tanimoto": "0.0 -2.322 -inf",
    "arith_ncd": "-0.5 -0.5 -1.0", "zlib_ncd": "0.667 0.667 0.667",
}
for name, values in stated.items():
    measure = getattr(textdistance, name)
    seen = " ".join(str(round(float(measure.normalized_similarity("Ann", other)), 3)) for other in ("Ann", "Ben", "Zoe"))
    if seen != values:
        sys.exit(f"Changed: {name} of Ann with Ann, Ben and Zoe is {seen}; the finding says {values}.")
print("As stated: for mlipns of textdistance 4.5.0 Ann, Ben and Zoe are equal.")
PY
