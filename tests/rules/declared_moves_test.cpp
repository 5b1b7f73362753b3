// Records and lines follow from the declaration of a move. A small game in this file shows each kind of field.
#include <gtest/gtest.h>

#include "core/rules/declaration/declared_moves.h"

namespace castalia::toy {

enum class Colour : std::uint8_t { red, blue };

struct Price {
    int coins = 0, gems = 0;
    bool operator==(const Price&) const = default;

    static constexpr auto kind() {
        return object_of<Price>(field("coins", &Price::coins, number(0, 9), "the coins"),
                                field("gems", &Price::gems, number(0, 9), "the gems"));
    }
};
struct Buy {
    Seat player;
    Colour colour{};
    int times = 1;
    std::optional<Seat> helper;
    std::optional<Price> price;
    std::string remark;
    bool operator==(const Buy&) const = default;

    static constexpr auto declared() {
        return declare("buy", typed("buy", "b"), actor(&Buy::player),
                       field("colour", &Buy::colour, one_of<Colour>(typed("red", "r"), typed("blue")), "the colour")
                           .passing("a")
                           .labelled("Colour"),
                       field("remark", &Buy::remark, some_text, "the remark").or_empty().after("saying").last(),
                       field("times", &Buy::times, Repeats{9}, "how many times").otherwise(1).labelled("Times"),
                       field("helper", &Buy::helper, a_player, "the helper").after("with", "and"),
                       field("price", &Buy::price, Price::kind(), "the price").after("for"));
    }
};
struct Adjust {
    enum class What : std::uint8_t { coins, bank };
    What what{};
    Seat player;
    int to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        return declare("adjust", typed("adj", "count"),
                       counted(&Adjust::what,
                               count(What::coins, "coins", typed("coins", "coin"),
                                     field("player", &Adjust::player, a_player, "the player")),
                               count(What::bank, "bank", typed("bank"))),
                       field("to", &Adjust::to, counted_number, "the number that was counted"));
    }
};
struct Raise {
    int times = 1;
    bool operator==(const Raise&) const = default;

    static constexpr auto declared() {
        return declare("raise", typed("raise"), field("times", &Raise::times, Repeats{9}, "how many times"));
    }
};
using Move = std::variant<Buy, Adjust, Raise>;
struct Setup {};
struct State {
    Seat active{1};
};
struct Rules : RulesOf<Rules, Setup, State, Move> {
    struct ByHand {
        static constexpr std::string_view kTitle = "Toy";
        static Seat acting(const Rules&, const State& state, const auto&) { return state.active; }
    };
};

}  // namespace castalia::toy

template struct castalia::RulesOf<castalia::toy::Rules, castalia::toy::Setup, castalia::toy::State,
                                  castalia::toy::Move>;

namespace castalia {
namespace {

const toy::Rules kRules{{{}, {"Ann", "Ben B"}}};

Json record_of(const std::string& words) {
    NotationLine line(words, kRules.names);
    const toy::Move move = kRules.parse(toy::State{}, line);
    line.finish();
    Json record = Json::object();
    kRules.write(move, record);
    return record;
}

std::string notation_of(const Json& record) {
    Fields fields(record, "event", kRules.names);
    const toy::Move move = kRules.read(fields);
    fields.finish();
    return kRules.notation(move);
}

TEST(DeclaredMoves, AreReadAndWrittenInRecordsAndLines) {
    const struct {
        const char *typed, *record, *written;
    } rows[] = {
        {"buy red", R"({"type":"buy","player":"Ben B","colour":"red"})", "buy red"},
        {"Ann: b a r x3", R"({"type":"buy","player":"Ann","colour":"red","times":3})", "buy red x3"},
        {"buy blue x1 and ann", R"({"type":"buy","player":"Ben B","colour":"blue","helper":"Ann"})",
         "buy blue with Ann"},
        {"buy blue with \"Ben B\" for 3 4 saying hello all",
         R"({"type":"buy","player":"Ben B","colour":"blue","remark":"hello all","helper":"Ben B",)"
         R"("price":{"coins":3,"gems":4}})",
         "buy blue with \"Ben B\" for 3 4 saying \"hello all\""},
        {"count coin ann 7", R"({"type":"adjust","what":{"what":"coins","player":"Ann"},"to":7})", "adj coins Ann 7"},
        {"adj bank 0", R"({"type":"adjust","what":{"what":"bank"},"to":0})", "adj bank 0"},
        {"raise x2", R"({"type":"raise","times":2})", "raise x2"},
    };
    for (const auto& row : rows) {
        EXPECT_EQ(record_of(row.typed).dump(), row.record) << row.typed;
        EXPECT_EQ(notation_of(Json::parse(row.record)), row.written) << row.record;
    }
}

TEST(DeclaredMoves, TellWhereARecordIsWrong) {
    const struct {
        const char *record, *place;
    } rows[] = {
        {R"({"type":"sell"})", "event.type"},
        {R"({"type":"buy","player":"Ann","colour":"green"})", "event.colour"},
        {R"({"type":"buy","player":"Ann","colour":"red","times":10})", "event.times"},
        {R"({"type":"buy","player":"Ann","colour":"red","price":{"coins":10,"gems":0}})", "event.price.coins"},
        {R"({"type":"buy","player":"Ann","colour":"red","price":{"coins":1}})", "event.price"},
        {R"({"type":"adjust","what":{"what":"bank","player":"Ann"},"to":1})", "event.what"},
    };
    for (const auto& row : rows) {
        try {
            notation_of(Json::parse(row.record));
            ADD_FAILURE() << row.record << " is read";
        } catch (const BadRecord& bad) {
            EXPECT_EQ(bad.place, row.place) << bad.what();
        }
    }
}

TEST(DeclaredMoves, TellWhatMayStandInALineAndWhatWasRead) {
    const struct {
        const char* line;
        std::size_t at;
        const char *why, *so_far;
    } rows[] = {
        {"sing", 0, "\"sing\" is no verb of Toy; here stands buy, adj, raise, note", "null"},
        {"buy green", 4, "\"green\" does not fit; here stands the colour", R"({"type":"buy","player":"Ben B"})"},
        {"buy red for 3", 13, "the gems is missing", R"("times")"},
        {"adj hand 3", 4, "\"hand\" is not counted; here stands coins or bank", R"({"type":"adjust"})"},
        {"adj coins", 9, "the player is missing", R"({"type":"adjust"})"},
        {"raise", 5, "how many times is missing", R"({"type":"raise"})"},
        {"raise 2", 6, "how many times is written x2, not \"2\"", R"({"type":"raise"})"},
    };
    for (const auto& row : rows) {
        try {
            record_of(row.line);
            ADD_FAILURE() << row.line << " is read";
        } catch (const BadNotation& bad) {
            EXPECT_EQ(bad.position, row.at) << row.line;
            EXPECT_TRUE(std::string(bad.what()).starts_with(row.why)) << bad.what();
            EXPECT_EQ(bad.so_far.is_null(), std::string(row.so_far) == "null") << bad.so_far;
        }
    }
}

TEST(DeclaredMoves, GiveTheActorTheFormAndTheSchema) {
    toy::Buy bought;
    bought.player = Seat{1};
    EXPECT_EQ(kRules.actor(bought), Seat{1});
    EXPECT_EQ(kRules.actor(toy::Adjust{}), std::nullopt);
    const std::vector<Slot> slots = toy::Rules::form_skeleton("buy");
    ASSERT_EQ(slots.size(), 2u);
    EXPECT_EQ(slots[0].field, "colour");
    EXPECT_FALSE(slots[0].optional);
    EXPECT_EQ(slots[1].field, "times");
    EXPECT_TRUE(slots[1].optional);
    EXPECT_EQ(slots[1].most, 9);
    const std::vector<MoveOutline> outline = toy::Rules::outline();
    ASSERT_EQ(outline.size(), 3u);
    EXPECT_EQ(outline[0].schema["required"], Json({"type", "player", "colour"}));
    EXPECT_EQ(outline[1].schema["properties"]["what"]["oneOf"][0]["required"], Json({"what", "player"}));
}

}  // namespace
}  // namespace castalia
