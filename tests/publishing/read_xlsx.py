"""Prints the contents of an XLSX file as JSON: each sheet as rows of cells.

It knows nothing of Castalia and needs only the standard library. Numbers stay numbers, moments become "2026-11-14T17:31:00Z".
"""
import datetime
import json
import re
import sys
import xml.etree.ElementTree as tree
import zipfile

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
LINK = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
FIRST_DAY = datetime.datetime(1899, 12, 30)


def words_of(element):
    words = "".join(text.text or "" for text in element.iter(MAIN + "t"))
    # A program shows the character of that number (ECMA-376, ST_Xstring).
    return re.sub("_x([0-9A-Fa-f]{4})_", lambda found: chr(int(found.group(1), 16)), words)


def column_of(place):
    number = 0
    for letter in re.match("[A-Z]+", place).group():
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def moment_of(days):
    moment = FIRST_DAY + datetime.timedelta(milliseconds=round(days * 86_400_000))
    text = moment.isoformat(timespec="milliseconds" if moment.microsecond else "seconds")
    return text + "Z"


def main(file):
    book = zipfile.ZipFile(file)
    assert book.testzip() is None
    shared = []
    if "xl/sharedStrings.xml" in book.namelist():
        shared = [words_of(one) for one in tree.fromstring(book.read("xl/sharedStrings.xml"))]
    styles = tree.fromstring(book.read("xl/styles.xml"))
    formats = {one.get("numFmtId"): one.get("formatCode") for one in styles.iter(MAIN + "numFmt")}
    is_moment = ["yy" in formats.get(one.get("numFmtId"), "") for one in styles.find(MAIN + "cellXfs")]
    links = {one.get("Id"): one.get("Target") for one in tree.fromstring(book.read("xl/_rels/workbook.xml.rels"))}
    sheets = {}
    for sheet in tree.fromstring(book.read("xl/workbook.xml")).iter(MAIN + "sheet"):
        rows = []
        for row in tree.fromstring(book.read("xl/" + links[sheet.get(LINK)])).iter(MAIN + "row"):
            cells = []
            for cell in row.iter(MAIN + "c"):
                cells += [""] * (column_of(cell.get("r")) - len(cells))
                kind, value = cell.get("t"), cell.find(MAIN + "v")
                assert cell.find(MAIN + "f") is None, "nothing is a formula"
                if kind == "inlineStr":
                    cells.append(words_of(cell))
                elif kind == "s":
                    cells.append(shared[int(value.text)])
                elif value is not None:
                    moment = is_moment[int(cell.get("s", "0"))]
                    cells.append(moment_of(float(value.text)) if moment else float(value.text))
                else:
                    cells.append("")
            rows.append(cells)
        sheets[sheet.get("name")] = rows
    return book, links, sheets


def looks_of(book, links):
    """How each sheet is made: what is frozen, filtered, linked and joined, how wide columns are, how it prints, and how
    many cells have words of their own instead of words of the list that all sheets share."""
    looks = {}
    names = tree.fromstring(book.read("xl/workbook.xml"))
    for sheet in names.iter(MAIN + "sheet"):
        part = tree.fromstring(book.read("xl/" + links[sheet.get(LINK)]))
        pane, area, fit = part.find(".//" + MAIN + "pane"), part.find(MAIN + "autoFilter"), part.find(".//" + MAIN + "pageSetUpPr")
        setup = part.find(MAIN + "pageSetup")
        looks[sheet.get("name")] = {
            "frozen rows": int(pane.get("ySplit")) if pane is not None else 0,
            "filter": area.get("ref") if area is not None else "",
            "links": {one.get("ref"): one.get("location") for one in part.iter(MAIN + "hyperlink")},
            "widths": [float(one.get("width")) for one in part.iter(MAIN + "col")],
            "fits": fit is not None and fit.get("fitToPage") == "1",
            "pages high": int(setup.get("fitToHeight", "1")) if setup is not None else -1,
            "paper": int(setup.get("paperSize", "0")) if setup is not None else 0,
            "words in cells": sum(one.get("t") in ("inlineStr", "str") for one in part.iter(MAIN + "c")),
        }
    return looks


read = main(sys.argv[1])
json.dump(looks_of(*read[:2]) if "--looks" in sys.argv else read[2], sys.stdout)
