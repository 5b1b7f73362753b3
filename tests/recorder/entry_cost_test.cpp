// The cost of an entry and of taking it back: the rules judge it once, and no playthrough is copied.
#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

struct Counts {
    int judged = 0;
    std::size_t copied = 0;  ///< Positions.
};

/// A playthrough that counts what is asked of it.
class Counted final : public Playthrough {
public:
    Counted(std::unique_ptr<Playthrough> inner, std::shared_ptr<Counts> counts)
        : inner_(std::move(inner)), counts_(std::move(counts)) {}

    std::size_t plies() const override { return inner_->plies(); }
    std::unique_ptr<Playthrough> copy(std::size_t ply) const override {
        counts_->copied += ply + 1;
        return std::make_unique<Counted>(inner_->copy(ply), counts_);
    }
    std::unique_ptr<Playthrough> snapshot(std::size_t ply) const override {
        ++counts_->copied;
        return std::make_unique<Counted>(inner_->snapshot(ply), counts_);
    }
    void take_back_to(std::size_t ply) override { inner_->take_back_to(ply); }
    void go_on_with(Playthrough& next) override { inner_->go_on_with(*static_cast<Counted&>(next).inner_); }
    std::optional<Refusal> judge(const Move& move) const override {
        ++counts_->judged;
        return inner_->judge(move);
    }
    void play(const Move& move) override { inner_->play(move); }
    void play_in_place(const Move& move) override { inner_->play_in_place(move); }
    bool ends_like(const Playthrough& other, std::size_t ply) const override { return inner_->ends_like(other, ply); }
    void stay() override { inner_->stay(); }
    void expect(std::size_t plies) override { inner_->expect(plies); }
    Text chapter(std::size_t ply) const override { return inner_->chapter(ply); }
    Prompt prompt(std::size_t ply) const override { return inner_->prompt(ply); }
    std::vector<Slot> form(std::size_t ply, const Json& draft) const override { return inner_->form(ply, draft); }
    Json state(std::size_t ply) const override { return inner_->state(ply); }
    TableView view(std::size_t ply) const override { return inner_->view(ply); }
    std::shared_ptr<const picture::Picture> picture(std::size_t ply,
                                                    const picture::Viewport& viewport) const override {
        return inner_->picture(ply, viewport);
    }
    PictureMaker picture_maker(std::size_t ply) const override { return inner_->picture_maker(ply); }
    Scoresheet score(std::size_t ply) const override { return inner_->score(ply); }
    bool over(std::size_t ply) const override { return inner_->over(ply); }
    Text describe(std::size_t ply, const Move& move) const override { return inner_->describe(ply, move); }
    Story story(std::size_t ply, const Move& move) const override { return inner_->story(ply, move); }
    MovePtr read(Fields& fields) const override { return inner_->read(fields); }
    void write(const Move& move, Json& object) const override { inner_->write(move, object); }
    std::string notation(const Move& move) const override { return inner_->notation(move); }
    MovePtr parse(std::size_t ply, NotationLine& line) const override { return inner_->parse(ply, line); }
    std::optional<Seat> actor(const Move& move) const override { return inner_->actor(move); }
    std::optional<Seat> start_player(const Move& move) const override { return inner_->start_player(move); }

private:
    std::unique_ptr<Playthrough> inner_;
    std::shared_ptr<Counts> counts_;
};

Game counted(const Game& original, const std::shared_ptr<Counts>& counts) {
    Game game = original;
    game.settle_and_begin = [counts, begin = original.settle_and_begin](const Players& players,
                                                                        const std::string& edition, Json& setup) {
        return std::make_unique<Counted>(begin(players, edition, setup), counts);
    };
    return game;
}

TEST(EntryCost, APreviewJudgesOnceAndCopiesNoPlaythrough) {
    const auto counts = std::make_shared<Counts>();
    const Session played = sample_of("magnate");
    const Game game = counted(played.game(), counts);
    Session session(game, played.heading(), played.journal());
    const std::size_t last = session.plies() - 1;
    const EventPtr event = session.replay().steps().at(last).entry.event;
    session.enter(Undone{}, moment_of("2026-11-21T19:00:00Z", ""));

    *counts = Counts();
    const Preview preview = preview_of(session, event);
    EXPECT_EQ(counts->judged, 1);
    EXPECT_LE(counts->copied, 3U) << "of " << session.plies();
    ASSERT_NE(preview.after, nullptr);
    EXPECT_EQ(preview.after->playthrough().state(preview.after->plies()), played.playthrough().state(last + 1));
}

TEST(EntryCost, TheLastEventGoesAndComesBackWithoutACopyOfThePlaythrough) {
    const auto counts = std::make_shared<Counts>();
    const Session played = sample_of("magnate");
    const Game game = counted(played.game(), counts);
    Session session(game, played.heading(), played.journal());
    const std::size_t plies = session.plies();
    const Json before = session.playthrough().state(plies);
    const Moment at = moment_of("2026-11-21T19:00:00Z", "");

    *counts = Counts();
    session.enter(Undone{}, at);
    session.enter(Undone{}, at);
    EXPECT_EQ(counts->copied, 0U) << "of " << plies;
    ASSERT_EQ(session.plies(), plies - 2);
    EXPECT_EQ(session.playthrough().state(plies - 2), played.playthrough().state(plies - 2));
    session.enter(Redone{}, at);
    session.enter(Redone{}, at);
    EXPECT_EQ(counts->copied, 2U) << "of " << plies;
    EXPECT_EQ(counts->judged, 2);
    ASSERT_EQ(session.plies(), plies);
    EXPECT_EQ(session.playthrough().state(plies), before);
}

/// An entry in a counted game of Magnate that has just begun.
class CountedEntry : public ::testing::Test {
protected:
    CountedEntry() {
        recorder.begin(sample_of("magnate").heading());
        composer.follow();
    }
    void type_counting(const std::string& line) {
        counts->judged = 0;
        composer.type(line);
    }

    std::shared_ptr<Counts> counts = std::make_shared<Counts>();
    Games games{{counted(game_called("magnate"), counts)}};
    Store store{games, ":memory:"};
    Recorder recorder{store, [] { return moment_of("2026-11-21T19:00:00Z", ""); },
                      [] { return std::string("0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11"); }};
    EntryComposer composer{recorder};
};

TEST_F(CountedEntry, IsJudgedWhenItIsTypedAndNotAgainWhenItIsConfirmed) {
    type_counting("r 10 4");
    EXPECT_EQ(counts->judged, 1);
    EXPECT_EQ(composer.confirm(), Composition::Enter::record);
    EXPECT_EQ(counts->judged, 1);
    EXPECT_EQ(recorder.session()->plies(), 1U);
}

TEST_F(CountedEntry, IsNotJudgedAgainWhenTheTableRulesOnIt) {
    composer.type("r 10 4");
    composer.confirm();
    type_counting("r 7 4");
    EXPECT_EQ(composer.confirm(), Composition::Enter::refuse);
    EXPECT_TRUE(composer.rule("The die fell from the table"));
    EXPECT_EQ(counts->judged, 1);
    ASSERT_EQ(recorder.session()->plies(), 2U);
    EXPECT_TRUE(recorder.session()->replay().steps()[1].stands);
    ASSERT_TRUE(recorder.session()->replay().steps()[1].refusal);
    EXPECT_EQ(recorder.session()->replay().steps()[1].refusal->clause, "magnate.roll.once");
}

TEST_F(CountedEntry, IsJudgedAnewWhereTheRecordHasChangedSinceItWasTyped) {
    composer.type("r 10 4");
    recorder.enter(recorder.parse("r 7 4"));  // Nobody has told the composer.
    EXPECT_EQ(composer.confirm(), Composition::Enter::refuse);
    EXPECT_EQ(recorder.session()->plies(), 1U);
}

}  // namespace
}  // namespace castalia
