// Every table that has a picture can be read: in every detail, palette and language, and at every size of the text.
// No display is needed, so the sanitizers look at it too. With CASTALIA_PICTURES=folder the English ones are kept
// there.
#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>

#include "app/language/language.h"
#include "app/painting/letters.h"
#include "app/painting/painter.h"
#include "app/painting/png.h"
#include "app/recorder/entry_mark.h"
#include "core/games/magnate/magnate.h"
#include "core/picture/drawing.h"
#include "core/picture/kit.h"
#include "tests/painting/picture_faults.h"
#include "tests/painting/sheet.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/every_game.h"
#include "tests/support/full_table.h"
#include "tests/support/pseudo_language.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using picture::Detail;
using picture::Rect;

/// A place where a picture is seen, with the least size of its words and the least height of their letters.
struct Place {
    const char* name;
    Detail detail;
    Rect area;
    double least = 0, least_letter = 0;
    bool in_any_font = false;  ///< Nobody knows the fonts of who shows the picture.
};

constexpr double kWindow = 11, kScreen = 24;
/// A phone 360 pixels wide has 344 of them for the picture, and letters of 9 pixels can be read there.
constexpr double kPhone = 9 * picture::kPaperWidth / 344;

/// Returns the sizes that windows and documents have for a picture (tests/ui/layout_test.cpp,
/// table_view_audit_test.cpp).
const std::vector<Place>& places() {
    static const std::vector<Place> all{
        {"window 1280x800", Detail::window, {0, 0, 943, 528}, kWindow},
        {"window 1024x768", Detail::window, {20, 20, 723, 495}, kWindow},
        {"window 1280x800 at 150 %", Detail::window, {0, 0, 860, 400}, kWindow},
        {"window 1280x800 at 200 %", Detail::window, {0, 0, 1266, 557}, kWindow},
        {"window 1920x1080", Detail::window, {0, 0, 1583, 806}, kWindow},
        {"table view", Detail::screen, {0, 182, 1920, 898}, 0, kScreen},
        {"thumbnail", Detail::thumbnail, {0, 0, 300, 180}, 8.4},
        {"tile", Detail::thumbnail, {0, 0, 260, 111}, 8.4},
        {"paper", Detail::paper, {0, 0, picture::kPaperWidth, 0}, 7, 0, true},
        {"television in the room", Detail::screen, {0, 0, picture::kScreenWidth, 1000}, 0, kScreen, true},
        {"page", Detail::page, {0, 0, picture::kPaperWidth, 0}, kPhone, 0, true}};
    return all;
}

bool printed(Detail detail) { return detail == Detail::paper || detail == Detail::blank; }

void look_over(const Seen& seen, const Place& place, PictureFaults& faults) {
    look_over_words(seen, faults);
    look_for_small_words(seen, place.least, place.least_letter, faults);
    if (!printed(place.detail)) {
        for (const picture::Scheme scheme :
             {picture::Scheme::light, picture::Scheme::dark, picture::Scheme::contrast}) {
            look_for_faint_shapes(seen, scheme, faults);
        }
    }
}

/// Keeps a picture for people to look at.
void keep(const Seen& seen, Detail detail) {
    const char* folder = std::getenv("CASTALIA_PICTURES");
    if (folder == nullptr) {
        return;
    }
    const std::unique_ptr<painting::Inks> inks =
        printed(detail) ? std::unique_ptr<painting::Inks>(std::make_unique<painting::PaperInks>(true))
                        : std::make_unique<painting::ScreenInks>(picture::Scheme::light);
    std::string name = seen.where;
    std::ranges::replace(name, ' ', '_');
    std::ofstream(std::string(folder) + "/" + name + ".png", std::ios::binary) << painting::png_of(
        static_cast<int>(seen.area.right()) + 1, static_cast<int>(seen.area.bottom()) + 1, [&](cairo_t* context) {
            painting::fill_ground(context, {0, 0, seen.area.right() + 1, seen.area.bottom() + 1},
                                  printed(detail) ? 0xFFFFFFFF : inks->line({document::Role::table}));
            painting::paint(context, seen.shapes, *inks, painting::ScreenLetters());
        });
}

/// Returns the games that have a picture.
std::vector<const Game*> pictured_games() {
    std::vector<const Game*> pictured;
    for (const Game& game : known_games().offered()) {
        if (game.tile) {
            pictured.push_back(&game);
        }
    }
    return pictured;
}

/// Returns the names that people gave to players and to the rows of a pad, which may be shortened. The name of a row
/// may go on in another line, so it is there from each of its letters on.
std::vector<std::string> given_names(const Session& session) {
    std::vector<std::string> all(session.names().begin(), session.names().end());
    const auto add = [&](const std::string& name) {
        for (std::size_t at = 0; at < name.size(); ++at) {
            all.push_back(name.substr(at));
        }
    };
    const Json& setup = session.heading().setup;
    for (const Json& counter : setup.value("counters", Json::array())) {
        add(counter.at("name").get<std::string>());
    }
    for (const Json& column : setup.value("columns", Json::array())) {
        add(column.get<std::string>());
    }
    return all;
}

class PictureAudit : public ::testing::TestWithParam<std::string> {
protected:
    PictureAudit()
        : catalogue_(GetParam()), translate_([this](const Text& text) { return worded(text, catalogue_); }) {}
    ~PictureAudit() override {
        for (const auto& [what, where] : faults_) {
            ADD_FAILURE() << GetParam() << ", " << where << ": " << what;
        }
    }

    void look_over_session(const std::string& game, const Session& session, std::size_t every,
                           std::span<const Place> where_seen = places()) {
        const std::vector<std::string> names(session.names().begin(), session.names().end());
        for (const Place& place : where_seen) {
            const picture::Measure& measure =
                place.in_any_font ? static_cast<const picture::Measure&>(any_) : letters_;
            for (std::size_t ply = session.plies() % every; ply <= session.plies(); ply += every) {
                const auto picture =
                    session.playthrough().picture(ply, {place.detail, place.area, measure, translate_, names});
                if (picture == nullptr) {
                    return;
                }
                ++seen_;
                Rect area = place.area;
                area.height = area.height > 0 ? area.height : picture->height;
                const std::string where = game + ", " + place.name + ", " + std::to_string(ply);
                const Seen seen{picture->shapes, area, measure, given_names(session), where};
                look_over(seen, place, faults_);
                if (GetParam() == kEnglish) {
                    keep(seen, place.detail);
                }
            }
        }
    }
    void look_over_figure(const Game& game, const document::Figure& figure, const Players& players,
                          const Place& place) {
        const Seen seen{
            figure.shapes,
            {0, 0, figure.width, figure.height},
            any_,
            players.names,
            game.id + ", " + place.name + ", " + figure.name + " " + std::to_string(players.names.size())};
        look_over(seen, place, faults_);
        if (GetParam() == kEnglish) {
            keep(seen, place.detail);
        }
    }

    PseudoLanguage spoken_by_nobody_;
    Catalogue catalogue_;
    Translate translate_;
    Sheet sheet_{1, 1};  ///< Words are measured on it as on a window.
    painting::ContextMeasure letters_{sheet_.context()};
    picture::AnyFont any_;
    PictureFaults faults_;
    std::size_t seen_ = 0;
};

TEST_P(PictureAudit, EveryTableCanBeRead) {
    constexpr std::size_t kSome = 19, kSomeOfFull = 37;
    for (const char* game : kGamesWithSamples) {
        const std::size_t before = seen_;
        look_over_session(game, sample_of(game), kSome);
        if (seen_ > before) {
            look_over_session(std::string(game) + " with long names", full_table(game), kSomeOfFull);
        }
    }
    constexpr std::size_t kSomeOfCrowded = 130;
    // So full a table has no room to spare: neither for a language longer than any, nor on a television for any font.
    std::vector<Place> roomy(places());
    std::erase_if(roomy, [](const Place& place) { return place.detail == Detail::screen && place.in_any_font; });
    if (GetParam() != kPseudoLanguage) {
        look_over_session("open-table of twelve", crowded_open_table(), kSomeOfCrowded, roomy);
    }
    EXPECT_GT(seen_, 100U);
}

TEST_P(PictureAudit, EveryTableCanBeReadOnAPhoneWithAnyNumberOfPlayers) {
    constexpr std::size_t kSome = 7, kMost = 90;
    const std::vector<std::string> names{
        "Maximiliana Konstantinopoulou", "Ben", "Bartholomäus von Hohenfels", "Xu", "Jean-Luc", "Ida"};
    for (const Game* game : pictured_games()) {
        for (int count = game->least_players; count <= std::min(game->most_players, 6); ++count) {
            Chance chance(static_cast<std::uint64_t>(count));
            const Players players{{names.begin(), names.begin() + count}};
            const Json setup = any_setup(*game, players, chance).value_or(Json::object());
            const Session session = any_evening(*game, players, setup, chance, {}, kMost);
            look_over_session(game->id + " with " + std::to_string(count), session, kSome,
                              std::span(places()).last(1));
        }
    }
    EXPECT_GT(seen_, 30U);
}

/// Returns a table of Magnate on which every card with three suits lies under another one.
magnate::State with_covered_court_cards(const magnate::Rules& rules, magnate::State state) {
    int district = 0;
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        const decktet::Card card{id};
        if (rules.in_deck(card) && decktet::suits(card).size() == 3) {
            const Seat seat{district % 2};
            magnate::lay(state, seat, card, district, true);
            magnate::lay(state, seat, decktet::Card{static_cast<std::uint8_t>(district)}, district, true);
            district = (district + 1) % magnate::kDistricts;
        }
    }
    return state;
}

TEST_P(PictureAudit, EveryCoveredCardWithThreeSuitsCanBeRead) {
    for (const auto deck : {magnate::Setup::Deck::courts, magnate::Setup::Deck::pawns}) {
        magnate::Rules rules;
        rules.setup.deck = deck;
        std::ranges::copy(magnate::kUsualMarkers, rules.setup.districts.begin());
        rules.names = {"Ann", "Ben"};
        const magnate::State state = with_covered_court_cards(rules, rules.start());
        for (const Place& place : places()) {
            const picture::Measure& measure =
                place.in_any_font ? static_cast<const picture::Measure&>(any_) : letters_;
            const picture::Picture picture =
                rules.picture(state, {place.detail, place.area, measure, translate_, rules.names});
            ++seen_;
            Rect area = place.area;
            area.height = area.height > 0 ? area.height : picture.height;
            look_over({picture.shapes, area, measure, rules.names, std::string("covered, ") + place.name}, place,
                      faults_);
        }
    }
    EXPECT_EQ(seen_, 2 * places().size());
}

/// Returns entries in the making, each with one slot more filled in, as by somebody who takes the first option that
/// the rules allow.
std::vector<Json> entries_in_hand(const Playthrough& line, std::size_t ply) {
    constexpr std::size_t kMostSlots = 4;
    std::vector<Json> drafts;
    for (const Verb& verb : line.prompt(ply).verbs) {
        Json draft = verb.draft;
        for (std::size_t filled = 0; filled < kMostSlots && !verb.barred; ++filled) {
            drafts.push_back(draft);
            const std::vector<Slot> slots = line.form(ply, draft);
            const auto open = std::ranges::find_if(slots, [&](const Slot& slot) {
                return value_at(draft, slot.field).is_null() &&
                       std::ranges::any_of(slot.options, [](const Option& option) { return !option.barred; });
            });
            if (open == slots.end()) {
                break;
            }
            put_at(draft, open->field,
                   std::ranges::find_if(open->options, [](const Option& one) { return !one.barred; })->value);
        }
    }
    return drafts;
}

/// Returns the line after the entry; null if it cannot be made yet.
std::unique_ptr<Playthrough> line_after(const Session& session, std::size_t ply, const Json& draft) {
    std::unique_ptr<Playthrough> then = session.playthrough().snapshot(ply);
    try {
        Fields fields(draft, "", session.names());
        const MovePtr move = then->read(fields);
        if (then->judge(*move)) {
            return nullptr;
        }
        then->play(*move);
        return then;
    } catch (const BadRecord&) {
        return nullptr;
    }
}

TEST_P(PictureAudit, EveryEntryInTheMakingCanBeRead) {
    constexpr std::size_t kSome = 13, kWindows = 2;
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        const std::vector<std::string> names(session.names().begin(), session.names().end());
        for (const Place& place : std::span(places()).first(kWindows)) {
            for (std::size_t ply = 0; ply <= session.plies() && known_games().find(game)->tile; ply += kSome) {
                for (const Json& draft : entries_in_hand(session.playthrough(), ply)) {
                    const auto after = line_after(session, ply, draft);
                    const picture::Focus focus{
                        entry_marks(session.playthrough().form(ply, draft), draft), {}, after.get()};
                    // The piece says the whole reason of a mark; there may be no room for it at the place.
                    std::vector<std::string> shortened = names;
                    for (const picture::Mark& mark : focus.marks) {
                        shortened.push_back(translate_(mark.reason));
                    }
                    const auto picture = session.playthrough().picture(
                        ply, {place.detail, place.area, letters_, translate_, names, focus});
                    if (picture != nullptr) {
                        ++seen_;
                        look_over({picture->shapes, place.area, letters_, shortened,
                                   std::string(game) + ", " + place.name + ", " + std::to_string(ply) + draft.dump()},
                                  place, faults_);
                    }
                }
            }
        }
    }
    EXPECT_GT(seen_, 100U);
}

TEST_P(PictureAudit, EveryTileCanBeRead) {
    for (const Game& game : known_games().offered()) {
        if (game.tile) {
            const Place tile{"tile", Detail::thumbnail, {0, 0, 260, 111}, 8.4};
            const picture::Picture picture = game.tile({tile.detail, tile.area, letters_, translate_});
            const Seen seen{picture.shapes, tile.area, letters_, {}, "tile of " + game.id};
            look_over(seen, tile, faults_);
            keep(seen, tile.detail);
            ++seen_;
        }
    }
    EXPECT_GT(seen_, 0U);
}

class PlanAudit : public PictureAudit {};

TEST_P(PlanAudit, EveryPlanCanBeRead) {
    constexpr double kLarger = 1.12;  // A window paints the words of a plan so much larger.
    const Place plan{"plan", Detail::plan, {}, kWindow / kLarger};
    const std::vector<std::string> names{
        "Wilhelmina Maximiliana von und zu Waldzell", "Ben", "Bartholomäus von Hohenfels", "Ida", "Jean-Luc", "Xu"};
    Chance chance(4);
    for (const Game* game : pictured_games()) {
        for (int count = game->least_players; game->layout && count <= game->most_players; ++count) {
            const Players players{{names.begin(), names.begin() + count}};
            look_over_figure(*game, game->layout({}, Json(), translate_).plan, {}, plan);
            look_over_figure(*game, game->layout(players, Json::object(), translate_).plan, players, plan);
            for (int setups = 0; setups < 4; ++setups) {
                const Json setup = any_setup(*game, players, chance).value_or(Json::object());
                look_over_figure(*game, game->layout(players, setup, translate_).plan, players, plan);
            }
        }
    }
    EXPECT_GE(pictured_games().size(), 1U);
}

TEST_P(PictureAudit, EveryBlankSheetCanBeRead) {
    for (const Game* game : pictured_games()) {
        for (const BlankSheet& sheet : game->sheets) {
            for (const document::Block& block : sheet.draw(translate_).blocks) {
                if (const auto* figure = std::get_if<document::Figure>(&block)) {
                    look_over_figure(*game, *figure, {}, {"blank", Detail::blank, {}, 7});
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, PictureAudit, ::testing::ValuesIn(audited_languages()),
                         [](const auto& language) { return language.param; });
/// Sentences of the pseudo-language are longer than those of a translation, and a plan has no room for them.
INSTANTIATE_TEST_SUITE_P(EverySpokenLanguage, PlanAudit, ::testing::ValuesIn(spoken_languages()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace castalia
