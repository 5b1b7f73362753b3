// Two libraries that were filled by chance from the same evenings end with the same history.
#include <random>
#include <sstream>

#include "db/merging.h"
#include "db/photos.h"
#include "db/safety/safety.h"
#include "tests/db/whole_history.h"
#include "tests/support/appended.h"
#include "tests/support/pictures.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Fills two libraries by chance from the same evenings.
class Club {
public:
    explicit Club(unsigned seed) : random_(seed) {}

    void fill(Store& one, Store& other) {
        for (int number = 1; number <= 14; ++number) {
            Session session = number % 5 == 0 ? a_result(merging_id(number))
                                              : session_of(merging_id(number), "Evening " + std::to_string(number));
            play(session, upto(3));
            const int where = upto(3);
            for (Store* store : {&one, &other}) {
                if (where == 3 || (where == 2) == (store == &one) || where == 0) {
                    store->begin(session);
                    go_on(*store, session.heading().id);
                }
            }
        }
        for (Store* store : {&one, &other}) {
            if (upto(1) == 0) {
                keep_house_rule(*store, "magnate", {"magnate.tax.once", "Rule " + std::to_string(upto(2))});
            }
        }
    }

private:
    int upto(int most) { return std::uniform_int_distribution<int>(0, most)(random_); }
    std::string word() {
        return std::vector<std::string>{"a", "bb", "league", "rain"}.at(static_cast<std::size_t>(upto(3)));
    }
    /// Returns the result of a game without a log.
    Session a_result(const std::string& id) {
        Heading heading = session_of(id).heading();
        heading.game = "result";
        heading.edition = "1";
        heading.players = {"Ann", word(), "Zoë"};
        heading.setup = game_called("result").settle(Players{heading.players}, "1",
                                                     Json{{"game", "Skat"},
                                                          {"scores", {{"Ann", std::to_string(upto(30))}}},
                                                          {"winners", Json::array({"Ann"})}});
        return Session(game_called("result"), heading);
    }
    /// Begins a session anew, as a correction of its players does.
    void correct(Store& store, const Session& session) {
        Heading heading = session.heading();
        heading.first_id = heading.first_id.empty() ? heading.id : heading.first_id;
        heading.id = merging_id(100 + corrected_++);
        heading.title += ", corrected";
        store.replace(session, Session(session.game(), heading, session.journal()));
    }
    void play(Session& session, int events) {
        for (int i = 0; i < events; ++i) {
            const std::string note = R"({"type": "note", "text": "Note )" + std::to_string(upto(3)) + "\"}";
            enter(session, {note.c_str()});
        }
    }
    /// Does what somebody may do with a session at one of the laptops.
    void go_on(Store& store, const std::string& id) {
        Session session = store.load(id);
        const std::size_t known = session.journal().size();
        if (upto(2) == 0) {
            play(session, upto(2));
            if (upto(3) == 0 && session.plies() > 0) {
                undo(session);
            }
            append_from(store, session, known);
        }
        if (upto(2) == 0) {
            session.commentary.comments.push_back({0, upto(1) == 0 ? "!" : "", "Comment " + word()});
            store.save_commentary(session);
        }
        if (upto(2) == 0) {
            store.set_tags(id, {word(), word()});
        }
        if (upto(3) == 0) {
            store.exclude(id, true);
        }
        if (upto(3) == 0) {
            store.rename(id, "Title " + word(), "Place " + word());
        }
        if (upto(3) == 0) {
            store.set_date(id, moment_of("2026-11-2" + std::to_string(upto(9)) + "T19:00:00Z", ""));
        }
        if (upto(3) == 0) {
            const std::string picture = "picture " + word(), caption = word();
            PhotoAlbum(store).attach(id, some_photo(picture, caption, 0));
            if (caption.size() > 2) {
                PhotoAlbum(store).attach(id, some_photo(picture, caption.substr(2), 0));  // The same one once more.
            }
        }
        if (upto(5) == 0) {
            store.trash(id);
        } else if (upto(4) == 0) {
            correct(store, store.load(id));
        }
    }

    std::mt19937 random_;
    int corrected_ = 0;
};

/// Returns the first line in which two histories differ, as both have it; nothing where they are the same.
std::string difference(const std::string& one, const std::string& other) {
    std::istringstream ones(one), others(other);
    std::string before, line, its;
    while (std::getline(ones, line) && std::getline(others, its)) {
        if (line != its) {
            return "behind " + before + "\n" + line + "\nand " + its;
        }
        before = line;
    }
    return one == other ? "" : "one is longer";
}

TEST(TwoLaptopsOfOneClub, EndWithTheSameHistoryWhicheverTakesTheOther) {
    const unsigned clubs = std::getenv("CASTALIA_LONG") != nullptr ? 300 : 12;
    for (unsigned seed = 1; seed <= clubs; ++seed) {
        SCOPED_TRACE(seed);
        const Folder folder;
        Store one(known_games(), folder / "one.sqlite"), other(known_games(), folder / "other.sqlite");
        Club(seed).fill(one, other);
        Safety(one).back_up(folder / "one-before.sqlite");
        Safety(other).back_up(folder / "other-before.sqlite");
        const MergeOptions all{true, {}};
        merge_library(one, folder / "other-before.sqlite", all);
        merge_library(other, folder / "one-before.sqlite", all);
        // What only one of them had lies in its trash; the other one never heard of it.
        ASSERT_EQ(difference(whole_history(one), whole_history(other)), "");
        for (Store* store : {&one, &other}) {
            EXPECT_EQ(in_english(Safety(*store).verify()), std::vector<std::string>{});
        }
        const std::string before = whole_history(one);
        EXPECT_TRUE(merge_library(one, other.file(), all).nothing_changed());
        EXPECT_TRUE(merge_library(one, folder / "other-before.sqlite", all).nothing_changed());
        EXPECT_EQ(whole_history(one), before) << "a second time changes nothing";
    }
}

}  // namespace
}  // namespace castalia
