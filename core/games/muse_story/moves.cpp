// The events that do not follow from their declarations alone.
#include "core/games/muse_story/muse_story.h"
#include "core/rules/declaration/declared_moves.h"

namespace castalia::muse_story {

namespace {

constexpr auto kSources = std::to_array<std::string_view>({"deck", "hand"});

}  // namespace

// The cards of an `add`; declared_moves.h finds these by the type of the part.

static void read_part(const AddedCards&, Add& add, Fields& fields, const Rules&) {
    if (fields.choice("from", kSources) == 1) {
        add.from_hand = static_cast<int>(fields.number("cards", 1, kMostCounted));
    }
}

static void write_part(const AddedCards&, const Add& add, Json& object, const Rules&) {
    object["from"] = kSources[add.from_hand == 0 ? 0 : 1];
    if (add.from_hand > 0) {
        object["cards"] = add.from_hand;
    }
}

static void parse_part(const AddedCards&, Add& add, NotationLine& line, const Rules&, const State&, bool behind) {
    if (behind || line.done() || declared::take_word(line, {"deck"})) {
        return;
    }
    add.from_hand = static_cast<int>(line.take_number("how many cards from the hand, or deck", 1, kMostCounted));
    declared::take_word(line, {"hand"});
}

static void print_part(const AddedCards&, const Add& add, std::string& words, const Rules&, bool behind) {
    words += behind ? "" : add.from_hand == 0 ? " deck" : " " + std::to_string(add.from_hand);
}

static void schema_of_part(const AddedCards&, Json& properties, Json& required) {
    properties["from"] = {{"enum", kSources}};
    properties["cards"] = number(1, kMostCounted).schema();
    required.push_back("from");
}

static void slots_of_part(const AddedCards&, std::vector<Slot>&) {}

// The word that a line of an interjection begins with stands for the key `interject`.

static void read_part(const Interjects&, Narrate& narrate, Fields& fields, const Rules&) {
    narrate.interject = fields.flag_or("interject", false);
}
static void write_part(const Interjects&, const Narrate& narrate, Json& object, const Rules&) {
    if (narrate.interject) {
        object["interject"] = true;
    }
}
static void schema_of_part(const Interjects&, Json& properties, Json&) {
    properties["interject"] = {{"type", "boolean"}};
}
static void slots_of_part(const Interjects&, std::vector<Slot>&) {}

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("Muse");

    /// Returns the player for whom the game waits, or the narrator for a key phrase.
    static Seat acting(const Rules& rules, const State& state, const auto&) {
        const std::vector<Seat> seats = rules.prompt(state).seats;
        return !seats.empty() ? seats.front() : state.narrator.value_or(Seat{0});
    }
    static Seat acting(const Rules& rules, const State& state, const NewElement&) {
        return creating(rules, state, missing_elements);
    }
    static Seat acting(const Rules& rules, const State& state, const NewQuestion&) {
        return creating(rules, state, missing_questions);
    }
    static Seat acting(const Rules&, const State& state, const Narrate&) { return state.narrator.value_or(Seat{0}); }
    template <class M>
        requires is_optional<decltype(M::player)>
    static std::optional<Seat> acting(const Rules&, const State& state, const M&) {
        return state.narrator;
    }

    /// Returns the first player who has something to write in setup, and later the first in turn who may create.
    static Seat creating(const Rules& rules, const State& state, int (*missing)(const State& state, Seat seat)) {
        const bool setup = state.phase == Phase::setup;
        const Seat first = setup ? Seat{0} : state.narrator.value_or(Seat{0});
        Seat seat = first;
        for (int i = 0; i < rules.players(); ++i, seat = rules.next(seat)) {
            if (setup ? missing(state, seat) > 0 : may_create(state, seat)) {
                return seat;
            }
        }
        return first;
    }

    static void parse(StartContest& contest, std::size_t&, const Rules&, const State&, NotationLine& line,
                      std::string_view verb) {
        Aim aim = verb == "object" ? Aim::object : Aim::jump_in;
        if (line.player()) {  // "David: object" is what David says.
            contest.contenders.push_back({*line.player(), aim});
        }
        while (!line.done()) {
            if (declared::take_word(line, {"against"})) {
                contest.against = written_text.parse(line, "what it is against");
                contest.of = contest.of ? contest.of : TopicKind::parse_if(line, kTopic);
                break;
            }
            if (const std::optional<Topic> of = TopicKind::parse_if(line, kTopic)) {
                contest.of = of;
                continue;
            }
            if (declared::take_word(line, {"jump"})) {
                aim = Aim::jump_in;
            } else if (declared::take_word(line, {"object"})) {
                aim = Aim::object;
            } else {
                contest.contenders.push_back({take_player(line, "who jumps in or objects"), aim});
            }
        }
        if (contest.contenders.empty() || contest.contenders.size() > kMostPlayers - 1) {
            line.fail(say("who jumps in or objects is missing: such as contest jump David object Charlie"));
        }
    }

    /// Reads such lines as "erase 2 4": of two questions that exclude each other, the later one goes, and the note
    /// names the other.
    static void parse(Erase& erase, std::size_t& parts_read, const Rules&, const State&, NotationLine& line,
                      std::string_view) {
        erase.question = kQuestion.parse(line, kNumber);
        parts_read = 1;
        if (!line.done()) {
            const int other = kQuestion.parse(line, kNumber);
            if (other == erase.question) {
                line.fail(say("two different questions exclude each other"));
            }
            line.keep_in_note(excluded_by(std::min(erase.question, other)));
            erase.question = std::max(erase.question, other);
        }
    }

    static void parse(Narrate& narrate, std::size_t& parts_read, const Rules&, const State&, NotationLine& line,
                      std::string_view verb) {
        narrate.interject = verb == "interject" || verb == "i";
        parts_read = 1;  // The line or the game names the player.
        narrate.text = some_text.parse(line, "the words that were told");
    }
    static std::string print(const Narrate& narrate, const Rules&) {
        return (narrate.interject ? "interject " : "narrate ") + some_text.print(narrate.text);
    }

    static void schema(As<Add>, Json& schema) {
        Json from_hand = schema;
        schema["properties"].erase("cards");
        schema["properties"]["from"] = {{"const", "deck"}};
        from_hand["properties"]["from"] = {{"const", "hand"}};
        from_hand["required"].push_back("cards");
        schema = {{"oneOf", {schema, from_hand}}};
    }
};

}  // namespace castalia::muse_story

template struct castalia::RulesOf<castalia::muse_story::Rules, castalia::muse_story::Setup,
                                  castalia::muse_story::State, castalia::muse_story::Move>;
