// Bytes that another program opens. A target that asks about PDFs defines CASTALIA_PDFINFO, the path of pdfinfo.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "tests/db/tables.h"

namespace castalia::testing {

/// Runs a program on a file that holds `bytes` and returns what it wrote. `{in}` and `{out}` in the call are the
/// files.
inline std::string opened(const std::string& bytes, std::string call, const std::string& ending = "pdf") {
    const Folder folder;
    const auto in = folder / ("in." + ending), out = folder / "out";
    write_bytes(in, bytes);
    for (const auto& [hole, file] : {std::pair("{in}", in), std::pair("{out}", out)}) {
        for (std::size_t at; (at = call.find(hole)) != std::string::npos;) {
            call.replace(at, std::string(hole).size(), "'" + file.string() + "'");
        }
    }
    EXPECT_EQ(std::system((call + " 2>/dev/null").c_str()), 0) << call;
    return bytes_of(out);
}

/// Returns what pdfinfo says under this name, such as "595.28 x 841.89 pts (A4)" for "Page size"; empty where it says
/// nothing. The bytes themselves tell little, because most of a PDF may be packed.
inline std::string info_of_pdf(const std::string& pdf, const std::string& name) {
    const std::string text = opened(pdf, CASTALIA_PDFINFO " {in} > {out}");
    const std::size_t at = text.find(name + ":");
    const std::size_t from = at == std::string::npos ? at : text.find_first_not_of(' ', at + name.size() + 1);
    return from == std::string::npos ? "" : text.substr(from, text.find('\n', from) - from);
}

}  // namespace castalia::testing
