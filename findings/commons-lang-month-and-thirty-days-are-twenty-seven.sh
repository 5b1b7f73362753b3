#!/usr/bin/env bash
# Apache Commons Lang 3.12.0-2+deb12u1 (Debian 12, Java) counts one month and 27 days from 28 February to 27 April, and one month, one day and 23 hours
# where it is a month and 23 hours.
#
# One would expect: one month and 30 days. The documentation of DurationFormatUtils.formatPeriod says that months are counted first, and then days forwards,
#   with an example: from January 15th to March 10th it is 1 month and 23 days, "and not the 1 month and 26 days" of counting backwards. Joda-Time 2.10.14
#   counts so.
# What happens: what is missing in days is made up with the length of the month in which the time begins, wherever the days lie. The example itself has 26
#   days. From 29 February 2024 to 28 February 2025 it is 11 months and 28 days. From 30 January at noon to 1 March at eleven there is a day more than there
#   was.
# Why it matters: how long a club has not met, or a campaign has lasted, is told in months and days, and is up to three days short or long.
# How we guard against it: Castalia does not use it.
# Seen: 15 January to 10 March 2026: 1 26; 28 February to 27 April: 1 27; 29 February 2024 to 28 February 2025: 11 28; 30 January 12:00 to 1 March 11:00: 1
#   1 23; by Joda-Time: 1 23, 1 30, 12 0, 1 0 23
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  default-jre-headless ecj libcommons-lang3-java=3.12.0-2+deb12u1 libjoda-time-java=2.10.14-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
java=$folder/root/usr/lib/jvm/java-17-openjdk-amd64 jars=$folder/root/usr/share/java
# The settings of Java are links to /etc, which are led to the folder.
find "$java" -type l -lname '/etc/*' | while read -r link; do ln -sf "$folder/root$(readlink "$link")" "$link"; done
cat >Ask.java <<'JAVA'
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.TimeZone;
import org.apache.commons.lang3.time.DurationFormatUtils;
import org.joda.time.*;
public class Ask {
    static long millis(String moment) { return LocalDateTime.parse(moment).toInstant(ZoneOffset.UTC).toEpochMilli(); }
    public static void main(String[] arguments) {
        for (String[] time : new String[][] {{"2026-01-15T00:00", "2026-03-10T00:00"}, {"2026-02-28T00:00", "2026-04-27T00:00"}, {"2024-02-29T00:00", "2025-02-28T00:00"}, {"2026-01-30T12:00", "2026-03-01T11:00"}}) {
            long from = millis(time[0]), to = millis(time[1]);
            String lang = DurationFormatUtils.formatPeriod(from, to, "M d H", true, TimeZone.getTimeZone("UTC"));
            Period joda = new Interval(from, to, DateTimeZone.UTC).toPeriod(PeriodType.yearMonthDayTime().withYearsRemoved());
            System.out.println(time[0] + " " + time[1] + ": " + lang + ", by Joda-Time " + joda.getMonths() + " " + joda.getDays() + " " + joda.getHours());
        }
    }
}
JAVA
"$java/bin/java" -cp "$jars/eclipse-jdt-core.jar" org.eclipse.jdt.internal.compiler.batch.Main -17 -proc:none -cp "$jars/commons-lang3.jar:$jars/joda-time.jar" -d "$folder" Ask.java
"$java/bin/java" -cp "$jars/commons-lang3.jar:$jars/joda-time.jar:$folder" Ask >seen
cat >stated <<'TEXT'
2026-01-15T00:00 2026-03-10T00:00: 1 26 0, by Joda-Time 1 23 0
2026-02-28T00:00 2026-04-27T00:00: 1 27 0, by Joda-Time 1 30 0
2024-02-29T00:00 2025-02-28T00:00: 11 28 0, by Joda-Time 12 0 0
2026-01-30T12:00 2026-03-01T11:00: 1 1 23, by Joda-Time 1 0 23
TEXT
diff seen stated >changed || { echo "Changed: Commons Lang counts otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: from 28 February to 27 April it is a month and 27 days for Commons Lang.'
