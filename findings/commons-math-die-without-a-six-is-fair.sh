#!/usr/bin/env bash
# Apache Commons Math 3.6.1-3 (Debian 12, Java) finds nothing against a die that shows no six in sixty throws, since the probability is not a number, and
# gives a probability of 1.4 to one six in six throws.
#
# One would expect: a small number, as with one six in sixty throws, and 1. The documentation of GTest asks for expected counts above nought and observed ones
#   that are "non-negative", so that nought is allowed; a count of nought adds nothing to the sum. That of BinomialTest says that a p-value is returned, and a
#   probability is 1 at most.
# What happens: the statistic is NaN, for nought times the logarithm of nought is, and comparing it with the level answers no: the die is fair. With one six,
#   which says less, the same test refuses the die. The test of a share with two sides adds the middle value twice, once from each side, if the result is just
#   what was expected: 2 heads of 4 have 1.375.
# Why it matters: who tests a die in this way does so because a face seems to be missing. The answer is that nothing is wrong, in the one case that is the
#   plainest.
# How we guard against it: Castalia does not use it.
# Seen: 12 12 12 12 12 0: G-test NaN, refused at 5 %: false; 12 12 12 12 11 1: 0.0104, true; chi-squared of the first: 0.0348, true; 1 six of 6: 1.4019; 2
#   heads of 4: 1.3750; 50 of 100: 1.0796
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  default-jre-headless ecj libcommons-math3-java=3.6.1-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
java=$folder/root/usr/lib/jvm/java-17-openjdk-amd64 jars=$folder/root/usr/share/java
# The settings of Java are links to /etc, which are led to the folder.
find "$java" -type l -lname '/etc/*' | while read -r link; do ln -sf "$folder/root$(readlink "$link")" "$link"; done
cat >Ask.java <<'JAVA'
import org.apache.commons.math3.stat.inference.*;
public class Ask {
    public static void main(String[] arguments) {
        double[] expected = {10, 10, 10, 10, 10, 10};
        for (long[] seen : new long[][] {{12, 12, 12, 12, 12, 0}, {12, 12, 12, 12, 11, 1}})
            System.out.printf("%d sixes: G %.4f %b, chi-squared %.4f %b%n", seen[5], new GTest().gTest(expected, seen), new GTest().gTest(expected, seen, 0.05),
                new ChiSquareTest().chiSquareTest(expected, seen), new ChiSquareTest().chiSquareTest(expected, seen, 0.05));
        System.out.printf("1 six of 6: %.4f%n", new BinomialTest().binomialTest(6, 1, 1 / 6.0, AlternativeHypothesis.TWO_SIDED));
        for (int heads : new int[] {2, 50})
            System.out.printf("%d heads of %d: %.4f%n", heads, 2 * heads, new BinomialTest().binomialTest(2 * heads, heads, 0.5, AlternativeHypothesis.TWO_SIDED));
    }
}
JAVA
"$java/bin/java" -cp "$jars/eclipse-jdt-core.jar" org.eclipse.jdt.internal.compiler.batch.Main -17 -proc:none -cp "$jars/commons-math3.jar" -d "$folder" Ask.java
"$java/bin/java" -cp "$jars/commons-math3.jar:$folder" Ask >seen
cat >stated <<'TEXT'
0 sixes: G NaN false, chi-squared 0.0348 true
1 sixes: G 0.0104 true, chi-squared 0.0811 false
1 six of 6: 1.4019
2 heads of 4: 1.3750
50 heads of 100: 1.0796
TEXT
diff seen stated >changed || { echo "Changed: Commons Math tests dice otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: the G-test of Commons Math finds nothing against a die without a six.'
