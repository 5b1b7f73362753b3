// The pictures of the README: a session of each game at its fullest moment. packaging/pictures makes them anew.
#include "tests/ui/window_table.h"

#include <fstream>
#include <set>

#include <wx/image.h>
#include <wx/imagpng.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

const wxSize kWindow(1280, 800);

class Pictures : public WindowTable, public ::testing::WithParamInterface<const char*> {};

/// Returns the ply at which the board of an open session says most different things; empty places say the same.
std::size_t fullest_moment(const Session& session) {
    std::size_t fullest = 0, most = 0;
    for (std::size_t ply = 0; ply + 1 < session.plies(); ++ply) {
        BoardScene scene;
        scene.playthrough = &session.playthrough();
        scene.ply = ply;
        scene.names.assign(session.names().begin(), session.names().end());
        const TextWatch watch;
        wxImage image(943, 528);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        draw_board(*gc, {0, 0, 943, 528}, scene, {});
        std::set<wxString> different;
        for (const DrawnText& text : watch.texts()) {
            different.insert(text.text);
        }
        if (different.size() >= most) {
            most = different.size();
            fullest = ply;
        }
    }
    return fullest;
}

TEST_P(Pictures, ShowEveryGameAtItsFullestMoment) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    const std::size_t moment = fullest_moment(sample);
    ASSERT_GT(moment, 0U);
    for (std::size_t i = 0; i < moment; ++i) {
        ASSERT_FALSE(recorder->enter(sample.replay().steps()[i].entry.event));
    }
    frame->SetSize(kWindow);
    frame->go(MainFrame::Place::session);
    ASSERT_TRUE(pump([&] { return frame->session_page().board().IsShownOnScreen(); }));
    settle_windows();
    frame->SendSizeEvent();  // The form has its height only once it is on the screen.
    settle_windows();
    keep_picture(*frame, GetParam());

    const std::string picture = "resources/pictures/" + std::string(GetParam()) + ".png";
    std::ifstream readme(source_dir() + "/README.md");
    const std::string text{std::istreambuf_iterator<char>(readme), {}};
    EXPECT_NE(text.find(picture), std::string::npos) << "the README shows it";
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
        wxImage::AddHandler(new wxPNGHandler);
    }
    const wxImage kept(wxString::FromUTF8(source_dir() + "/" + picture));
    ASSERT_TRUE(kept.IsOk()) << picture << " is missing: run packaging/pictures";
    EXPECT_EQ(kept.GetSize(), kWindow);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Pictures, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
