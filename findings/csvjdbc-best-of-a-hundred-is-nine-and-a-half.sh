#!/usr/bin/env bash
# csvjdbc 1.0.37-1 (Debian 12, Java) says of the points 10, 9, 9.5 and 100 that their sum is 128.5 and their largest 9.5, and that nobody has more than 9
# points, nor is there anybody who has not.
#
# One would expect: 100 and three players, or an error. The package is a "read-only JDBC driver that uses CSV or DBF files as database tables"; by the
#   standard of SQL a condition and its opposite are both unknown for NULL alone, and MAX takes the largest of the values that SUM adds up.
# What happens: without the property columnTypes each column is of texts. SUM and AVG take the numbers out of them, MAX, MIN and ORDER BY compare letters,
#   and a comparison with a number is unknown for all. With the type Int for the column, 9.5 is NULL, without a word: the sum is 119, and the player has no
#   points. With Double all is right.
# Why it matters: the first query on an exported table is for the sum, which is right, and the next one for the best.
# How we guard against it: Castalia does not use it.
# Seen: as texts: sum 128.5, mean 32.125, largest 9.5, Pts > 9: nobody, NOT (Pts > 9): nobody; Int: sum 119, Pts IS NULL: Cem; Double: 128.5, 100.0, Ann Cem
#   Eve, Ben
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root data
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  default-jre-headless ecj libcsvjdbc-java=1.0.37-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
java=$folder/root/usr/lib/jvm/java-17-openjdk-amd64 jars=$folder/root/usr/share/java
# The settings of Java are links to /etc, which are led to the folder.
find "$java" -type l -lname '/etc/*' | while read -r link; do ln -sf "$folder/root$(readlink "$link")" "$link"; done
printf 'Name,Pts\nAnn,10\nBen,9\nCem,9.5\nEve,100\n' >data/evening.csv
cat >Ask.java <<'JAVA'
import java.sql.*;
import java.util.Properties;
public class Ask {
    public static void main(String[] arguments) throws Exception {
        Class.forName("org.relique.jdbc.csv.CsvDriver");
        for (String types : new String[] {null, "String,Int", "String,Double"}) {
            Properties properties = new Properties();
            if (types != null)
                properties.put("columnTypes", types);
            System.out.println(types == null ? "without types" : types);
            try (Connection connection = DriverManager.getConnection("jdbc:relique:csv:data", properties)) {
                for (String query : new String[] {"SUM(Pts), AVG(Pts) FROM evening", "MAX(Pts) FROM evening", "Name FROM evening WHERE Pts > 9", "Name FROM evening WHERE NOT (Pts > 9)",
                         "Name FROM evening WHERE Pts IS NULL"}) {
                    StringBuilder said = new StringBuilder();
                    try (Statement statement = connection.createStatement(); ResultSet result = statement.executeQuery("SELECT " + query)) {
                        while (result.next())
                            for (int column = 1; column <= result.getMetaData().getColumnCount(); column++)
                                said.append(' ').append(result.getString(column));
                    }
                    System.out.println("  " + query.replace(" FROM evening", "") + ":" + said);
                }
            }
        }
    }
}
JAVA
"$java/bin/java" -cp "$jars/eclipse-jdt-core.jar" org.eclipse.jdt.internal.compiler.batch.Main -17 -proc:none -d "$folder" Ask.java
"$java/bin/java" -cp "$jars/csvjdbc.jar:$folder" Ask >seen
cat >stated <<'TEXT'
without types
  SUM(Pts), AVG(Pts): 128.5 32.125
  MAX(Pts): 9.5
  Name WHERE Pts > 9:
  Name WHERE NOT (Pts > 9):
  Name WHERE Pts IS NULL:
String,Int
  SUM(Pts), AVG(Pts): 119 39.666666666666664
  MAX(Pts): 100
  Name WHERE Pts > 9: Ann Eve
  Name WHERE NOT (Pts > 9): Ben
  Name WHERE Pts IS NULL: Cem
String,Double
  SUM(Pts), AVG(Pts): 128.5 32.125
  MAX(Pts): 100.0
  Name WHERE Pts > 9: Ann Cem Eve
  Name WHERE NOT (Pts > 9): Ben
  Name WHERE Pts IS NULL:
TEXT
diff seen stated >changed || { echo "Changed: csvjdbc answers otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: the best of 10, 9, 9.5 and 100 points is 9.5 for csvjdbc 1.0.37.'
