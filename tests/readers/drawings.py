"""What readers make of drawings and of the code for BG Stats."""
import json
import math
import re
import zipfile
import xml.etree.ElementTree

from reading import SAMPLES, Fault, Reader, run

SVG = "{http://www.w3.org/2000/svg}"


class Drawings(Reader):
    def drawn(self):
        """The drawings that go out: the curves of each game, a sheet for its wall, and the drawings of its book."""
        made = []
        for file in SAMPLES:
            graph = self.folder / f"{file.stem}-graph.svg"
            if not graph.exists():
                run(self.cli, "review", file, "--graph", graph)
                run(self.cli, "export", file, "--to", "wall-svg", "-o", self.folder / f"{file.stem}-wall.svg")
                self.take_from_book(file)
            made += [graph, self.folder / f"{file.stem}-wall.svg", *sorted(self.folder.glob(f"{file.stem}-book-*.svg"))]
        return made

    def take_from_book(self, file):
        """Keeps each drawing of a book in a file of its own, with a size and letters, which it has from its page."""
        with zipfile.ZipFile(self.export(file, "epub", "epub")) as book:
            pages = [book.read(name).decode() for name in book.namelist() if name.endswith(".xhtml")]
        for at, drawing in enumerate(re.findall("<svg.*?</svg>", "".join(pages), re.S)):
            wide, high = (2 * float(side) for side in re.search('viewBox="0 0 ([0-9.]+) ([0-9.]+)"', drawing).groups())
            alone = re.sub(' width="[^"]*"', f' width="{wide}" height="{high}" font-family="sans-serif"', drawing, count=1)
            (self.folder / f"{file.stem}-book-{at}.svg").write_text(alone, encoding="utf-8")

    def paint(self, program, drawing):
        """Has a program paint a drawing in its own size, as a picture."""
        picture = self.folder / f"{drawing.stem}-{program}.png"
        if picture.exists():
            return picture
        wide, high = size_of_svg(drawing)
        if program == "librsvg":
            run("rsvg-convert", "-w", wide, "-b", "white", "-o", picture, drawing)
        elif program == "resvg":
            self.js("resvg", drawing, picture, wide)
        elif program == "inkscape":
            run("inkscape", drawing, "-w", wide, "--export-background=white", "-o", picture, env={"HOME": str(self.folder)})
        else:
            self.js("picture", drawing.resolve().as_uri(), picture, wide, high)
        return picture

    def drawings(self):
        def told():
            for drawing in self.drawn():
                root = xml.etree.ElementTree.parse(drawing).getroot()
                title = root.find(SVG + "title")
                if root.get("role") not in ("img", "group", "document") or title is None or not title.text:
                    raise Fault(f"{drawing.stem} has no alternative text")
            return "each has its size, a role and an alternative text"

        def painted(program):
            def check():
                most = 0.0
                for drawing in self.drawn():
                    picture = self.paint(program, drawing)
                    if any(abs(one - other) > 1 for one, other in zip(size_of_png(picture), size_of_svg(drawing))):
                        raise Fault(f"{drawing.stem} is {size_of_png(picture)} instead of {size_of_svg(drawing)}")
                    if program != "librsvg":
                        apart = json.loads(self.js("difference", self.paint("librsvg", drawing), picture))["mean"]
                        if apart > 3:
                            raise Fault(f"{drawing.stem} differs by {apart:.1f} of 255 from that of librsvg")
                        most = max(most, apart)
                return "in its size" if program == "librsvg" else f"the same as by librsvg, but for {most:.1f} of 255 on average"
            return check

        self.compare("SVG", "python3", ("python3", "python3"), "alternative texts", told)
        if not self.few:
            self.compare("SVG", "librsvg", ("rsvg-convert", "librsvg2-bin"), "size", painted("librsvg"))
            self.compare("SVG", "resvg", "npm:@resvg/resvg-js", "size, picture", painted("resvg"))
            self.compare("SVG", "inkscape", ("inkscape", "inkscape"), "size, picture", painted("inkscape"))
            self.compare("SVG", "chromium", ("chromium", "chromium"), "size, picture", painted("chromium"))

    def codes(self):
        def found(file, link, read):
            """A phone looks from several distances. A code of many names is as fine as a printer's dots allow."""
            page = self.export(file, "pdf", "pdf", "--code", "--events", "none")
            for dots in (150, 200) if file in SAMPLES else (200, 250, 400):
                made = self.folder / f"{page.stem}-code-{dots}"
                run("pdftoppm", "-png", "-r", dots, page, made)
                if any(read(picture).strip() == link for picture in self.folder.glob(f"{made.name}*.png")):
                    return True
            return False

        def code(read):
            for file in SAMPLES + self.files:
                link = run(self.cli, "export", file, "--to", "link").strip()
                # A code that would be too long is told instead.
                if not found(file, link, read) and len(link) < 2000:
                    raise Fault(f"{file.stem}: no code is the link {link[:80]}")
            return "the link"

        if not self.few:
            self.compare("QR code", "jsQR", "npm:jsqr", "the link", lambda: code(lambda page: self.js("jsqr", page)))
        self.compare("QR code", "zbar", ("zbarimg", "zbar-tools"), "the link",
                     lambda: code(lambda page: run("zbarimg", "-q", "--raw", page, check=False)))


def size_of_png(file):
    head = file.read_bytes()[:24]
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def size_of_svg(file):
    """How many pixels a drawing takes on a screen."""
    root = xml.etree.ElementTree.parse(file).getroot()
    in_points = root.get("width").endswith("pt")
    return tuple(math.ceil(float(root.get(side).removesuffix("pt")) * (96 / 72 if in_points else 1)) for side in ("width", "height"))
