// The main window in other languages: each item of a menu has a letter of its own, and nothing stays English.
#include "tests/ui/window_table.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/language/dates.h"
#include "app/language/language.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/what_if_frame.h"
#include "tests/support/pseudo_language.h"

namespace castalia {
namespace {

using Faults = std::set<std::string>;

class SpokenWindows : public WindowTable {
protected:
    ~SpokenWindows() override { speak(std::string(kEnglish)); }

    void speak_and_rebuild(const std::string& language) {
        speak(language);
        frame->rebuild();
        frame->Update();
        pump([turns = 0]() mutable { return ++turns > 5; });
    }
    void play_some(std::size_t most) {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(5, most)) {
            ASSERT_FALSE(recorder->enter(event));
        }
    }
};

/// Adds the items that share their letter with another item of their menu.
void look_for_clashes(const wxMenu& menu, const std::string& where, Faults& faults) {
    std::map<wxUniChar, std::string> taken;
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        const wxString label = item->GetItemLabel().BeforeFirst('\t');
        const std::size_t mark = label.find('&');
        if (mark == wxString::npos || mark + 1 == label.length()) {
            continue;
        }
        const wxUniChar letter = wxString(label[mark + 1]).Lower()[0];
        if (const auto [other, first] = taken.emplace(letter, utf8(label)); !first) {
            faults.insert(where + ": \"" + utf8(label) + "\" and \"" + other->second + "\"");
        }
    }
}

/// Adds the items of all menus of a window that share their letter with another one, and the menus that do.
void look_for_clashes(const MainFrame& window, const std::string& where, Faults& faults) {
    const wxMenuBar& bar = *window.GetMenuBar();
    std::set<wxUniChar> letters;
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
        const std::string name = utf8(bar.GetMenuLabelText(i));
        look_for_clashes(*bar.GetMenu(i), where + ", " + name, faults);
        const wxString title = bar.GetMenuLabel(i).AfterFirst('&').Lower();
        if (title.empty() || !letters.insert(title[0]).second) {
            faults.insert(where + ": the letter of the menu " + name);
        }
    }
}

TEST_F(SpokenWindows, GiveEachItemOfAMenuALetterOfItsOwn) {
    play_some(12);
    Faults faults;
    std::vector<std::string> languages = translated_languages();
    languages.emplace_back(kEnglish);
    for (const std::string& language : languages) {
        speak_and_rebuild(language);
        look_for_clashes(*frame, language, faults);
        // A branch has commands of its own.
        frame->go(MainFrame::Place::session);
        frame->commands().run("what if");
        ASSERT_TRUE(pump([&] { return frame->branch_window() != nullptr; }));
        look_for_clashes(*frame->branch_window(), language + ", in a branch", faults);
        frame->branch_window()->commands().run("close branch");
        ASSERT_TRUE(pump([&] { return frame->branch_window() == nullptr; }));
    }
    EXPECT_EQ(faults, Faults());
}

/// Adds the English words of a window: those on it, and those for screen readers.
void look_for_english(const wxWindow& window, const std::string& where, const std::set<std::string>& given,
                      Faults& faults) {
    for (const wxWindow* inside : window.GetChildren()) {
        if (!inside->IsShown() || inside->IsTopLevel()) {
            continue;
        }
        const bool typed = dynamic_cast<const wxTextCtrl*>(inside) != nullptr;
        for (const wxString& words :
             {typed ? wxString() : inside->GetLabel(), accessible_name(inside), inside->GetToolTipText()}) {
            for (const std::string& word : plain_words(utf8(words))) {
                if (!given.contains(word)) {
                    faults.insert(where + ": " + word + " in \"" + utf8(words) + "\" of " +
                                  utf8(wxString(inside->GetClassInfo()->GetClassName())));
                }
            }
        }
        look_for_english(*inside, where, given, faults);
    }
}

TEST_F(SpokenWindows, SayNothingInEnglish) {
    const PseudoLanguage spoken_by_nobody;
    play_some(40);
    speak_and_rebuild(kPseudoLanguage);
    // Names and titles stay as they were given, and nobody knows how that language writes a day.
    std::set<std::string> given{"Ann", "Ben"};
    for (const std::string& words :
         {session().heading().title, day_in(kPseudoLanguage, *session().heading().started)}) {
        std::ranges::move(plain_words(words), std::inserter(given, given.end()));
    }
    Faults faults;
    for (const auto& [place, name] :
         {std::pair(MainFrame::Place::home, "home"), std::pair(MainFrame::Place::session, "session"),
          std::pair(MainFrame::Place::history, "history"), std::pair(MainFrame::Place::people, "people"),
          std::pair(MainFrame::Place::review, "review")}) {
        frame->go(place);
        frame->Update();
        pump([turns = 0]() mutable { return ++turns > 20; });
        look_for_english(*frame, name, given, faults);
    }
    const wxMenuBar& bar = *frame->GetMenuBar();
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
        for (const wxMenuItem* item : bar.GetMenu(i)->GetMenuItems()) {
            const wxString label = item->GetItemLabel().BeforeFirst('\t');
            if (!plain_words(utf8(label)).empty()) {
                faults.insert("menu: " + utf8(label));
            }
        }
    }
    EXPECT_EQ(faults, Faults());
}

}  // namespace
}  // namespace castalia
