// All words of a board stand out from their background in every palette, as the pixels of the picture show.
#include <cstdlib>
#include <memory>

#include <gtest/gtest.h>

#include "app/ui/session/pen.h"
#include "app/ui/session/screen_type.h"
#include "app/ui/session/table_head.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/contrast.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

constexpr std::array<std::pair<Scheme, const char*>, 3> kSchemes{
    {{Scheme::light, "light"}, {Scheme::dark, "dark"}, {Scheme::contrast, "contrast"}}};

/// Returns the faults of a word across two grounds side by side.
Faults faults_of_word_across(const wxColour& left, const wxColour& right, const wxColour& ink) {
    wxImage picture(200, 40);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(picture));
    for (const auto& [from, ground] : {std::pair(0, left), std::pair(100, right)}) {
        gc->SetPen(wxNullPen);
        gc->SetBrush(wxBrush(ground));
        gc->DrawRectangle(from, 0, 100, 40);
    }
    const TextWatch watch;
    write(*gc, "Wyrms and Knots", 100, 28, {20, true, false}, ink, Align::centre);
    gc->Flush();
    Faults faults;
    look_for_faint_texts(picture, watch.texts(), 4.5, "here", faults);
    return faults;
}

TEST(Contrast, OfAWordIsMeasuredOnEachGroundThatItCrosses) {
    const wxColour white(255, 255, 255), paper(250, 240, 200), ink(20, 20, 20), grey(110, 110, 110);
    EXPECT_TRUE(faults_of_word_across(white, white, ink).empty());
    EXPECT_TRUE(faults_of_word_across(white, paper, ink).empty());
    EXPECT_EQ(faults_of_word_across(white, grey, ink).size(), 1U);
    EXPECT_EQ(faults_of_word_across(grey, grey, ink).size(), 1U);
    EXPECT_EQ(faults_of_word_across(white, white, white).size(), 1U) << "what cannot be seen at all";
    EXPECT_EQ(faults_of_word_across(white, white, wxColour(20, 20, 20, 60)).size(), 1U) << "translucent";
}

Faults faults_of_marks(const wxColour& ink, const wxColour& fill) {
    wxImage picture(300, 60);
    picture.SetRGB(wxRect(picture.GetSize()), 255, 255, 255);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(picture));
    const TextWatch watch;
    const Pen pen(*gc, 0, 0, 1);
    pen.box({10, 10, 40, 40}, 4, fill, {ink, 3});
    pen.ring(90, 30, 16, fill, {ink, 3});
    pen.line(130, 30, 190, 30, {ink, 4});
    pen.mark("suit-suns", 230, 30, 30, ink);
    gc->Flush();
    Faults faults;
    look_for_faint_marks(picture, watch.marks(), 3, "here", faults);
    return faults;
}

TEST(Contrast, OfAMarkIsThatOfItsLineOrOfItsFill) {
    const wxColour pale(220, 220, 220), paler(240, 240, 240), dark(60, 60, 60);
    EXPECT_EQ(faults_of_marks(pale, paler).size(), 4U) << "a line, an edge, a sign and a disc";
    EXPECT_EQ(faults_of_marks(pale, dark).size(), 2U) << "the fill shows the edge and the disc";
    EXPECT_TRUE(faults_of_marks(dark, paler).empty());
}

class BoardContrast : public ::testing::TestWithParam<const char*> {
protected:
    ~BoardContrast() override { choose_scheme(Scheme::system); }

    static wxImage picture_of(const BoardScene& scene, wxSize size, int fine) {
        wxImage picture(size * fine);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(picture));
        gc->Scale(fine, fine);
        draw_board(*gc, {0, 0, double(size.x), double(size.y)}, scene, {});
        gc->Flush();
        return picture;
    }

    void look_over(const Session& session, std::size_t some) {
        const std::size_t every = std::getenv("CASTALIA_LONG") != nullptr ? 1 : some;
        for (const auto& [scheme, name] : kSchemes) {
            choose_scheme(scheme);
            for (std::size_t ply = session.plies() % every; ply <= session.plies(); ply += every) {
                BoardScene scene;
                scene.playthrough = &session.playthrough();
                scene.ply = ply;
                scene.names.assign(session.names().begin(), session.names().end());
                for (const bool large : {false, true}) {
                    scene.large = large;
                    const wxSize size = large ? wxSize(int(kScreenWide), int(kScreenHigh)) : wxSize(943, 528);
                    // At this scale the thinnest line of the board has a pixel of its whole colour.
                    constexpr int kFine = 2;
                    const std::size_t known = faults_.size();
                    const TextWatch watch;
                    const wxImage picture = picture_of(scene, size, large ? 1 : kFine);
                    const std::string where =
                        std::string(name) + (large ? ", table view, " : ", ") + std::to_string(ply);
                    look_for_faint_texts(picture, watch.texts(), least_contrast(scheme), where, faults_);
                    constexpr double kMarks = 3;
                    look_for_faint_marks(picture, watch.marks(), kMarks, where, faults_);
                    if (faults_.size() > known) {
                        keep(picture,
                             session.game().id + "-faint-" + name + (large ? "-large-" : "-") + std::to_string(ply));
                    }
                }
            }
        }
        for (const auto& [what, where] : faults_) {
            ADD_FAILURE() << session.game().id << ", " << where << ": " << what;
        }
    }

private:
    Faults faults_;
};

TEST_P(BoardContrast, TheSampleStandsOutInEveryPalette) {
    constexpr std::size_t kSome = 37;
    look_over(sample_of(GetParam()), kSome);
}

TEST_P(BoardContrast, AFullTableStandsOutInEveryPalette) {
    constexpr std::size_t kSome = 71;
    look_over(full_table(GetParam()), kSome);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, BoardContrast, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
