"""Prints what a program finds in an EPUB file as JSON.

It knows nothing of Castalia and needs only the standard library. Every page has to be well-formed XML.
"""
import json
import posixpath
import sys
import xml.etree.ElementTree as tree
import zipfile

XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
NCX = "{http://www.daisy.org/z3986/2005/ncx/}"
CONTAINER = "{urn:oasis:names:tc:opendocument:xmlns:container}"


def words_in(element):
    """The words that a reader shows: not those of drawings, which have a name and a description."""
    words = element.text or ""
    for part in element:
        if not part.tag.endswith("}svg"):
            words += words_in(part)
        else:
            words += " ".join(one.text or "" for one in part if one.tag.endswith("}title") or one.tag.endswith("}desc"))
        words += part.tail or ""
    return words + " "


def main(file):
    book = zipfile.ZipFile(file)
    assert book.testzip() is None
    names = book.namelist()
    root = tree.fromstring(book.read("META-INF/container.xml")).find(".//" + CONTAINER + "rootfile").get("full-path")
    package = tree.fromstring(book.read(root))
    folder = posixpath.dirname(root)
    items = {one.get("id"): posixpath.join(folder, one.get("href")) for one in package.iter(OPF + "item")}
    nav = [one for one in package.iter(OPF + "item") if one.get("properties") == "nav"]
    pages = [items[one.get("idref")] for one in package.iter(OPF + "itemref")]
    read = {name: tree.fromstring(book.read(name)) for name in pages + [items[nav[0].get("id")]]}
    ids = {name: {one.get("id") for one in page.iter() if one.get("id")} for name, page in read.items()}
    broken, links, pictures = [], 0, []
    for name, page in read.items():
        for link in page.iter(XHTML + "a"):
            to, _, part = link.get("href").partition("#")
            target = posixpath.join(folder, to) if to else name
            links += 1
            if target not in read or (part and part not in ids[target]):
                broken.append(link.get("href"))
        for picture in page.iter(XHTML + "img"):
            pictures.append([len(book.read(posixpath.join(folder, picture.get("src")))), picture.get("alt")])
    contents = read[items[nav[0].get("id")]]
    older = tree.fromstring(book.read(items[package.find(OPF + "spine").get("toc")]))
    broken += [one.get("src") for one in older.iter(NCX + "content") if posixpath.join(folder, one.get("src")) not in read]
    json.dump({
        "roles of drawings": sorted({one.get("role") for page in read.values() for one in page.iter() if one.tag.endswith("}svg")}),
        "title": package.find(".//" + DC + "title").text,
        "language": package.find(".//" + DC + "language").text,
        "identifier": package.find(".//" + DC + "identifier").text,
        "languages of pages": sorted({page.get("lang") for page in read.values()}),
        "contents title": contents.find(".//" + XHTML + "h1").text,
        "contents": ["".join(one.itertext()) for one in contents.iter(XHTML + "a")],
        "older contents": [one.find(NCX + "navLabel").find(NCX + "text").text for one in older.iter(NCX + "navPoint")],
        "older identifier": [one.get("content") for one in older.iter(NCX + "meta") if one.get("name") == "dtb:uid"],
        "text": "\n".join(words_in(read[name].find(XHTML + "body")) for name in pages),
        "events": sum(one.startswith("e") and one[1:].isdigit() for name in pages for one in ids[name]),
        "links": links,
        "broken": broken,
        "pictures": pictures,
        "unlisted": [one for one in names if one not in items.values() and one not in
                     ("mimetype", "META-INF/container.xml", root)],
    }, sys.stdout)


main(sys.argv[1])
