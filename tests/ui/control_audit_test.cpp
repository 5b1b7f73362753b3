// All words of the dialogs can be read at every size of text and in every palette: no label is cut, nothing leaves
// its window or the screen, and the letters are large enough.
#include <array>
#include <optional>
#include <set>
#include <utility>

#include <wx/anybutton.h>
#include <wx/checkbox.h>
#include <wx/display.h>
#include <wx/radiobox.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>

#include "app/language/language.h"
#include "app/photos/taking_photo.h"
#include "app/ui/correction/correct_entry.h"
#include "app/ui/correction/correct_setup.h"
#include "app/ui/correction/ways_out.h"
#include "app/ui/counting/count_table.h"
#include "app/ui/export/many_dialog.h"
#include "app/ui/export/result_dialog.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/photos/photo.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/room/show_in_room.h"
#include "app/ui/room/shown_in_room.h"
#include "app/ui/session/scoresheet.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "tests/support/pseudo_language.h"
#include "tests/ui/contrast.h"
#include "tests/ui/contrast_on_screen.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

std::string name_of_control(const wxWindow& window) {
    const wxString label = window.GetLabel().empty() ? accessible_name(&window) : window.GetLabel();
    return wxString(window.GetClassInfo()->GetClassName()).utf8_string() + " \"" + label.utf8_string() + "\"";
}

/// Returns whether a control with words has less room than they need.
bool is_cut(wxWindow& control) {
    constexpr int kShortened = wxST_ELLIPSIZE_START | wxST_ELLIPSIZE_MIDDLE | wxST_ELLIPSIZE_END, kRounding = 2;
    const bool words = dynamic_cast<const wxStaticText*>(&control) != nullptr && !control.HasFlag(kShortened);
    const bool labelled = dynamic_cast<const wxAnyButton*>(&control) != nullptr ||
                          dynamic_cast<const wxCheckBox*>(&control) != nullptr ||
                          dynamic_cast<const wxRadioBox*>(&control) != nullptr;
    control.InvalidateBestSize();
    const wxSize room = control.GetSize(), wanted = control.GetBestSize();
    return (words || labelled) && (wanted.x > room.x + kRounding || wanted.y > room.y + kRounding);
}

/// Adds the faults of the visible controls inside a window.
void look_over(wxWindow& window, std::set<std::string>& faults) {
    const auto* scrolls = dynamic_cast<const wxScrolledWindow*>(&window);
    wxRect room(window.GetClientSize());
    room.Inflate(1);
    for (wxWindow* inside : window.GetChildren()) {
        if (!inside->IsShown() || inside->IsTopLevel()) {
            continue;
        }
        const bool says = !inside->GetLabel().empty() || inside->GetChildren().empty();
        const wxRect place = inside->GetRect();
        const bool whole = scrolls == nullptr ? room.Contains(place)  // What scrolls down is not scrolled across.
                                              : place.x >= room.x && place.GetRight() <= room.GetRight();
        if (says && !whole) {
            faults.insert(name_of_control(*inside) + " leaves its window");
        }
        if (is_cut(*inside)) {
            const wxSize size = inside->GetSize(), best = inside->GetBestSize();
            faults.insert(name_of_control(*inside) + " is cut: " + std::to_string(size.x) + "×" +
                          std::to_string(size.y) + " instead of " + std::to_string(best.x) + "×" +
                          std::to_string(best.y));
        }
        constexpr double kPixels = 96 / 72.0, kLeastLetters = 11;
        if (says && inside->GetFont().GetFractionalPointSize() * kPixels < kLeastLetters) {
            faults.insert(name_of_control(*inside) + " has small letters");
        }
        if (spoken_language() == kPseudoLanguage) {
            for (const std::string& word : plain_words(inside->GetLabel().utf8_string())) {
                static const std::set<std::string> kGiven{"Ann", "Ben", "IMG", "jpg"};
                if (!kGiven.contains(word)) {
                    faults.insert(name_of_control(*inside) + " says " + word + " in English");
                }
            }
        }
        look_over(*inside, faults);
    }
}

void expect_readable(wxDialog& dialog, const std::string& when) {
    settle_windows();
    std::set<std::string> faults;
    look_over(dialog, faults);
    const auto on_screen = [&] { return wxDisplay(&dialog).GetGeometry().Contains(dialog.GetScreenRect()); };
    for (int round = 0; round < 10 && !on_screen(); ++round) {
        settle_windows();  // It takes some time until the window has its place, with or without a window manager.
    }
    if (!on_screen()) {
        faults.insert("the window leaves the screen");
    }
    Faults faint;
    EXPECT_GT(look_for_faint_words(dialog, least_contrast(chosen_scheme()), "", faint), 0U) << when;
    for (const auto& [what, where] : faint) {
        faults.insert(what);
    }
    for (const std::string& fault : faults) {
        ADD_FAILURE() << when << ": " << fault;
    }
}

/// Expects that bold words, which have a font of their own, follow the size of all text.
void expect_bold_as_large_as_the_rest(wxDialog& dialog) {
    const double usual = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetFractionalPointSize();
    for (const wxStaticText* text : all_of<wxStaticText>(dialog)) {
        if (text->GetFont().GetWeight() >= wxFONTWEIGHT_BOLD) {
            EXPECT_NEAR(text->GetFont().GetFractionalPointSize(), usual, 0.5) << name_of_control(*text);
        }
    }
}

struct LookOfAll {
    const char *scheme, *text;
    std::string language{kEnglish};
};

class ControlAudit : public Dialogs, public ::testing::WithParamInterface<LookOfAll> {
protected:
    ControlAudit() {
        if (GetParam().language == kPseudoLanguage) {
            pseudo_language.emplace();
        }
        look(GetParam());
        name = std::string(GetParam().scheme) + "-" + GetParam().text + "-" + GetParam().language;
    }
    ~ControlAudit() override { look({"light", "100"}); }
    std::optional<PseudoLanguage> pseudo_language;
    void look(const LookOfAll& wanted) {
        table.store.set("ui.scheme", wanted.scheme);
        table.store.set("ui.text", wanted.text);
        table.store.set("ui.language", wanted.language);
        table.store.set("ui.motion", "off");  // Colours in the middle of an animation would be measured otherwise.
        apply_preferences(table.store);
    }
    std::function<void(wxDialog&)> audit(const std::string& what) {
        return [this, what](wxDialog& dialog) {
            expect_readable(dialog, what);
            keep(dialog, what);
        };
    }
};

TEST_P(ControlAudit, NewSessionsOfEveryGameCanBeRead) {
    for (const char* game : {"magnate", "dance-of-muses", "muse-story", "muse-decktet", "musee", "open-table"}) {
        in_dialog(audit(std::string("new ") + game));
        ask_for_session(frame, table.store, game_called(game));
    }
}

TEST_P(ControlAudit, ACorrectionCanBeRead) {
    table.play(24);
    in_dialog(audit("correction"));
    correct_entry(frame, table.recorder, table.session().in_force().entries.at(3).number);
}

/// Returns an open table of twelve. Its names are words that may stay English in every language.
Heading open_table_of_twelve() {
    constexpr int kSeats = 12;
    Heading heading;
    heading.game = "open-table";
    for (int seat = 1; seat <= kSeats; ++seat) {
        heading.players.push_back("Ann Ben Ann Ben " + std::to_string(seat));
    }
    heading.setup = {{"counters", {{{"name", "Ann"}, {"start", 20}, {"min", nullptr}, {"max", nullptr}}}},
                     {"columns", {"Ben 1", "Ben 2"}}};
    return heading;
}

// At 200 % the button below what would change and the captions of the tables were cut.
TEST_P(ControlAudit, ACorrectionAtAFullTableCanBeReadOnASmallScreen) {
    table.recorder.begin(open_table_of_twelve());
    for (const std::string& player : table.session().heading().players) {
        ASSERT_FALSE(
            table.recorder.enter(Json{{"type", "score"}, {"player", player}, {"column", "Ben 1"}, {"value", -93}}));
        ASSERT_FALSE(table.recorder.enter(Json{{"type", "count"}, {"player", player}, {"name", "Ann"}, {"by", -14}}));
    }
    in_dialog([&](wxDialog& dialog) {
        const wxSize small_screen(1024, 740);
        dialog.SetMinSize(wxDefaultSize);
        dialog.SetSize(small_screen);
        audit("correction of twelve")(dialog);
        for (wxWindow* view : all_of<wxWindow>(dialog)) {
            if (auto* form = dynamic_cast<SlotForm*>(view)) {
                EXPECT_TRUE(form->choose("by", -30));
            }
        }
        audit("correction of twelve, changed")(dialog);
        EXPECT_LE(dialog.GetSize().x, small_screen.x);
    });
    correct_entry(frame, table.recorder, table.session().in_force().entries.at(3).number);
}

TEST_P(ControlAudit, ACorrectionOfTheSetupCanBeRead) {
    table.play(60);
    in_next_dialog([&](wxDialog& setup) {
        EXPECT_TRUE(only<SlotForm>(setup).choose("first", "Ben"));
        EXPECT_TRUE(only<SlotForm>(setup).choose("options/replace_ace", true));
        in_next_dialog([&](wxDialog& changes) {
            audit("setup")(changes);
            in_next_dialog([](wxDialog& again) { press(again, wxID_CANCEL); });
        });
        press(setup, wxID_OK);
    });
    EXPECT_FALSE(correct_setup(frame, table.recorder));
}

TEST_P(ControlAudit, TheCountOfTheTableCanBeRead) {
    table.play(24);
    in_dialog(audit("count"));
    count_the_table(frame, table.recorder);
}

TEST_P(ControlAudit, TheWaysOutCanBeRead) {
    for (const char* line : {"r 3 9", "s 2mk", "draw", "r 2 2"}) {
        table.enter(line);
    }
    in_dialog(audit("ways"));
    find_way_out(frame, table.recorder, table.recorder.read({{"type", "sell"}, {"player", "Ben"}, {"card", "2MK"}}));
}

TEST_P(ControlAudit, AnExportCanBeRead) {
    table.play(24);
    in_dialog(audit("export"));
    send_out(frame, table.store, table.recorder.scene());
    in_dialog(audit("result"));
    show_result(frame, table.store, table.recorder.scene());
    in_dialog(audit("many"));
    send_out_many(frame, table.store);
}

TEST_P(ControlAudit, TheRoomCanBeRead) {
    table.play(3);
    ShownInRoom shown(table.recorder, [](std::optional<std::size_t>) {});
    in_dialog(audit("room"));
    show_in_room(frame, table.recorder, shown);
    shown.begin("127.0.0.1");
    in_dialog(audit("shown in the room"));
    show_in_room(frame, table.recorder, shown);
}

TEST_P(ControlAudit, APhotoAndAScoresheetCanBeRead) {
    table.play(24);
    constexpr int kWide = 900, kHigh = 700;
    const Pixels grey{kWide, kHigh, std::vector<unsigned char>(std::size_t{3} * kWide * kHigh, 120)};
    table.recorder.attach(new_photo(jpeg_of(grey), "IMG_20261121_203000.jpg"));
    in_dialog(audit("photo"));
    show_photo(frame, table.recorder, 1);
    in_dialog(audit("scoresheet"));
    show_scoresheet(frame, table.recorder.scene());
}

TEST_P(ControlAudit, PreferencesCanBeReadWhileTheyChange) {
    in_dialog([this](wxDialog& dialog) {
        for (const int percent : {100, 150, 200, 150, 100, 200}) {
            wxSlider& text = only<wxSlider>(dialog);
            constexpr int kStep = 10;
            text.SetValue(percent / kStep);
            press(text, wxEVT_SLIDER);
            expect_readable(dialog, "preferences at " + std::to_string(percent));
            expect_bold_as_large_as_the_rest(dialog);
            for (int scheme = 1; scheme <= 3; ++scheme) {
                wxRadioBox& colours = only<wxRadioBox>(dialog);
                colours.SetSelection(scheme);
                press(colours, wxEVT_RADIOBOX);
                expect_readable(dialog, "preferences at " + std::to_string(percent));
            }
        }
        keep(dialog, "preferences");
    });
    change_preferences(frame, table.store);
}

INSTANTIATE_TEST_SUITE_P(EveryLook, ControlAudit,
                         ::testing::Values(LookOfAll{"light", "100"}, LookOfAll{"dark", "150"},
                                           LookOfAll{"contrast", "200"}, LookOfAll{"light", "200"},
                                           LookOfAll{"light", "100", "de"}, LookOfAll{"light", "100", "es"},
                                           LookOfAll{"light", "100", "fr"}, LookOfAll{"light", "200", "fr"},
                                           LookOfAll{"dark", "200", "de"}, LookOfAll{"light", "200", "es"},
                                           LookOfAll{"contrast", "200", "it"}, LookOfAll{"light", "100", "it"},
                                           LookOfAll{"light", "100", kPseudoLanguage}),
                         [](const auto& look) {
                             return std::string(look.param.scheme) + look.param.text + look.param.language;
                         });

}  // namespace
}  // namespace castalia
