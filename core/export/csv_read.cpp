// Reads tables that spreadsheets and other programs wrote. The only library for this in Debian has had no release
// since 2013, and writing such tables is ours as well.
#include "core/export/csv_read.h"

#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"
#include "core/session/record.h"

namespace castalia {

namespace {

constexpr std::size_t kMostRows = 200'000, kMostCells = 500;

[[noreturn]] void fail(std::size_t line, Text why) {
    throw BadRecord("line " + std::to_string(line), std::move(why));
}

class Reader {
public:
    Reader(std::string_view text, char separator) : text_(text), separator_(separator) {}

    std::vector<CsvRow> rows() {
        std::vector<CsvRow> rows;
        while (at_ < text_.size()) {
            CsvRow row{line_, {}};
            read_row(row);
            if (row.cells.size() == 1 && row.cells.front().empty()) {
                continue;
            }
            if (rows.size() == kMostRows) {
                fail(row.line, say("the table has more than {most} rows",
                                   {{"most", literally(static_cast<long long>(kMostRows))}}));
            }
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    void read_row(CsvRow& row) {
        while (true) {
            if (row.cells.size() == kMostCells) {
                fail(row.line, say("a row has more than {most} cells",
                                   {{"most", literally(static_cast<long long>(kMostCells))}}));
            }
            std::string cell = at_ < text_.size() && text_[at_] == '"' ? quoted(row.line) : std::string();
            cell += bare();
            check_utf8(cell, "line " + std::to_string(row.line));
            row.cells.push_back(std::move(cell));
            if (at_ == text_.size() || text_[at_] != separator_) {
                end_line();
                return;
            }
            ++at_;
        }
    }

    /// Takes what stands between quotation marks; two of them stand for one.
    std::string quoted(std::size_t row) {
        std::string cell;
        for (++at_; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            line_ += c == '\n' ? 1 : 0;
            if (c == '"' && !text_.substr(at_ + 1).starts_with('"')) {
                ++at_;
                return cell;
            }
            at_ += c == '"' ? 1 : 0;
            cell += c;
        }
        fail(row, say("a cell begins with a quotation mark and does not end with one"));
    }

    std::string_view bare() {
        const char ends[] = {separator_, '\r', '\n', '\0'};
        const std::size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
        const std::string_view cell = text_.substr(at_, end - at_);
        at_ = end;
        return cell;
    }

    void end_line() {
        at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
        at_ = std::min(at_, text_.size());
        ++line_;
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0, line_ = 1;
};

}  // namespace

std::vector<CsvRow> read_csv(std::string_view bytes, char separator) {
    if (bytes.size() > kLargestRecord) {
        throw BadRecord("", say("the file is larger than {most} MiB, which no record is",
                                {{"most", literally(static_cast<long long>(kLargestRecord >> 20))}}));
    }
    return Reader(without_mark(bytes), separator).rows();
}

}  // namespace castalia
