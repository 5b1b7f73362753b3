#include "core/room/room_table.h"

#include <algorithm>

#include "core/export/table_words.h"
#include "core/rules/game/table_count.h"
#include "core/session/actor.h"
#include "core/session/seat_colours.h"
#include "core/session/thrown_dice.h"

namespace castalia::room {

namespace {

bool holds(const std::vector<Seat>& seats, std::size_t seat) {
    return std::ranges::find(seats, Seat{static_cast<int>(seat)}) != seats.end();
}

std::vector<Player> players_of(const Session& session, const Prompt& prompt, const Scoresheet& sheet,
                               bool abandoned) {
    const std::vector<std::string> colours = seat_colours(session);
    std::vector<Player> players;
    for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
        Player player;
        player.name = session.names()[seat];
        player.colour = seat < colours.size() ? colours[seat] : std::string();
        player.asked = !sheet.over && !abandoned && holds(prompt.seats, seat);
        player.won = sheet.over && holds(sheet.winners, seat);
        if (seat < sheet.strip.size()) {
            std::ranges::transform(sheet.strip[seat], std::back_inserter(player.facts), fact_in_words);
        }
        players.push_back(std::move(player));
    }
    return players;
}

Place place_of_zone(const Zone& zone) {
    Place place;
    place.title = zone.title;
    place.owner = zone.owner;
    place.in_lines = zone.shape == Zone::Shape::grid && zone.columns == 1;
    for (const Piece& piece : zone.pieces) {
        if (zone.shape != Zone::Shape::track || piece.count != 0) {
            place.pieces.push_back(piece_in_words(zone, piece));
        }
    }
    return place;
}

std::vector<Place> places_at(const Playthrough& line, std::size_t ply) {
    const std::vector<Zone> zones = line.view(ply).zones;
    const std::vector<Zone> before = ply > 0 ? line.view(ply - 1).zones : zones;
    std::vector<Place> places;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        places.push_back(place_of_zone(zones[i]));
        places.back().changed = i >= before.size() || before[i] != zones[i];
    }
    return places;
}

/// Puts the dice of an event into its line. Only a throw that was entered with its expression has a total: what two
/// dice of a game come to, its rules say.
void show_dice(const Session& session, const Event& event, Line& line) {
    if (const auto* free = std::get_if<FreeDice>(&event.what)) {
        if (free->thrown) {
            const std::vector<dice::Outcome> outcomes = outcomes_of(*free);
            for (const dice::Outcome& outcome : outcomes) {
                for (const dice::ShownDie& die : outcome.dice) {
                    line.dice.push_back({die.sides, die.value, die.kept && !die.rerolled});
                }
            }
            // A throw for the initiative has a result for each name, which its words say.
            if (outcomes.size() == 1) {
                line.total = outcomes.front().result;
            }
            return;
        }
        long long total = 0;
        for (const Die& die : free->dice) {
            line.dice.push_back({die.sides, die.value});
            total += die.value;
        }
        if (free->dice.size() > 1) {
            line.total = total;
        }
        return;
    }
    const auto* move = std::get_if<MovePtr>(&event.what);
    if (move != nullptr && *move && session.game().dice) {
        for (const RolledDie& die : session.game().dice(**move)) {
            line.dice.push_back({die.sides, die.value});
        }
    }
}

Line line_of(const Session& session, std::size_t step) {
    const Replay& replay = session.replay();
    const Step& shown = replay.steps()[step];
    const Event& event = *shown.entry.event;
    Line line;
    line.number = step + 1;
    line.chapter = replay.playthrough().chapter(step);
    line.text = replay.describe(step);
    line.note = event.note;
    line.seat = actor_of(session, event);
    if (!shown.stands) {
        line.left_out = shown.refusal ? shown.refusal->reason : say("left out");
        return line;
    }
    line.follows = replay.story(step);
    show_dice(session, event, line);
    if (shown.refusal) {
        line.ruling = event.ruling;
        line.clause = shown.refusal->clause;
    }
    return line;
}

std::vector<ScoreRow> score_of(const Scoresheet& sheet) {
    std::vector<ScoreRow> rows;
    for (const Scoresheet::Row& row : sheet.rows) {
        ScoreRow& made = rows.emplace_back(ScoreRow{row.label, {}, row.leaders});
        for (const long long value : row.values) {
            made.values.push_back(decimal(value, sheet.parts));
        }
    }
    return rows;
}

/// Returns what fills the first slot of an event, with the reason beside each option that the rules bar; nothing
/// where there is too much to choose from for a list.
std::vector<Text> hints_of(const Playthrough& line, std::size_t ply, const Json& draft) {
    constexpr std::size_t kMostHints = 12;
    std::vector<Text> hints;
    const std::vector<Slot> slots = line.form(ply, draft);
    if (slots.empty() || slots.front().options.size() > kMostHints || slots.front().kind == Slot::Kind::die ||
        slots.front().kind == Slot::Kind::pattern || slots.front().kind == Slot::Kind::table) {
        return hints;
    }
    for (const Option& option : slots.front().options) {
        hints.push_back(
            option.barred         ? say("{label}: {words}", {{"label", option.name},
                                                             {"words", option.barred->brief.empty() ? option.barred->reason
                                                                                                    : option.barred->brief}})
            : option.hint.empty() ? option.name
                                  : say("{label}: {words}", {{"label", option.name}, {"words", option.hint}}));
    }
    return hints;
}

std::vector<Choice> choices_of(const Session& session, std::size_t ply, const Prompt& prompt, std::size_t seat) {
    std::vector<Choice> choices;
    for (const Verb& verb : prompt.verbs) {
        const auto player = verb.draft.find("player");
        const bool own = player == verb.draft.end() ? holds(prompt.seats, seat)
                                                    : *player == Json(std::string(session.names()[seat]));
        if (!own) {
            continue;
        }
        Choice choice{verb.name, verb.notation, {}, {}, {}};
        if (verb.barred) {
            choice.barred = verb.barred->reason;
            choice.clause = verb.barred->clause;
        } else {
            choice.hints = hints_of(session.playthrough(), ply, verb.draft);
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

/// Returns the drawing of a token of a suit of the Decktet, which its count names by the letter of the record.
std::string art_of(const TableCount& count) {
    static const std::map<std::string, std::string, std::less<>> beads{{"M", "bead-moons"}, {"S", "bead-suns"},
                                                                       {"W", "bead-waves"}, {"L", "bead-leaves"},
                                                                       {"Y", "bead-wyrms"}, {"K", "bead-knots"}};
    const auto suit = count.what.is_object() ? count.what.find("suit") : count.what.end();
    const auto bead = count.what.is_object() && suit != count.what.end() && suit->is_string()
                          ? beads.find(suit->get<std::string>())
                          : beads.end();
    return bead == beads.end() ? std::string() : bead->second;
}

std::vector<Counts> counts_of(const std::vector<TableCount>& all, Seat seat) {
    std::vector<Counts> counts;
    for (const TableCount& one : all) {
        if (one.owner != seat || (one.number == 0 && !one.shown_at_none)) {
            continue;
        }
        if (counts.empty() || counts.back().heading != one.place) {
            counts.push_back({one.place, {}});
        }
        counts.back().counts.push_back({one.name, one.number, art_of(one)});
    }
    return counts;
}

std::vector<SeatPart> seats_of(const Session& session, std::size_t ply, const Prompt& prompt, const Table& table) {
    Counting counting(true);
    if (session.game().counts) {
        session.game().counts(session.playthrough(), ply, counting);
    }
    std::vector<SeatPart> seats;
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
        SeatPart part;
        part.turn = table.players[seat].asked && !table.paused;
        part.counts = counts_of(counting.counts(), Seat{static_cast<int>(seat)});
        if (!table.over && !table.abandoned) {
            part.choices = choices_of(session, ply, prompt, seat);
        }
        seats.push_back(std::move(part));
    }
    return seats;
}

}  // namespace

Table table_of(const Session& session, std::size_t ply, std::vector<std::vector<Text>> sealed) {
    const Playthrough& line = session.playthrough();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    Table table;
    table.id = session.heading().id;
    table.game = session.game().id;
    table.title = session.heading().title;
    table.game_title = session.game().title;
    table.events = session.plies();
    table.ply = ply;
    table.over = sheet.over;
    table.paused = session.replay().paused(ply);
    table.abandoned = session.replay().abandoned(ply);
    table.task = table.abandoned ? say("The session was ended without a result")
                 : sheet.over    ? sheet.sentence
                                 : prompt.text;
    if (sheet.sentence != table.task) {
        table.standing = sheet.sentence;
    }
    const std::vector<Seat>& seats = sheet.over ? sheet.winners : prompt.seats;
    if (!seats.empty() && !table.abandoned) {
        table.first = seats.front();
    }
    table.chapter = line.chapter(ply);
    table.phases = prompt.phases;
    table.phase = prompt.phase;
    table.players = players_of(session, prompt, sheet, table.abandoned);
    table.places = places_at(line, ply);
    table.picture = line.picture_maker(ply);
    table.score = score_of(sheet);
    for (std::size_t step = ply > kLinesShown ? ply - kLinesShown : 0; step < ply; ++step) {
        table.lines.push_back(line_of(session, step));
    }
    table.seats = seats_of(session, ply, prompt, table);
    for (std::size_t seat = 0; seat < sealed.size() && seat < table.seats.size(); ++seat) {
        table.seats[seat].sealed = std::move(sealed[seat]);
    }
    return table;
}

}  // namespace castalia::room
