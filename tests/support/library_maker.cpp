#include "tests/support/library_maker.h"

#include <array>

#include "core/rules/json/text_json.h"
#include "core/session/record.h"
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/chains.h"
#include "db/journal/schema.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/games.h"

namespace castalia {

namespace {

constexpr std::size_t kEvents = 60;     ///< The average of a session.
constexpr std::size_t kTemplates = 24;  ///< The number of games that are really played.
constexpr std::size_t kAtOnce = 2'000;  ///< The number of sessions in one transaction.
constexpr auto kBetween = std::chrono::seconds(70);
const Moment kFirst = moment_of("2016-01-01T18:00:00Z", "");
constexpr auto kYears = std::chrono::days(3652);

/// Returns a word that stands for the player of this seat until the session is written.
std::string stand_in(std::size_t seat) { return "Seat" + std::to_string(seat) + "\u2042"; }

/// A text with holes for names and moments, to be filled many times.
class Pattern {
public:
    Pattern(const std::string& text, std::size_t seats) {
        std::size_t from = 0;
        while (from < text.size()) {
            std::size_t at = std::string::npos, length = 0;
            int what = 0;
            for (std::size_t seat = 0; seat < seats; ++seat) {
                const std::string name = stand_in(seat);
                if (const std::size_t found = text.find(name, from); found < at) {
                    at = found;
                    length = name.size();
                    what = static_cast<int>(seat);
                }
            }
            constexpr std::string_view kAt = "\"at\":\"";
            if (const std::size_t found = text.find(kAt, from); found < at) {
                at = found + kAt.size();
                length = text.find('"', at) - at;
                offset_ = moment_of(text.substr(at, length), "") - kFirst;
                what = -1;
            }
            pieces_.push_back(
                {text.substr(from, std::min(at, text.size()) - from), at == std::string::npos ? -2 : what});
            from = at == std::string::npos ? text.size() : at + length;
        }
    }

    std::chrono::milliseconds offset() const { return offset_; }
    std::string with(const std::vector<std::string>& names, Moment started) const {
        std::string text, at;
        for (const Piece& piece : pieces_) {
            text += piece.literal;
            if (piece.hole >= 0) {
                text += names[static_cast<std::size_t>(piece.hole)];
            } else if (piece.hole == -1) {
                at = at.empty() ? rfc3339(started + offset_) : at;
                text += at;
            }
        }
        return text;
    }

private:
    struct Piece {
        std::string literal;
        int hole = -2;  ///< A seat; -1 for the moment, and -2 for the end.
    };
    std::vector<Piece> pieces_;
    std::chrono::milliseconds offset_{};
};

/// A game that was played, ready to be told about other people.
struct Template {
    std::string game, edition;
    std::size_t seats = 0;
    Pattern setup{"", 0}, result{"", 0}, lines{"", 0};
    std::vector<Pattern> operations;
    Facts facts;
};

Players stand_ins(int count) {
    Players players;
    for (int seat = 0; seat < count; ++seat) {
        players.names.push_back(stand_in(static_cast<std::size_t>(seat)));
    }
    return players;
}

void add_note(Session& session, const std::string& text) {
    const Moment at = kFirst + kBetween * (session.plies() + 1);
    const Json event{{"type", "note"}, {"text", text}, {"at", rfc3339(at)}};
    session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, at);
}

Template template_of(const Session& session) {
    Template made;
    made.game = session.heading().game;
    made.edition = session.heading().edition;
    made.seats = session.names().size();
    made.facts = facts_of(session);
    made.setup = Pattern(session.heading().setup.dump(), made.seats);
    made.result = Pattern(text_json(made.facts.outcome.result).dump(), made.seats);
    made.lines = Pattern(made.facts.lines, made.seats);
    for (const JournalLine& line : session.journal()) {
        made.operations.emplace_back(write_operation(line, session.playthrough(), session.names()).dump(),
                                     made.seats);
    }
    return made;
}

/// Returns finished games, and others that were left early, so that all have about 60 events on average.
std::vector<Template> templates() {
    Chance chance(8);
    std::vector<Template> made;
    std::size_t events = 0;
    for (std::size_t i = 0; made.size() < kTemplates; ++i) {
        const Game& game = known_games().offered()[i % known_games().offered().size()];
        const int least = std::max(game.least_players, 1), most = std::min(game.most_players, 4);
        const Players players = stand_ins(std::min(most, std::max(2, least + chance.upto(most - least))));
        const std::optional<Json> setup = any_setup(game, players, chance);
        if (!setup) {
            continue;
        }
        const std::size_t wanted = kEvents * (made.size() + 1);
        const bool whole = events < wanted;
        constexpr std::size_t kMost = 600, kShort = 24;
        Session session = any_evening(game, players, *setup, chance, kFirst, whole ? kMost : kShort + i % 9);
        constexpr std::size_t kLeastEvents = 12;
        if (session.plies() < kLeastEvents) {
            continue;
        }
        add_note(session, "Noted \u2042");
        events += session.plies();
        made.push_back(template_of(session));
    }
    return made;
}

constexpr std::array kSyllables{"ka", "lo",  "mi",  "ren", "tas", "vo",  "el", "dur",
                                "ni", "pha", "sor", "qui", "bre", "wen", "zu"};

/// Returns a word that depends only on its number.
std::string word(std::size_t number) {
    std::string text;
    for (std::size_t rest = number + kSyllables.size(); rest > 0; rest /= kSyllables.size()) {
        text += kSyllables[rest % kSyllables.size()];
    }
    return text;
}

std::string name(std::size_t number) {
    std::string text = word(number * 7 + 3);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Returns small numbers often and large ones rarely.
std::size_t often_small(Chance& chance, std::size_t below) {
    const auto most = static_cast<int>(below - 1);
    return static_cast<std::size_t>(std::min({chance.upto(most), chance.upto(most), chance.upto(most)}));
}

std::string id_of(std::size_t number) {
    std::string digits = std::to_string(number);
    digits.insert(0, 12 - digits.size(), '0');
    return "0199c1de-5b0c-7c3e-8f5e-" + digits;
}

/// Writes sessions one after the other.
class Maker {
public:
    Maker(Database& database, std::size_t sessions, std::size_t first)
        : database_(database),
          sessions_(sessions),
          first_(first),
          people_(std::max<std::size_t>(12, std::min<std::size_t>(2'000, sessions / 50))) {}

    void add(std::size_t number) {
        const Template& played = templates_[number % templates_.size()];
        const Moment started = std::chrono::floor<std::chrono::seconds>(kFirst + kYears * number / sessions_);
        const std::vector<std::string> names = company(played.seats);
        std::string note = word(often_small(chance_, 20'000));
        note += " " + word(often_small(chance_, 20'000));
        const std::int64_t key = add_heading(number, played, names, started);
        begin_chain(database_, key);
        GrowingChain chain(database_, key, 0);
        for (std::size_t i = 0; i < played.operations.size(); ++i) {
            const std::string body = noted(played.operations[i].with(names, started), note);
            database_.query(kOperation)
                .with(":session", key)
                .with(":seq", static_cast<std::int64_t>(i + 1))
                .with(":at", std::optional<Moment>(started + played.operations[i].offset()))
                .with(":body", body)
                .with(":hash", chain.add(body))
                .run();
        }
        chain.keep();
        if (chance_.one_in(40)) {
            database_.query(kTagged)
                .with(":session", key)
                .with(":tag", tag_key(database_, word(often_small(chance_, 30))))
                .run();
        }
        const Facts facts = facts_of_evening(played, names, started, note);
        write_summary(database_, known_games(), key, &facts, Sums::later);
    }

private:
    static std::string noted(std::string text, const std::string& note) {
        if (const std::size_t at = text.find("\u2042"); at != std::string::npos) {
            text.replace(at, std::string("\u2042").size(), note);
        }
        return text;
    }

    std::vector<std::string> company(std::size_t seats) {
        // There are clubs, so people play with the same few again.
        constexpr std::size_t kClub = 12;
        const std::size_t club = often_small(chance_, std::max<std::size_t>(1, people_ / kClub)) * kClub;
        std::vector<std::string> names;
        for (std::size_t member = often_small(chance_, kClub); names.size() < seats;
             member += 1 + often_small(chance_, 3)) {
            const std::string one = name(club + member % kClub);
            if (std::ranges::find(names, one) == names.end()) {
                names.push_back(one);
            }
        }
        return names;
    }

    std::int64_t add_heading(std::size_t number, const Template& played, const std::vector<std::string>& names,
                             Moment started) {
        database_.query(kSession)
            .with(":id", id_of(first_ + number))
            .with(":game", played.game)
            .with(":edition", played.edition)
            .with(":title", "Evening of " + word(often_small(chance_, 3'000)))
            .with(":place", name(5'000 + often_small(chance_, 60)))
            .with(":started", std::optional<Moment>(started))
            .with(":players", Json(names).dump())
            .with(":setup", played.setup.with(names, started))
            .with(":excluded", std::int64_t{chance_.one_in(50)})
            .run();
        return database_.raw().getLastInsertRowid();
    }

    static Facts facts_of_evening(const Template& played, const std::vector<std::string>& names, Moment started,
                                  const std::string& note) {
        Facts facts = played.facts;
        for (std::string& winner : facts.outcome.winners) {
            for (std::size_t seat = 0; seat < names.size(); ++seat) {
                if (winner == stand_in(seat)) {
                    winner = names[seat];
                    break;
                }
            }
        }
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            facts.seats[seat].name = names[seat];
        }
        facts.outcome.result = read_text(parse_json(played.result.with(names, started)), "result");
        facts.lines = noted(played.lines.with(names, started), note);
        facts.outcome.last += started - kFirst;
        if (facts.outcome.ended) {
            *facts.outcome.ended += started - kFirst;
        }
        return facts;
    }

    static constexpr const char* kSession =
        "INSERT INTO session (id, game, edition, title, place, started_ms, players, setup, sample, excluded)"
        " VALUES (:id, :game, :edition, :title, :place, :started, :players, :setup, 0, :excluded)";
    static constexpr const char* kOperation =
        "INSERT INTO operation (session, seq, at_ms, body, hash) VALUES (:session, :seq, :at, :body, :hash)";
    static constexpr const char* kTagged = "INSERT INTO session_tag (session, tag) VALUES (:session, :tag)";

    Database& database_;
    std::size_t sessions_, first_, people_;
    std::vector<Template> templates_ = templates();
    Chance chance_{60};
};

}  // namespace

void make_library(const std::filesystem::path& file, std::size_t sessions,
                  const std::function<void(std::size_t done)>& progress, std::size_t first) {
    {
        Store store(known_games(), file);
    }
    Database database(file, Database::Purpose::use);
    database.prepare_to_write();
    // Nothing is lost if this is interrupted: the library is made again.
    for (const char* pragma :
         {"PRAGMA synchronous = OFF", "PRAGMA cache_size = -400000", "PRAGMA wal_autocheckpoint = 20000"}) {
        database.raw().exec(pragma);
    }
    Maker maker(database, sessions, first);
    for (std::size_t number = 0; number < sessions;) {
        Writing writing(database);
        for (const std::size_t end = std::min(sessions, number + kAtOnce); number < end; ++number) {
            maker.add(number);
        }
        index_waiting_words(database);
        writing.commit();
        if (progress) {
            progress(number);
        }
    }
    Writing writing(database);
    count_all_sums(database);
    writing.commit();
    database.raw().exec("PRAGMA optimize");
}

}  // namespace castalia
