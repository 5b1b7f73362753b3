// Cairo divides the pages into pieces with marks. It knows no language, no alternative texts and no head cells, and
// it takes what is drawn first for what is read first; so the tree of the structure is built anew with qpdf. The
// headers of qpdf 11 are C++17, so this file is too.
#include "app/publishing/structure_tree.h"

#include <algorithm>
#include <map>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <stdexcept>
#include <string_view>

#include "app/publishing/ligatures.h"

namespace castalia::publishing {

namespace {

using Object = QPDFObjectHandle;

bool ends_with(std::string_view line, std::string_view end) {
    return line.size() >= end.size() && line.substr(line.size() - end.size()) == end;
}

/// Returns the contents of a page with everything outside the marks as an artifact. Cairo writes operators on lines
/// of their own, and breaks no string of letters so that a line would look like one.
std::string with_artifacts(std::string_view contents) {
    constexpr std::string_view kBegin = "/Artifact BMC\n", kEnd = "EMC\n";
    // The marks around parts of names have no glyph. After one of them, poppler would lose the rest of the piece.
    constexpr std::string_view kIsolates[] = {"/Span << /ActualText <feff2068> >> BDC\nEMC\n",
                                              "/Span << /ActualText <feff2069> >> BDC\nEMC\n"};
    std::string result;
    result.reserve(contents.size() + contents.size() / 8);
    bool in_piece = false, in_artifact = false;
    int within = 0;  // The marks within a piece or an artifact, which say what letters stand for.
    while (!contents.empty()) {
        const auto isolate = std::find_if(std::begin(kIsolates), std::end(kIsolates), [&](std::string_view one) {
            return contents.substr(0, one.size()) == one;
        });
        if (isolate != std::end(kIsolates)) {
            contents.remove_prefix(isolate->size());
            continue;
        }
        const std::string_view line = contents.substr(0, contents.find('\n'));
        contents.remove_prefix(std::min(line.size() + 1, contents.size()));
        const bool begins = ends_with(line, " BDC") || ends_with(line, " BMC");
        const bool piece = begins && line.find("/MCID ") != std::string_view::npos;
        if (!in_piece && piece == in_artifact && !line.empty()) {
            result += in_artifact ? kEnd : kBegin;
            in_artifact = !in_artifact;
        }
        if (piece) {
            in_piece = true;
        } else if (begins) {
            ++within;
        } else if (line == "EMC" && within > 0) {
            --within;
        } else if (line == "EMC") {
            in_piece = false;
        }
        result += line;
        result += '\n';
    }
    return result + (in_artifact ? std::string(kEnd) : "");
}

/// Builds the tree of the structure in a file of cairo.
class Tree {
public:
    Tree(QPDF& file, const Marks& marks, double height)
        : file_(file), marks_(marks), parts_(marks.structure().parts()), height_(height) {}

    void build() {
        next_ = static_cast<int>(file_.getObjectCount());
        root_ = added(Object::newDictionary());
        take_pieces();
        find_kept();
        elements_.resize(parts_.size());
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (kept_[part]) {
                add(part);
            }
        }
        add_kids();
        root_.replaceKey("/Type", Object::newName("/StructTreeRoot"));
        root_.replaceKey("/K", elements_.front());
        Object roles = Object::newDictionary();
        roles.replaceKey("/Strong", Object::newName("/Span"));
        root_.replaceKey("/RoleMap", roles);
        add_parents();
        file_.getRoot().replaceKey("/StructTreeRoot", root_);
    }

private:
    /// Adds an object to the file. QPDF::makeIndirectObject would look through all objects for the next number.
    Object added(Object object) {
        const QPDFObjGen number(++next_, 0);
        file_.replaceObject(number, object);
        return file_.getObject(number);
    }

    /// A piece of the contents of a page.
    struct Piece {
        std::size_t reading = 0;  ///< The page for the reader.
        Object page;
        int number = 0;  ///< The number by which the contents of the page call it.
        Mark mark;
    };

    /// Finds the pieces in the tree that cairo made, where the marks lie beside each other in the order of drawing.
    void take_pieces() {
        pieces_.resize(parts_.size());
        Object tree = file_.getRoot().getKey("/StructTreeRoot");
        std::vector<Object> drawn;
        if (tree.isDictionary()) {
            Object kids = tree.getKey("/K");
            drawn = kids.isArray() ? kids.getArrayAsVector() : std::vector<Object>{kids};
        }
        if (drawn.size() != marks_.all().size()) {
            throw std::runtime_error("cairo has left out marks");
        }
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            const Mark& mark = marks_.all()[i];
            Object kids = drawn[i].getKey("/K"), page = drawn[i].getKey("/Pg");
            // Cairo 1.18 has no piece where nothing was drawn, as for words of spaces.
            for (Object& kid : kids.isArray() ? kids.getArrayAsVector() : std::vector<Object>{kids}) {
                if (kid.isInteger()) {
                    pieces_[mark.part].push_back({mark.page, page, kid.getIntValueAsInt(), mark});
                }
            }
        }
        for (std::vector<Piece>& pieces : pieces_) {
            std::stable_sort(pieces.begin(), pieces.end(),
                             [](const Piece& a, const Piece& b) { return a.reading < b.reading; });
        }
    }
    /// Finds the parts that are drawn. In a row, an empty cell has its place too.
    void find_kept() {
        kept_.assign(parts_.size(), false);
        kept_.front() = true;
        for (std::size_t part = parts_.size() - 1; part > 0; --part) {
            kept_[part] = kept_[part] || !pieces_[part].empty();
            if (kept_[part]) {
                kept_[parts_[part].within] = true;
            }
        }
        for (std::size_t part = 1; part < parts_.size(); ++part) {
            if (parts_[parts_[part].within].kind == PartKind::row && kept_[parts_[part].within]) {
                kept_[part] = true;
            }
        }
    }
    void add(std::size_t number) {
        const Part& part = parts_[number];
        Object element = added(Object::newDictionary());
        element.replaceKey("/Type", Object::newName("/StructElem"));
        element.replaceKey("/S", Object::newName(std::string("/") + name_in_pdf(part.kind)));
        element.replaceKey("/P", number == 0 ? root_ : elements_[part.within]);
        if (!part.text.empty()) {
            element.replaceKey("/Alt", Object::newUnicodeString(part.text));
        }
        if (part.kind == PartKind::column_head || part.kind == PartKind::row_head) {
            element.replaceKey("/A", shared(part.kind == PartKind::row_head ? "<< /O /Table /Scope /Row >>"
                                                                            : "<< /O /Table /Scope /Column >>"));
        } else if (part.numbered) {
            element.replaceKey("/A", shared("<< /O /List /ListNumbering /Decimal >>"));
        } else if (part.kind == PartKind::figure && !pieces_[number].empty()) {
            element.replaceKey("/A", placed(pieces_[number].front().mark));
        }
        elements_[number] = element;
    }
    Object shared(const std::string& attributes) {
        Object& made = attributes_[attributes];
        if (!made.isInitialized()) {
            made = added(Object::parse(attributes));
        }
        return made;
    }
    Object placed(const Mark& mark) const {
        Object attributes = Object::newDictionary();
        attributes.replaceKey("/O", Object::newName("/Layout"));
        attributes.replaceKey("/Placement", Object::newName("/Block"));
        attributes.replaceKey("/BBox", Object::newArray(Object::Rectangle(mark.left, height_ - mark.bottom,
                                                                          mark.right, height_ - mark.top)));
        return attributes;
    }
    void add_kids() {
        std::vector<std::vector<Object>> kids(parts_.size());
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (!kept_[part]) {
                continue;
            }
            if (part > 0) {
                kids[parts_[part].within].push_back(elements_[part]);
            }
            for (const Piece& piece : pieces_[part]) {
                kids[part].push_back(reference_to(piece, part));
            }
        }
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (kids[part].size() == 1) {
                elements_[part].replaceKey("/K", kids[part].front());
            } else if (!kids[part].empty()) {
                elements_[part].replaceKey("/K", Object::newArray(kids[part]));
            }
        }
    }
    Object reference_to(const Piece& piece, std::size_t part) {
        std::vector<Object>& parents = parents_[piece.page.getObjGen()];
        const auto at = static_cast<std::size_t>(piece.number);
        parents.resize(std::max(parents.size(), at + 1), Object::newNull());
        parents[at] = elements_[part];
        const Object first = pieces_[part].front().page;
        if (&piece == &pieces_[part].front()) {
            elements_[part].replaceKey("/Pg", first);
        }
        if (piece.page.getObjGen() == first.getObjGen()) {
            return Object::newInteger(piece.number);
        }
        Object reference = Object::newDictionary();
        reference.replaceKey("/Type", Object::newName("/MCR"));
        reference.replaceKey("/Pg", piece.page);
        reference.replaceKey("/MCID", Object::newInteger(piece.number));
        return reference;
    }
    /// Says of each piece to which part it belongs, by the number of the page and its own.
    void add_parents() {
        Object numbers = Object::newArray();
        int next = 0;
        for (QPDFPageObjectHelper& helper : QPDFPageDocumentHelper(file_).getAllPages()) {
            Object page = helper.getObjectHandle();
            if (const auto found = parents_.find(page.getObjGen()); found != parents_.end()) {
                page.replaceKey("/StructParents", Object::newInteger(next));
                numbers.appendItem(Object::newInteger(next++));
                numbers.appendItem(added(Object::newArray(found->second)));
            } else {
                page.removeKey("/StructParents");
            }
        }
        Object tree = Object::newDictionary();
        tree.replaceKey("/Nums", numbers);
        root_.replaceKey("/ParentTree", added(tree));
        root_.replaceKey("/ParentTreeNextKey", Object::newInteger(next));
    }

    QPDF& file_;
    const Marks& marks_;
    const std::vector<Part>& parts_;
    double height_;
    int next_ = 0;  ///< The number of the last object.
    Object root_;
    std::vector<std::vector<Piece>> pieces_;  ///< By part, in reading order.
    std::vector<bool> kept_;
    std::vector<Object> elements_;
    std::map<std::string, Object> attributes_;
    std::map<QPDFObjGen, std::vector<Object>> parents_;  ///< The elements by page and number of the piece.
};

/// Says what a reader needs to know before the first page, and makes artifacts of the rest of the pages.
void describe(QPDF& file, const std::string& language) {
    Object root = file.getRoot();
    root.replaceKey("/Lang", Object::newUnicodeString(language));
    root.replaceKey("/MarkInfo", Object::parse("<< /Marked true >>"));
    root.replaceKey("/ViewerPreferences", Object::parse("<< /DisplayDocTitle true >>"));
    Ligatures ligatures;
    for (QPDFPageObjectHelper& helper : QPDFPageDocumentHelper(file).getAllPages()) {
        Object page = helper.getObjectHandle(), contents = page.getKey("/Contents");
        page.replaceKey("/Tabs", Object::newName("/S"));
        ligatures.add_fonts(page);
        const auto bytes = contents.getStreamData(qpdf_dl_generalized);
        contents.replaceStreamData(
            with_artifacts(ligatures.unmarked({reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()})),
            Object::newNull(), Object::newNull());
    }
}

}  // namespace

std::string with_structure(const std::string& marked, const Marks& marks, const std::string& language,
                           double height) {
    // The contents of pages are packed again. This takes half of the time of zlib's own level, and the file is as
    // small as without a structure, because its objects are packed too.
    constexpr int kQuick = 4;
    [[maybe_unused]] static const bool is_quick = (Pl_Flate::setCompressionLevel(kQuick), true);
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", marked.data(), marked.size());
    Tree(file, marks, height).build();
    describe(file, language);
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDeterministicID(true);
    writer.write();
    const auto bytes = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()};
}

}  // namespace castalia::publishing
