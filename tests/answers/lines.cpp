#include <algorithm>
#include <iterator>
#include <sstream>

#include "core/session/record.h"
#include "tests/answers/aspects.h"
#include "tests/answers/written_values.h"

namespace castalia::answers {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) {
        all += (all.empty() ? "" : " ") + word;
    }
    return all;
}

/// Returns the line and others that somebody may type instead: without a word, with a wrong word, with one too many.
std::vector<std::string> slips_of(const std::string& line) {
    std::string upper = line;
    std::ranges::transform(upper, upper.begin(), [](char c) { return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c; });
    std::vector<std::string> slips{line, line + " zz", line + " 1", upper};
    std::istringstream stream(line);
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::vector<std::string> others = words;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        slips.push_back(joined(others));
        for (const std::string& wrong : {std::string("zz"), std::string("99"), std::string("AM"), std::string("?"),
                                         std::string("0"), words[i].substr(0, 2), words[i] + "s"}) {
            others = words;
            others[i] = wrong;
            slips.push_back(joined(others));
        }
        others = words;
        others.insert(others.begin() + static_cast<std::ptrdiff_t>(i), words[i]);
        slips.push_back(joined(others));
    }
    return slips;
}

void read_line(std::ostream& out, const Session& session, std::size_t ply, const std::string& typed) {
    const Playthrough& table = session.playthrough();
    line(out, typed);
    or_why_not(out, [&] {
        line(out, write_event(*parse_event(typed, table, ply, session.names()), table, session.names()));
    });
}

}  // namespace

void print_lines(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    const Playthrough& table = session.playthrough();
    std::size_t number = 0;
    for (const Evening::Tried& tried : evening.tried) {
        const std::size_t ply = tried.ply;
        const Json& json = tried.event;
        or_why_not(out, [&] {
            const EventPtr event = read_event(json, "event", table, session.names());
            const std::string typed = format_event(*event, table, session.names());
            read_line(out, session, ply, typed.substr(typed.find(": ") + 1));
            if (number++ % 4 == 0) {
                for (const std::string& slip : slips_of(typed)) {
                    read_line(out, session, ply, slip);
                }
            }
        });
        if (number % 8 == 1) {
            for (const Json& other : damaged(json)) {
                line(out, other);
                or_why_not(out, [&] {
                    line(out, session.replay().judge(ply, *read_event(other, "event", table, session.names())));
                });
            }
        }
    }
}

}  // namespace castalia::answers
