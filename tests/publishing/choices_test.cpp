// A window offers the choices that a format names. Each of them changes its file, and a choice that it does not name
// changes nothing.
#include "tests/publishing/opened.h"
#include "tests/support/games.h"
#include "tests/support/pictures.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns a finished session in which an event was undone and entered again.
Session session_with_a_trace() {
    const std::string file = source_dir() + "/resources/samples/magnate.castalia";
    Session session = read_record(bytes_of(file), known_games());
    const Moment at = *session.ended();
    session.enter(Undone{}, at);
    session.enter(Redone{}, at);
    return session;
}

struct Row {
    std::string remark;
    bool Choices::* choice;
    std::function<void(ExportOptions&)> choose;
};

const std::vector<Row>& rows() {
    static const std::vector<Row> list{
        {"other paper", &Choices::paper, [](ExportOptions& options) { options.paper = Paper::letter; }},
        {"black ink", &Choices::ink, [](ExportOptions& options) { options.ink = Ink::black; }},
        {"the final position", &Choices::contents, [](ExportOptions& options) { options.options.table = true; }},
        {"what was undone", &Choices::trace, [](ExportOptions& options) { options.options.trace = true; }},
        {"a photo", &Choices::photos,
         [](ExportOptions& options) {
             options.photos = [](const Session&) {
                 return std::vector<document::Photo>{{jpeg_file({60, 40}), 60, 40, "The table at the end", 0}};
             };
         }},
        {"the code for BG Stats", &Choices::code, [](ExportOptions& options) { options.code = true; }},
        {"lines for signatures", &Choices::signatures,
         [](ExportOptions& options) { options.options.signatures = true; }},
        {"another table", &Choices::table, [](ExportOptions& options) { options.table = CsvTable::players; }},
        {"the point of Excel in Germany", &Choices::table,
         [](ExportOptions& options) { options.csv = kCsvStyles[2]; }}};
    return list;
}

/// Returns the file without the numbers of surfaces, which cairo counts from one file to the next.
std::string written(const ExportFormat& form, const Session& session, const ExportOptions& options) {
    constexpr std::string_view kCounted = "surface";
    std::string bytes = form.bytes(session, options);
    for (std::size_t at = bytes.find(kCounted); at != std::string::npos; at = bytes.find(kCounted, at)) {
        at += kCounted.size();
        bytes.erase(at, std::min(bytes.find_first_not_of("0123456789", at), bytes.size()) - at);
    }
    return bytes;
}

bool is_wall(const ExportFormat& form) { return form.name.starts_with("wall"); }

TEST(ChoicesOfAFormat, ChangeItsFile) {
    const Session session = session_with_a_trace();
    for (const ExportFormat& form : export_formats()) {
        if (form.name == "wall-png") {
            continue;  // It has the choices of the other sheets for the wall, and each takes seconds.
        }
        const std::string usual = written(form, session, {});
        EXPECT_EQ(written(form, session, {}), usual) << form.name << " is the same each time";
        for (const Row& row : rows()) {
            if (form.choices.*row.choice) {
                ExportOptions options;
                row.choose(options);
                EXPECT_NE(written(form, session, options), usual) << form.name << ": " << row.remark;
            }
        }
    }
}

TEST(ChoicesOfAFormat, ThatItDoesNotNameLeaveItsFileAsItIs) {
    const Session session = session_with_a_trace();
    for (const ExportFormat& form : export_formats()) {
        const std::string usual = is_wall(form) ? "" : written(form, session, {});
        for (const Row& row : rows()) {
            // A web page has the lines for signatures where the command line asks for them.
            const bool on_request = form.name == "html" && row.choice == &Choices::signatures;
            if (!(form.choices.*row.choice) && !on_request && !is_wall(form)) {
                ExportOptions options;
                row.choose(options);
                EXPECT_EQ(written(form, session, options), usual) << form.name << ": " << row.remark;
            }
        }
    }
}

}  // namespace
}  // namespace castalia
