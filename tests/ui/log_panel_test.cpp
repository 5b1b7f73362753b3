// The log follows the session, even when much of it goes at once.
#include "app/ui/log/log_parts.h"

#include <glib.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/srchctrl.h>

#include "app/ui/toolkit/text/text_watch.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/recorder/table.h"
#include "tests/support/samples.h"
#include "tests/ui/contrast_on_screen.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class Log : public ::testing::Test {
protected:
    Log() {
        frame = new wxFrame(nullptr, wxID_ANY, "log", wxPoint(), wxSize(400, 600));
        panel = new LogPanel(frame, {[this](std::size_t ply) { looked.push_back(ply); },
                                     {},
                                     {},
                                     {},
                                     {},
                                     {},
                                     [this] { panel->show(table.recorder.scene()); },
                                     {}});
        frame->Show();
        settle_windows();
    }
    ~Log() override {
        frame->Destroy();
        settle_windows(20);
    }
    void show() {
        panel->show(table.recorder.scene());
        settle_windows();
    }
    unsigned rows() const { return static_cast<wxDataViewVirtualListModel*>(panel->list()->GetModel())->GetCount(); }

    Table table;
    wxFrame* frame;
    LogPanel* panel;
    std::vector<std::size_t> looked;
};

TEST_F(Log, ForgetsTheLineThatIsLookedAtWithTheEventsThatAreUndone) {
    table.play(24);
    table.recorder.look_at(table.session().plies());
    table.recorder.look_at(table.session().plies() - 1);
    show();
    EXPECT_TRUE(panel->list()->GetSelection().IsOk());
    table.recorder.undo_to(4);
    show();
    EXPECT_EQ(rows(), panel->session_log().rows().size());
    EXPECT_TRUE(looked.empty()) << "nobody chose a line";
}

TEST_F(Log, TellsWhatWasDoneWhateverTheNamesAre) {
    const std::string longest = "Benedikt Bartholomäus Graf von und zu Schwarzenberg-Lobkowi";
    std::string record = sample_file("muse-decktet");
    for (std::size_t at = record.find("\"Ben\""); at != std::string::npos; at = record.find("\"Ben\"")) {
        record.replace(at, 5, '"' + longest + '"');
    }
    const Session session = read_record(record, known_games());
    table.store.begin(session);
    table.recorder.open(session.heading().id);
    show();
    std::size_t called = 0;
    constexpr int kPatience = 100;
    for (int time = 0; time < kPatience && called == 0; ++time) {  // Until its end is in sight.
        settle_windows(20);
        const TextWatch watch;
        painted(*frame);
        for (const DrawnText& text : watch.texts()) {
            EXPECT_FALSE(text.shortened) << utf8(text.text);
            called += text.text.Contains("Benedikt") ? 1 : 0;
        }
    }
    EXPECT_GT(called, 0u);
}

TEST_F(Log, AsksItsListForPlacesOnlyWhenItIsOnAScreen) {
    table.play(300);
    table.recorder.look_at(8);
    auto* unseen = new wxFrame(nullptr, wxID_ANY, "unseen", wxPoint(), wxSize(400, 600));
    auto* log = new LogPanel(unseen, {});
    std::vector<std::string> complaints;
    const GLogFunc before = g_log_set_default_handler(
        +[](const char*, GLogLevelFlags, const char* message, gpointer to) {
            static_cast<std::vector<std::string>*>(to)->emplace_back(message);
        },
        &complaints);
    log->show(table.recorder.scene());
    constexpr int kOften = 10;
    for (int time = 0; time < kOften; ++time) {
        wxIdleEvent idle;
        log->ProcessWindowEvent(idle);
    }
    g_log_set_default_handler(before, nullptr);
    EXPECT_EQ(complaints, std::vector<std::string>());
    unseen->Show();
    settle_windows();
    EXPECT_FALSE(log->list()->GetItemRect(log->list()->GetSelection()).IsEmpty()) << "it is brought into view then";
    unseen->Destroy();
    settle_windows(20);
}

TEST_F(Log, ShowsTheLineThatIsLookedAtFarFromTheEnd) {
    table.play(300);
    show();
    table.recorder.look_at(8);
    show();
    const auto place = [&] { return panel->list()->GetItemRect(panel->list()->GetSelection()); };
    for (int round = 0; round < 20 && place().IsEmpty(); ++round) {
        settle_windows();  // The list measures its rows when there is nothing else to do.
    }
    const wxRect row = place();
    EXPECT_GE(row.GetTop(), 0);
    EXPECT_LE(row.GetBottom(), panel->list()->GetClientSize().y);
    EXPECT_GT(row.height, 0);
}

TEST_F(Log, MeasuresItsRowsAnewWhereItGetsAnotherWidth) {
    table.play(60);
    show();
    auto* model = static_cast<wxDataViewVirtualListModel*>(panel->list()->GetModel());
    const auto height_of_last = [&] {
        constexpr int kRounds = 8;
        for (int round = 0; round < kRounds; ++round) {
            settle_windows();
        }
        int high = 0;
        for (unsigned row = model->GetCount() - 6; row < model->GetCount(); ++row) {
            high += panel->list()->GetItemRect(model->GetItem(row)).height;
        }
        return high;
    };
    const int before = height_of_last();
    frame->SetSize(240, 600);
    const int narrow = height_of_last();
    EXPECT_GT(narrow, before) << "what took one line takes two";
    frame->SetSize(400, 600);
    EXPECT_EQ(height_of_last(), before);
}

TEST_F(Log, ShowsItsEndWhereItGetsLessRoom) {
    table.play(60);
    show();
    auto* model = static_cast<wxDataViewVirtualListModel*>(panel->list()->GetModel());
    for (const int high : {600, 420, 260}) {  // This happens when the form beside it grows.
        frame->SetSize(400, high);
        constexpr int kRounds = 6;
        for (int round = 0; round < kRounds; ++round) {
            settle_windows();
        }
        const wxRect last = panel->list()->GetItemRect(model->GetItem(model->GetCount() - 1));
        EXPECT_GT(last.height, 0) << high;
        EXPECT_LE(last.GetBottom(), panel->list()->GetClientSize().y) << high;
    }
}

/// The badge names the player in every language, whatever the sentence begins with.
TEST(LogLine, DoesNotRepeatTheNameThatTheBadgeSays) {
    EXPECT_EQ(after_name("Ann narrates", "Ann"), "narrates");
    EXPECT_EQ(after_name("Ann: veto against question 1, upheld", "Ann"), "veto against question 1, upheld");
    EXPECT_EQ(after_name(wxString::FromUTF8("Ann\u00a0: veto, soutenu"), "Ann"), "veto, soutenu");
    EXPECT_FALSE(after_name("Anna narrates", "Ann")) << "another name";
    EXPECT_FALSE(after_name("The round resolves", "Ann"));
    EXPECT_FALSE(after_name("Ann", "Ann"));
}

TEST(StoryLog, StrikesOutWhatTheTableTookBack) {
    Table table;
    Heading heading = table.session().heading();
    heading.game = "muse-story";
    heading.edition = "first";
    heading.players = {"Ann", "Ben", "Cid"};
    heading.setup = Json::object();
    table.recorder.begin(heading);
    table.recorder.enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    table.recorder.enter(Json{{"type", "narrate"}, {"player", "Ann"}, {"text", "The ship sails. It sinks."}});
    EXPECT_TRUE(struck_words(table.session()).empty());
    const Json veto{
        {"type", "veto"}, {"player", "Ben"}, {"text", ""}, {"outcome", "upheld"}, {"of", {{"narrate", "sentence"}}}};
    table.recorder.enter(veto);
    std::vector<StruckWords> struck = struck_words(table.session());
    ASSERT_EQ(struck.size(), 1U);
    EXPECT_EQ(struck[0].ply, 1U);
    EXPECT_EQ(struck[0].words, "It sinks.");
    Json all = veto;
    all["of"] = {{"narrate", "all"}};
    table.recorder.enter(all);
    struck = struck_words(table.session());
    ASSERT_EQ(struck.size(), 2U);
    EXPECT_EQ(struck[1].ply, 1U);
    EXPECT_TRUE(struck[1].words.empty());
}

TEST_F(Log, FindsWordsAmongTheEventsThatAreLeft) {
    table.play(24);
    show();
    auto& search = only<wxSearchCtrl>(*panel);
    search.SetValue("roll");
    settle_windows();
    table.recorder.undo_to(4);
    search.ChangeValue("");  // This sends no event; the next look at the session finds it.
    show();
    EXPECT_EQ(rows(), panel->session_log().rows().size());
}

}  // namespace
}  // namespace castalia
