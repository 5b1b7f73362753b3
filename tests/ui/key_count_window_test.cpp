// The keys that an event takes through the window itself, by real key events over whole recorded games.
// tests/recorder/key_count_test.cpp counts them without a window.
#include "app/recorder/entry_composer.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "tests/recorder/short_lines.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class KeysInTheWindow : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    Json bare(const Event& event) const {
        Json json = recorder->written(event);
        json.erase("note");
        return json;
    }
    /// Returns the shortest keys that the composer takes for this event.
    std::optional<std::string> shortest(const Event& event) {
        const Json wanted = bare(event);
        EntryComposer reader(*recorder);
        reader.follow();
        const auto has = [&] {
            const Composition& entry = reader.composition();
            return entry.event != nullptr && entry.leading.empty() && bare(*entry.event) == wanted;
        };
        if (has()) {
            return "";
        }
        const std::string digits = dice_digits(wanted);
        for (const char digit : digits) {
            reader.digit(digit - '0');
        }
        if (!digits.empty() && has()) {
            return digits;
        }
        for (const std::string& line : short_lines(*recorder, event)) {
            reader.type(line);
            if (has()) {
                return line;
            }
        }
        return std::nullopt;
    }
};

TEST_P(KeysInTheWindow, AreAsFewAsPromised) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    std::map<std::string, std::size_t> most;
    for (std::size_t step = 0; step < sample.plies(); ++step) {
        const EventPtr& event = sample.replay().steps()[step].entry.event;
        const Json wanted = recorder->written(*event);
        const Prompt prompt = session().playthrough().prompt(events());
        const auto limit = std::ranges::find_if(key_limits(), [&](const KeyLimit& one) {
            return one.game == std::string(GetParam()) && is_limited(one, wanted, prompt, session().names());
        });
        if (limit == key_limits().end()) {
            ASSERT_FALSE(recorder->enter(event));
            continue;
        }
        const std::optional<std::string> keys = shortest(*event);
        ASSERT_TRUE(keys) << wanted;
        EXPECT_LE(keys->size(), most_keys(*limit, wanted)) << wanted;
        most[limit->type] = std::max(most[limit->type], keys->size());
        type(*keys);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == step + 1; }))
            << "typed \"" << *keys << "\" for " << wanted << "; the line says \""
            << frame->session_page().entry().line().utf8_string() << "\", "
            << frame->session_page().entry().echoed().utf8_string();
        ASSERT_EQ(bare(*session().replay().steps().back().entry.event), bare(*event));
    }
    for (const KeyLimit& limit : key_limits()) {
        EXPECT_TRUE(limit.game != std::string(GetParam()) || most.contains(limit.type)) << limit.type;
    }
    for (const auto& [type, keys] : most) {
        RecordProperty(type, static_cast<int>(keys));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, KeysInTheWindow, every_game(), name_of_game);

class RoundsInTheWindow : public WindowTable {};

TEST_F(RoundsInTheWindow, OfTheDecktetMuseAreAtMostTwentyKeysInOneLine) {
    const Session sample = sample_of("muse-decktet");
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    const std::size_t players = sample.names().size();
    std::size_t rounds = 0, most = 0;
    while (events() < sample.plies()) {
        const std::size_t first = events();
        std::vector<Json> reveals;
        for (std::size_t step = first; step < std::min(first + players, sample.plies()); ++step) {
            const Json event = recorder->written(*sample.replay().steps()[step].entry.event);
            if (event["type"] == "reveal" && !event.contains("ruling")) {
                reveals.push_back(event);
            }
        }
        const Prompt prompt = session().playthrough().prompt(first);
        if (reveals.size() < players || prompt.seats.size() < players) {
            ASSERT_FALSE(recorder->enter(sample.replay().steps()[first].entry.event));
            continue;
        }
        const std::string line = round_line(prompt, session().names(), reveals);
        ++rounds;
        most = std::max(most, line.size());
        type(line);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == first + players; }))
            << line << ": " << frame->session_page().entry().echoed().utf8_string();
        for (std::size_t nth = 0; nth < players; ++nth) {
            Json wanted = reveals[nth];
            wanted.erase("at");
            wanted.erase("note");
            Json entered = recorder->written(*session().replay().steps()[first + nth].entry.event);
            entered.erase("at");
            ASSERT_EQ(entered, wanted) << line;
        }
    }
    EXPECT_GT(rounds, 5U);
    EXPECT_LE(most, kMostKeysOfARound);
    RecordProperty("most_keys", static_cast<int>(most));
}

}  // namespace
}  // namespace castalia
