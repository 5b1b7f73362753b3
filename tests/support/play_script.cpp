#include "tests/support/play_script.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "core/session/record.h"

namespace castalia {

namespace {

std::string trimmed(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

/// Returns what follows this word at the head of a line; nothing when another word is there.
std::optional<std::string> after(const std::string& line, const std::string& word) {
    if (line == word) {
        return "";
    }
    return line.starts_with(word + " ") ? std::optional(trimmed(line.substr(word.size()))) : std::nullopt;
}

class Runner {
public:
    /// Runs a line. Returns an empty text when it went as it says.
    std::string run(const std::string& line) {
        if (const auto game = after(line, "game")) {
            heading_.game = *game;
        } else if (const auto players = after(line, "players")) {
            std::istringstream words(*players);
            for (std::string name; words >> name;) {
                heading_.players.push_back(name);
            }
        } else if (const auto setup = after(line, "setup")) {
            heading_.edition = game_called(heading_.game).editions.front();
            heading_.setup = Json::parse(*setup);
            session_ = std::make_unique<Session>(game_called(heading_.game), heading_);
        } else if (line == "undo" || line == "redo") {
            session_->enter(line == "undo" ? Operation(Undone{}) : Operation(Redone{}), {});
        } else if (const auto follows = after(line, "|")) {
            return consequence(*follows);
        } else if (const auto prompt = after(line, "?")) {
            return same(*prompt, english(session_->playthrough().prompt(session_->plies()).text));
        } else if (const auto state = after(line, ":")) {
            return holds(*state);
        } else if (const auto ladder = after(line, "=")) {
            return same(*ladder, ladder_text());
        } else if (const auto result = after(line, "result")) {
            return same(*result, result_text());
        } else {
            return event(line);
        }
        return {};
    }

    PlayedScript played() && { return {std::move(*session_), std::move(events_)}; }

private:
    static std::string same(const std::string& wanted, const std::string& found) {
        return wanted == found ? "" : "found \"" + found + "\"";
    }

    /// Checks that the state, or its part at a pointer, has at least this.
    std::string holds(const std::string& words) const {
        const std::size_t end = words[0] == '/' ? words.find(' ') : 0;
        const Json state = session_->playthrough().state(session_->plies());
        const Json& found = state.at(Json::json_pointer(words.substr(0, end)));
        return is_part(Json::parse(words.substr(end)), found) ? "" : "found " + found.dump();
    }
    static bool is_part(const Json& wanted, const Json& found) {
        if (!wanted.is_object()) {
            return wanted == found;
        }
        return found.is_object() && std::ranges::all_of(wanted.items(), [&](const auto& one) {
                   return found.contains(one.key()) && is_part(one.value(), found[one.key()]);
               });
    }

    std::string event(const std::string& line) {
        const std::size_t bang = line.find(" ! ");
        const std::string notation = trimmed(line.substr(0, bang));
        const EventPtr event = parse_event(notation, session_->playthrough(), session_->plies(), session_->names());
        events_.emplace_back(session_->plies(), write_event(*event, session_->playthrough(), session_->names()));
        const std::optional<Refusal> refusal = session_->replay().judge(*event);
        const std::string verdict =
            !refusal ? "allowed" : refusal->clause + (refusal->kind == Refusal::Kind::rule ? " rule" : " impossible");
        if (bang != std::string::npos) {
            return same(trimmed(line.substr(bang + 3)), verdict);
        }
        const bool stands = !refusal || (refusal->kind == Refusal::Kind::rule && !event->ruling.empty());
        if (!stands) {
            return "refused: " + verdict;
        }
        session_->enter(Played{event}, {});
        story_ = session_->replay().story(session_->plies() - 1);
        told_ = 0;
        return {};
    }

    std::string consequence(const std::string& wanted) {
        if (wanted.empty()) {
            return same("", story_.empty() ? "" : english(story_.front().text));
        }
        if (told_ >= story_.size()) {
            return "nothing more followed";
        }
        return same(wanted, english(story_[told_++].text));
    }

    std::string ladder_text() const {
        std::string text;
        const Scoresheet sheet = session_->playthrough().score(session_->plies());
        for (std::size_t seat = 0; seat < heading_.players.size(); ++seat) {
            text += seat == 0 ? "" : ", ";
            for (std::size_t step = 0; step < sheet.ladder.size(); ++step) {
                text += (step == 0 ? "" : " ") + number_text(sheet.ladder[step].values[seat], sheet.parts);
            }
        }
        return text;
    }

    std::string result_text() const {
        const Scoresheet sheet = session_->playthrough().score(session_->plies());
        if (!sheet.over) {
            return "none yet";
        }
        std::string text;
        for (const Seat winner : sheet.winners) {
            text += heading_.players[static_cast<std::size_t>(winner.index)] + " ";
        }
        return text + sheet.decided_by;
    }

    Heading heading_{"0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11", {}, {}, "A play", {}, {}, {}, {}, {}};
    std::unique_ptr<Session> session_;
    std::vector<std::pair<std::size_t, Json>> events_;
    Story story_;
    std::size_t told_ = 0;
};

/// Runs the lines. Returns the first that went otherwise; empty when all went as they say.
std::string run(Runner& runner, const std::string& script) {
    std::istringstream lines(script);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        line = trimmed(line);
        if (line.empty() || line[0] == '#') {
            continue;
        }
        std::string wrong;
        try {
            wrong = runner.run(line);
        } catch (const std::exception& error) {
            wrong = error.what();
        }
        if (!wrong.empty()) {
            return "line " + std::to_string(number) + ", " + line + ": " + wrong;
        }
    }
    return {};
}

std::filesystem::path folder_of(const std::string& game) {
    return std::filesystem::path(source_dir()) / "tests/games" / game;
}

std::string script_of(const std::string& folder, const std::string& name) {
    std::ifstream stream(folder_of(folder) / (name + ".play"));
    std::stringstream script;
    script << stream.rdbuf();
    return script.str();
}

}  // namespace

std::string run_play(const std::string& script) {
    Runner runner;
    return run(runner, script);
}

std::vector<std::string> plays_of(const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_of(folder))) {
        if (entry.path().extension() == ".play") {
            names.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

std::string run_play_of(const std::string& folder, const std::string& name) {
    return run_play(script_of(folder, name));
}

PlayedScript played_script(const std::string& folder, const std::string& name) {
    Runner runner;
    if (const std::string wrong = run(runner, script_of(folder, name)); !wrong.empty()) {
        throw std::runtime_error(wrong);
    }
    return std::move(runner).played();
}

}  // namespace castalia
