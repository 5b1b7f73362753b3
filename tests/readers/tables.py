"""What spreadsheet programs make of XLSX and CSV."""
import csv
import io
import json
import pathlib
import re
import shutil
import xml.etree.ElementTree
import zipfile

from reading import SAMPLES, Fault, Reader, expect_in, expect_points, run, squeezed


class Tables(Reader):
    """The record says what stands in each cell; CSV for programs, read by Python, is checked against it first."""

    def expect_rows(self, read, table, where, dates):
        """Compares the rows of a sheet for programs with those of the table. Columns of times have their own head."""
        if len(read) < len(table):
            raise Fault(f"{where} has {len(read)} rows instead of {len(table)}")
        for at, row in enumerate(table[1:], 1):
            for column, wanted in enumerate(row):
                got = read[at][column] if column < len(read[at]) else ""
                if table[0][column] in ("started", "ended", "at"):
                    if wanted and not dates(got, wanted):
                        raise Fault(f"{where}, row {at}: the time {wanted} is read as {got!r}")
                elif isinstance(got, (int, float)) and not isinstance(got, bool):
                    if float(wanted) != float(got):
                        raise Fault(f"{where}, row {at}: {wanted!r} is read as {got!r}")
                elif str(got) != wanted and not (is_number(wanted) and is_number(str(got)) and float(wanted) == float(got)):
                    raise Fault(f"{where}, row {at}, {table[0][column]}: {wanted[:80]!r} is read as {str(got)[:80]!r}")

    def sheets_equal(self, read, dates, but=""):
        for file in self.files:
            sheets = read(self.export(file, "xlsx", "xlsx", "--spreadsheet", "plain"))
            for which in ("sessions", "players", "events", "scores"):
                if which not in sheets:
                    raise Fault(f"there is no sheet {which}: {list(sheets)}")
                self.expect_rows(sheets[which], self.table(file, which), which, dates)
        return "every cell, number and time of the table is the same" + but

    def people_read(self, read, ordered=True):
        """The sheets for people: their names, the winner's number as a number, each name and note."""
        for evening, file in zip(self.evenings, self.files):
            sheets = read(self.export(file, "xlsx", "xlsx"))
            for name in ("Scoresheet", "Sessions", "Players", "Events", "Points", "Rules"):
                if name not in sheets:
                    raise Fault(f"there is no sheet {name}: {list(sheets)}")
            cells = {str(cell) for rows in sheets.values() for row in rows for cell in row}
            for words in evening.names + [evening.title]:
                if words not in cells:
                    raise Fault(f"no cell is {words!r}")
            events = "\n".join(str(cell) for row in sheets["Events"] for cell in row)
            for note in evening.notes:
                expect_in(note, events, "the sheet of events")
            head = [str(cell) for cell in sheets["Events"][0]]
            if "Time (UTC+05:30)" not in head:
                raise Fault(f"no head has the zone: {head}")
            if ordered and list(sheets)[0] != "Scoresheet":
                raise Fault(f"the scoresheet is not the first sheet: {list(sheets)}")
            self.scoresheet_equals(sheets["Scoresheet"], file)
        for file in SAMPLES:
            self.scoresheet_equals(read(self.export(file, "xlsx", "xlsx"))["Scoresheet"], file)
        return "names of sheets, heads with the zone, every name and note, each number of the scoresheet beside its player"

    def scoresheet_equals(self, rows, file):
        """Finds the tables on the sheet, whose sources stand in rows of their own, and compares their numbers."""
        scores = self.table(file, "scores")
        names = [squeezed(name) for name in dict.fromkeys(row[6] for row in scores[1:])]
        rows = [[f"{cell:.15g}" if isinstance(cell, float) else str(cell) for cell in row] for row in rows]
        heads = [at for at, row in enumerate(rows) if [squeezed(cell) for cell in row[1:len(names) + 1]] == names]
        tables = [[rows[head]] + [row for row in rows[head + 1:end] if row and row[0]] for head, end in zip(heads, [*heads[1:], len(rows)])]
        expect_points(tables, scores, f"the scoresheet of {file.stem}")

    def xlsx(self):
        wall = {"2026-03-07T23:30:00Z": "2026-03-08 05:00:00", "2026-03-07T23:50:07Z": "2026-03-08 05:20:07"}

        def as_date(got, wanted):
            local = wall.get(wanted) or f"2026-03-08 05:{int(wanted[14:16]) - 30:02}:00"
            return str(got).replace("T", " ")[:19] == local

        def as_number(got, wanted):
            local = wall.get(wanted) or f"2026-03-08 05:{int(wanted[14:16]) - 30:02}:00"
            days = 46089 + (int(local[11:13]) * 3600 + int(local[14:16]) * 60 + int(local[17:19])) / 86400
            return isinstance(got, (int, float)) and abs(got - days) * 86400 < 0.5

        escape = "; `_x0041_` is shown with its escape"

        def office(file):
            out = self.folder / (file.stem + "-office")
            run("soffice", f"-env:UserInstallation=file://{self.folder}/office", "--headless", "--convert-to",
                "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1", "--outdir", out, file)
            return {made.stem[len(file.stem) + 1:]: rows_of(made) for made in out.glob("*.csv")}

        def gnumeric(file):
            out = self.folder / (file.stem + "-gnumeric")
            out.mkdir()
            # Its own format is XML, so that every sheet and type is there.
            run("ssconvert", "-T", "Gnumeric_XmlIO:sax:0", file, out / "book.xml")
            return unescaped(gnumeric_sheets(out / "book.xml"))

        def unescaped(sheets):
            """Some show the escape of an underscore, whatever the standard says: findings/xlsx-escape-by-place.sh."""
            return {name: [[cell.replace("_x005F_x", "_x") if isinstance(cell, str) else cell for cell in row] for row in rows]
                    for name, rows in sheets.items()}

        if not self.few:
            self.compare("XLSX, plain", "LibreOffice", ("soffice", "libreoffice-calc"), "cells, numbers, times", lambda: self.sheets_equal(office, as_date))
            self.compare("XLSX, plain", "gnumeric", ("ssconvert", "gnumeric"), "cells, numbers, times", lambda: self.sheets_equal(gnumeric, as_number, escape))
            self.compare("XLSX", "LibreOffice", ("soffice", "libreoffice-calc"), "sheets, names, notes, zone", lambda: self.people_read(office, False))
            self.compare("XLSX", "gnumeric", ("ssconvert", "gnumeric"), "sheets, names, notes, zone", lambda: self.people_read(gnumeric))
            self.compare("XLSX", "LibreOffice, printed", ("soffice", "libreoffice-calc"), "the scoresheet takes one page", self.printed)
            for name, package in (("sheetjs", "npm:xlsx"), ("exceljs", "npm:exceljs")):
                def read(file, name=name):
                    sheets = json.loads(self.js(name, file))
                    return unescaped(sheets) if name == "exceljs" else sheets
                dates = as_number if name == "sheetjs" else as_date
                self.compare("XLSX, plain", name, package, "cells, numbers, times",
                             lambda: self.sheets_equal(read, dates, escape if name == "exceljs" else ""))
                self.compare("XLSX", name, package, "sheets, names, notes, zone", lambda: self.people_read(read))
        self.compare("XLSX", "python3", ("python3", "python3"), "links lead from events to rules", self.links_to_rules)

    def printed(self):
        for file in SAMPLES:
            book = self.export(file, "xlsx", "xlsx")
            run("soffice", f"-env:UserInstallation=file://{self.folder}/office", "--headless", "--convert-to", "pdf", "--outdir",
                self.folder, book)
            first = run("pdftotext", "-l", "1", "-layout", book.with_suffix(".pdf"), "-")
            second = run("pdftotext", "-f", "2", "-l", "2", "-layout", book.with_suffix(".pdf"), "-")
            if "Fingerprint of the journal" not in first or "Fingerprint of the journal" in second:
                raise Fault(f"the scoresheet of {file.stem} does not end on its first page")
        return "from its title to the fingerprint, in every game"

    def links_to_rules(self):
        for file in SAMPLES:
            with zipfile.ZipFile(self.export(file, "xlsx", "xlsx")) as book:
                names = re.findall('<sheet name="([^"]*)"', book.read("xl/workbook.xml").decode())
                sheet = book.read(f"xl/worksheets/sheet{names.index('Events') + 1}.xml").decode()
            links = re.findall('<hyperlink ref="([A-Z]+)(\\d+)" location="\'Rules\'!A(\\d+)"', sheet)
            cited = [row for row in self.table(file, "events")[1:] if row[7]]
            if len(links) != len(cited):
                raise Fault(f"{file.stem}: {len(links)} links for {len(cited)} events that cite a rule")
        return "one for each event that cites a rule"

    def csv(self):
        def locale_here(locale):
            """Makes a locale where its description is there, and returns where it lies; nothing where it is not."""
            place = self.folder / "locales" / locale
            if locale != "C.UTF-8" and not place.exists():
                place.parent.mkdir(exist_ok=True)
                if shutil.which("localedef") is None or not pathlib.Path("/usr/share/i18n/locales", locale[:5]).exists():
                    return None
                run("localedef", "-i", locale[:5], "-f", "UTF-8", place, check=False)  # It warns of what it does not know.
            return {"LC_ALL": locale, "LOCPATH": str(place.parent)}

        def by_python(locale):
            for evening, file in zip(self.evenings, self.files):
                tables = {}
                for which in ("sessions", "players", "events", "scores"):
                    tables[which] = json.loads(run(
                        "python3", "-c", "import csv,json,locale,sys\nlocale.setlocale(locale.LC_ALL, '')\n"
                        "json.dump(list(csv.DictReader(open(sys.argv[1], encoding='utf-8', newline=''))), sys.stdout)",
                        self.export(file, "csv", "csv", "--table", which), env=locale_here(locale)))
                expect_record(evening.record, tables, locale)
            return "every name, time, note and number of the record, in order"

        def expect_record(record, tables, locale):
            def unguarded(words):
                return words[1:] if re.match("'[=+\\-@]", words) else words

            names = [player["name"] for player in record["players"]]
            scores = [event for event in record["events"] if event["type"] == "score"]
            wanted = {
                "sessions": [(record["title"], record["place"], record["started"], "; ".join(names))],
                "players": [(str(seat), name) for seat, name in enumerate(names, 1)],
                "events": [(str(number), event["at"], event.get("player", ""), event["type"]) for number, event in enumerate(record["events"], 1)],
                "scores": [(event["player"], float(event["value"])) for event in scores]}
            read = {
                "sessions": [(unguarded(row["title"]), unguarded(row["place"]), row["started"], unguarded(row["players"])) for row in tables["sessions"]],
                "players": [(row["seat"], unguarded(row["player"])) for row in tables["players"]],
                "events": [(row["index"], row["at"], unguarded(row["player"]), row["type"]) for row in tables["events"]],
                "scores": [(unguarded(row["player"]), float(row["value"])) for row in tables["scores"] if row["part"] == "row"]}
            for which, rows in wanted.items():
                if read[which] != rows:
                    raise Fault(f"in {locale}, the {which} are {read[which]} instead of {rows}")
            notes = [unguarded(row["text"]) for row in tables["events"] if row["type"] == "note"]
            for note, event in zip(notes, (event for event in record["events"] if event["type"] == "note")):
                if event["text"] not in note:
                    raise Fault(f"in {locale}, the note {event['text'][:80]!r} is {note[:80]!r}")

        def office(style, separator, decimal, locale):
            """Has the files of one style read by a spreadsheet program of one country."""
            out = self.folder / f"csv-{style}-{locale}"
            scores = [self.export(file, "csv", "csv", "--table", "scores", "--spreadsheet", style) for file in self.files]
            players = [self.export(file, "csv", "csv", "--table", "players", "--spreadsheet", style) for file in self.files]
            run("soffice", f"-env:UserInstallation=file://{self.folder}/office", f"--infilter=CSV:{separator},34,76,1,,{decimal},false,true",
                "--headless", "--convert-to", "fods", "--outdir", out, *scores, *players, env=locale_here(locale))
            for evening, file, points, made in zip(self.evenings, self.files, scores, players):
                expect_names(office_sheet(out / (made.stem + ".fods")), evening.names, "," if decimal != 1033 else ".")
                expect_points_read(office_sheet(out / (points.stem + ".fods")), file, f"in {locale}")
            return "every name is a name and every half point a number; some names have an apostrophe before them"

        def expect_names(rows, names, decimal=".", but={}):
            """A name that is a number may become one if it looks the same: "1,5" where the comma is the decimal sign."""
            shown = [f"{row[2]:.15g}".replace(".", decimal) if isinstance(row[2], float) else str(row[2]) for row in rows[1:]]
            read = [words.removeprefix("'") for words in shown]
            if read != [but.get(name, name).removeprefix("'") for name in names]:
                raise Fault(f"the names are {read}")

        def expect_points_read(rows, file, where):
            wanted = self.table(file, "scores")
            column = wanted[0].index("value")
            read = [row[column] for row in rows[1:]]
            if read != [float(row[column]) for row in wanted[1:]] or not all(isinstance(one, (int, float)) for one in read):
                raise Fault(f"{where} the points are {read}")

        def by(read, style, where, decimal=".", but={}):
            """Has the files of one style read by a program that says which cell is a number."""
            for evening, file in zip(self.evenings, self.files):
                expect_names(read(self.export(file, "csv", "csv", "--table", "players", "--spreadsheet", style)), evening.names, decimal, but)
                expect_points_read(read(self.export(file, "csv", "csv", "--table", "scores", "--spreadsheet", style), True), file, where)
            return "every name is a name and every half point a number" + "".join(f"; {words} is shown as {shown}" for words, shown in but.items())

        def gnumeric(locale):
            def read(made, numbers=False):
                out = self.folder / f"{made.stem}-{locale}.xml"
                # It is told the format: findings/gnumeric-persian-name-closes-the-table.sh.
                run("ssconvert", "-I", "Gnumeric_stf:stf_csvtab", "-T", "Gnumeric_XmlIO:sax:0", made, out, env=locale_here(locale))
                return list(gnumeric_sheets(out).values())[0]
            return read

        def sheetjs(made, numbers=False):
            # It takes even 2026-03-04 behind an apostrophe for a day, unless it is told to read words as words.
            return list(json.loads(self.js("sheetjs", made, *([] if numbers else ["raw"]))).values())[0]

        def exceljs(made, numbers=False):
            return [[float(cell) if isinstance(cell, int) and not isinstance(cell, bool) else cell for cell in row]
                    for row in list(json.loads(self.js("exceljs", made)).values())[0]]

        for locale in ("C.UTF-8",) if self.few else ("C.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"):
            if locale_here(locale):
                self.compare("CSV", "python3", ("python3", "python3"), f"values in {locale}", lambda: by_python(locale))
            else:
                self.left_out.append(f"python3 in {locale} (the package locales)")
        if not self.few:
            for style, separator, decimal, locale in (
                    ("libreoffice", 44, 1033, "en_US.UTF-8"), ("excel-de", 59, 1031, "de_DE.UTF-8"), ("excel-de", 59, 1036, "fr_FR.UTF-8"),
                    ("excel-de", 59, 3082, "es_ES.UTF-8"), ("excel-de", 59, 1040, "it_IT.UTF-8")):
                if locale_here(locale):
                    self.compare(f"CSV, {style}", "LibreOffice", ("soffice", "libreoffice-calc"), f"names, half points in {locale}",
                                 lambda: office(style, separator, decimal, locale))
                    self.compare(f"CSV, {style}", "gnumeric", ("ssconvert", "gnumeric"), f"names, half points in {locale}",
                                 lambda: by(gnumeric(locale), style, f"in {locale}", "," if decimal != 1033 else "."))
                else:
                    self.left_out.append(f"LibreOffice and gnumeric in {locale} (the package locales)")
            self.compare("CSV, libreoffice", "SheetJS", "npm:xlsx", "names, half points", lambda: by(sheetjs, "libreoffice", "SheetJS"))
            # findings/exceljs-a-blank-is-no-points.sh
            self.compare("CSV, libreoffice", "exceljs", "npm:exceljs", "names, half points",
                         lambda: by(exceljs, "libreoffice", "exceljs", but={"0x10": "16"}))


def is_number(words):
    return re.fullmatch("-?[0-9]+(\\.[0-9]+)?", words) is not None


def rows_of(file):
    return list(csv.reader(io.StringIO(file.read_text(encoding="utf-8"), newline="")))


def gnumeric_sheets(file):
    """The cells of a book in the XML of gnumeric, which names the type of each."""
    space = "{http://www.gnumeric.org/v10.dtd}"
    sheets = {}
    for sheet in xml.etree.ElementTree.parse(file).getroot().iter(space + "Sheet"):
        rows = []
        for cell in sheet.iter(space + "Cell"):
            at, column = int(cell.get("Row")), int(cell.get("Col"))
            while len(rows) <= at:
                rows.append([])
            rows[at] += [""] * (column + 1 - len(rows[at]))
            text = cell.text or ""
            rows[at][column] = float(text) if cell.get("ValueType") in ("30", "40") else text
        sheets[sheet.find(space + "Name").text] = rows
    return sheets


def office_sheet(file):
    """The cells of a sheet in the flat XML of LibreOffice: a number as a number, words as words."""
    space = {name: "{urn:oasis:names:tc:opendocument:xmlns:" + name + ":1.0}" for name in ("office", "table", "text")}
    rows = []
    for row in xml.etree.ElementTree.parse(file).getroot().iter(space["table"] + "table-row"):
        cells = []
        for cell in row.iter(space["table"] + "table-cell"):
            words = "\n".join("".join(part.itertext()) for part in cell.iter(space["text"] + "p"))
            number = cell.get(space["office"] + "value-type") in ("float", "percentage", "currency")
            value = float(cell.get(space["office"] + "value")) if number else words
            times = int(cell.get(space["table"] + "number-columns-repeated", "1"))
            cells += [value] * (times if times < 100 else 1)
        rows.append(cells)
    while rows and not any(cell != "" for cell in rows[-1]):
        rows.pop()
    return rows
