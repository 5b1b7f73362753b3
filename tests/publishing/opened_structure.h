// The structure of a PDF, read by other programs: poppler reads the words of each piece, and qpdf everything else.
#pragma once

#include <functional>
#include <sstream>
#include <vector>

#include "tests/publishing/opened.h"

namespace castalia::testing {

/// Returns the structure as poppler reads it: each part with its role, and the words of its pieces beneath it.
inline std::string structure_of_pdf(const std::string& pdf) {
    std::string text = opened(pdf, CASTALIA_PDFINFO " -struct-text -enc UTF-8 {in} > {out}");
    for (const char* kind : {" (block)", " (inline)"}) {
        for (std::size_t at = 0; (at = text.find(kind, at)) != std::string::npos;) {
            text.erase(at, std::string(kind).size());
        }
    }
    return text;
}

/// Returns the words of the parts with this role, in reading order; with an empty role those of all parts.
inline std::vector<std::string> words_in(const std::string& structure, const std::string& role) {
    std::vector<std::string> found;
    std::istringstream lines(structure);
    std::size_t inside = std::string::npos;  // The indentation of the part that is read.
    for (std::string line; std::getline(lines, line);) {
        const std::size_t indent = line.find_first_not_of(' ');
        const std::string rest = indent == std::string::npos ? "" : line.substr(indent);
        if (inside != std::string::npos && indent <= inside) {
            inside = std::string::npos;
        }
        const bool words = rest.size() >= 2 && rest.front() == '"' && rest.back() == '"';
        if (words && role.empty()) {
            found.push_back(rest.substr(1, rest.size() - 2));
        } else if (words && inside != std::string::npos) {
            found.back() += rest.substr(1, rest.size() - 2);
        } else if (inside == std::string::npos && !role.empty() && rest.substr(0, rest.find(':')) == role) {
            inside = indent;
            found.emplace_back();
        }
    }
    return found;
}

inline std::string all_words_in(const std::string& structure) {
    std::string all;
    for (const std::string& words : words_in(structure, "")) {
        all += words + "\n";
    }
    return all;
}

/// A part of the structure as it stands in the file.
struct Element {
    std::string role, alternative, scope;
    std::vector<double> box;
};

/// What a file says of itself, read by qpdf.
struct Described {
    std::string language, title;
    bool marked = false, shows_title = false;
    std::vector<Element> elements;
};

inline Described described(const std::string& pdf) {
    // Sorted, since every reference is looked up.
    using Sorted = nlohmann::json;
    const Sorted json = Sorted::parse(opened(pdf, CASTALIA_QPDF " --json=2 --json-key=qpdf {in} > {out}"));
    const Sorted& objects = json.at("qpdf").at(1);
    const auto value = [&](const Sorted& one) -> const Sorted& {
        const bool reference = one.is_string() && one.get<std::string>().ends_with(" R");
        return reference ? objects.at("obj:" + one.get<std::string>()).at("value") : one;
    };
    const auto words = [](const Sorted& one) { return one.get<std::string>().substr(2); };  // After "u:".
    Described file;
    const Sorted& root = value(objects.at("trailer").at("value").at("/Root"));
    file.language = root.contains("/Lang") ? words(value(root.at("/Lang"))) : "";
    file.marked = root.contains("/MarkInfo") && value(root.at("/MarkInfo")).value("/Marked", false);
    file.shows_title = value(root.at("/ViewerPreferences")).value("/DisplayDocTitle", false);
    file.title = words(value(value(objects.at("trailer").at("value").at("/Info")).at("/Title")));
    const std::function<void(const Sorted&)> read = [&](const Sorted& kid) {
        const Sorted& element = value(kid);
        if (!element.is_object() || !element.contains("/S")) {
            return;
        }
        Element& one = file.elements.emplace_back();
        one.role = element.at("/S").get<std::string>().substr(1);
        one.alternative = element.contains("/Alt") ? words(element.at("/Alt")) : "";
        if (element.contains("/A")) {
            const Sorted& attributes = value(element.at("/A"));
            one.scope = attributes.value("/Scope", "");
            one.box = attributes.value("/BBox", std::vector<double>{});
        }
        const Sorted kids = element.contains("/K") ? value(element.at("/K")) : Sorted();
        if (kids.is_array()) {
            std::ranges::for_each(kids, read);
        } else if (element.contains("/K")) {
            read(element.at("/K"));
        }
    };
    read(value(root.at("/StructTreeRoot")).at("/K"));
    return file;
}

/// Returns the operators that paint outside every mark; an artifact is a mark.
inline std::vector<std::string> unmarked_in(const std::string& pdf) {
    std::istringstream lines(opened(pdf, CASTALIA_QPDF " --qdf --object-streams=disable {in} {out}"));
    std::vector<std::string> unmarked;
    int marks = 0;
    bool contents = false;
    for (std::string line; std::getline(lines, line);) {
        const bool begins = line.ends_with(" BDC") || line.ends_with(" BMC");
        const bool paints = line.ends_with("Tj") || line.ends_with("TJ") || line.ends_with(" S") ||
                            line.ends_with(" f") || line.ends_with(" f*") || line.ends_with(" Do");
        if (line.starts_with("%% Contents for page")) {
            contents = true;
        } else if (line == "endstream") {
            EXPECT_EQ(marks, 0) << "a mark does not end";
            contents = false;
        } else if (contents && begins) {
            EXPECT_TRUE(marks == 0 || line.find("/ActualText") != std::string::npos) << "within a mark: " << line;
            ++marks;
        } else if (contents && line == "EMC") {
            --marks;
        } else if (contents && marks == 0 && paints) {
            unmarked.push_back(line);
        }
    }
    return unmarked;
}

}  // namespace castalia::testing
