// The tour of the README, typed word by word.
#include <fstream>
#include <sstream>

#include "app/recorder/entry_composer.h"
#include "app/recorder/open_correction.h"
#include "tests/recorder/table.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

struct Stop {
    std::vector<std::string> keys;  ///< What a user types or presses, in order: "`03`", "Ctrl+Z".
    std::string says;               ///< Takes back, refuses, or nothing.
    std::string sentence;           ///< The words in italics.
};

/// Returns the text between the first two marks, or nothing.
std::string between(const std::string& text, const std::string& mark) {
    const std::size_t from = text.find(mark);
    const std::size_t to = from == std::string::npos ? from : text.find(mark, from + mark.size());
    return to == std::string::npos ? "" : text.substr(from + mark.size(), to - from - mark.size());
}

std::string readme() {
    std::ifstream in(source_dir() + "/README.md");
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> split(const std::string& text, const std::string& at) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t to = 0; (to = text.find(at, from)) != std::string::npos; from = to + at.size()) {
        parts.push_back(text.substr(from, to - from));
    }
    parts.push_back(text.substr(from));
    return parts;
}

/// Returns the rows of the table that the tour shows.
std::vector<Stop> tour() {
    std::vector<Stop> rows;
    const std::string text = readme();
    const std::size_t begins = text.find("| type or press |");
    std::istringstream lines(begins == std::string::npos ? "" : text.substr(begins));
    std::string line;
    std::getline(lines, line);
    std::getline(lines, line);
    while (std::getline(lines, line) && line.starts_with("| ")) {
        const std::vector<std::string> cells = split(line.substr(2), " | ");
        rows.push_back(
            {split(cells.at(0), ", "), cells.at(1).substr(0, cells.at(1).find(' ')), between(cells.at(1), "*")});
    }
    return rows;
}

std::string last_sentence(const Session& session) {
    const std::size_t last = session.plies() - 1;
    return english(session.replay().describe(last, *session.replay().steps().at(last).entry.event));
}

/// Somebody who follows the tour.
struct Tourist {
    Tourist() {
        Heading heading;
        heading.game = "magnate";
        heading.players = {"Ann", "Ben"};
        heading.setup = {{"first", "Ann"}, {"crowns", {{"Ann", {"CS", "CW", "CL"}}, {"Ben", {"CM", "CY", "CK"}}}}};
        table.recorder.begin(heading);
        composer.emplace(table.recorder);
        composer->follow();
    }

    void enter(const std::string& line) {
        const bool digits = line.find_first_not_of("0123456789") == std::string::npos;
        for (const char digit : digits ? line : "") {
            composer->digit(digit - '0');
        }
        if (!digits) {
            composer->type(line);
        }
        composer->confirm();
    }

    void press(const std::string& key) {
        const std::string typed = between(key, "`");
        if (!typed.empty() && rules) {
            EXPECT_TRUE(composer->rule(typed));
            rules = false;
        } else if (!typed.empty()) {
            enter(typed);
        } else if (key == "Enter") {
            composer->confirm();
        } else if (key == "Escape") {
            composer->leave();
        } else if (key == "Ctrl+Enter") {
            rules = true;
        } else {
            EXPECT_TRUE(key == "Ctrl+Z" ? table.recorder.undo() : table.recorder.redo()) << key;
            composer->follow();
        }
    }

    Table table;
    std::optional<EntryComposer> composer;
    bool rules = false;  ///< The field for the ruling is open.
};

}  // namespace

TEST(TheTourOfTheReadme, RecordsAndSaysWhatItPromises) {
    Tourist tourist;
    const std::vector<Stop> rows = tour();
    ASSERT_GE(rows.size(), 10U) << "the table of the tour is there";
    for (const Stop& row : rows) {
        const std::size_t before = tourist.table.session().plies();
        const std::string was = before == 0 ? "" : last_sentence(tourist.table.session());
        for (const std::string& key : row.keys) {
            tourist.press(key);
        }
        const std::size_t after = tourist.table.session().plies();
        if (row.says == "takes") {
            EXPECT_EQ(after + 1, before);
            EXPECT_EQ(was, row.sentence);
        } else if (row.says == "refuses:") {
            EXPECT_EQ(after, before) << row.sentence;
            const Composition& now = tourist.composer->composition();
            EXPECT_NE(english(now.echo.sentence).append(english(now.echo.below)).find(row.sentence),
                      std::string::npos)
                << english(now.echo.sentence) << " / " << english(now.echo.below);
        } else {
            ASSERT_EQ(after, before + 1)
                << row.sentence << ": " << english(tourist.composer->composition().echo.below);
            EXPECT_EQ(last_sentence(tourist.table.session()), row.sentence);
        }
    }
}

TEST(TheTourOfTheReadme, CorrectsWhatItSaysCanBeCorrected) {
    const std::string step = readme().substr(readme().find("**Correct a mistake.**"));
    const std::string wrong = between(step.substr(step.find("Select")), "*");
    Tourist tourist;
    for (const Stop& row : tour()) {
        for (const std::string& key : row.keys) {
            tourist.press(key);
        }
    }
    const Session& session = tourist.table.session();
    std::size_t at = 0;
    while (at < session.plies() &&
           english(session.replay().describe(at, *session.replay().steps()[at].entry.event)) != wrong) {
        ++at;
    }
    ASSERT_LT(at, session.plies()) << wrong;
    OpenCorrection open(tourist.table.recorder, OpenCorrection::Kind::amend,
                        session.in_force().entries.at(at).number);
    open.set_event(parse_event(between(step, "`"), session.playthrough(), at, session.names()));
    ASSERT_TRUE(open.reconsider());
    EXPECT_FALSE(open.refusal());
    EXPECT_TRUE(open.disputes().empty());
}

}  // namespace castalia
