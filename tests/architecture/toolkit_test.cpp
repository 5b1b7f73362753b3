// What the toolkit does in another way from one version to the next is asked of it in one place.
#include <gtest/gtest.h>

#include <regex>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

/// Returns the place that this line leaves out; empty for most lines.
std::string place_left_out(const Source& source, const std::string& line) {
    struct Row {
        std::regex uses;
        std::string place;
    };
    static const std::vector<Row> kRows{
        // Which character a key has.
        {std::regex(R"re(GetUnicodeKey\(|GetRawKeyCode\(|\b(code|key|GetKeyCode\(\)) ?[<>=!]=? ?'.')re"),
         "app/ui/toolkit/gtk/pressed_key.cpp"},
        // Who has the keys after a page was turned.
        {std::regex(R"re(\bwxSimplebook\b)re"), "app/ui/toolkit/gtk/quiet_book.h"},
        // Which screens there are, how large they are, and where windows lie on them.
        {std::regex(R"re(\bwxDisplay\b|wxGetDisplayPPI|gdk_display_get_monitor)re"),
         "app/ui/toolkit/gtk/screens.cpp"},
        // Who may read the files of the user.
        {std::regex(R"re(\bwxFileDialog\b)re"), "app/ui/toolkit/gtk/choose_file.cpp"},
        // What can be pasted elsewhere.
        {std::regex(R"re(\bwxTheClipboard\b|gtk_clipboard_get)re"), "app/ui/export/saving.cpp"},
        // How the desktop wants programs to look.
        {std::regex(R"re(GetAppearance\(|\bIsDark\(|gdk_screen_get_resolution)re"),
         "app/ui/toolkit/gtk/desktop_look.cpp"}};
    const std::string code = without_comment(line);
    for (const Row& row : kRows) {
        if (source.path != row.place && std::regex_search(code, row.uses)) {
            return row.place;
        }
    }
    return "";
}

TEST(Toolkit, IsAskedInOnePlaceForWhatItsVersionsDoDifferently) {
    for (const Source& source : sources({"app/ui"})) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            EXPECT_EQ(place_left_out(source, source.lines[i]), "") << source.path << ":" << i + 1;
        }
    }
}

TEST(Toolkit, WhoeverAsksElsewhereIsSeen) {
    const Source page{"app/ui/history/home_page.cpp", {}};
    for (const std::string line :
         {"    const wxChar letter = event.GetUnicodeKey();", "    if (code >= '1' && code <= '9') {",
          "    return event.GetKeyCode() == 'P';", "    book_ = child<wxSimplebook>(this, wxID_ANY);",
          "    const wxRect screen = wxDisplay(this).GetClientArea();", "    wxFileDialog dialog(this);",
          "    wxTheClipboard->Flush();", "    return wxSystemSettings::GetAppearance().IsDark();"}) {
        EXPECT_NE(place_left_out(page, line), "") << line;
    }
    for (const std::string line : {"    switch (event.GetKeyCode()) {", "    if (code == WXK_RETURN) {"}) {
        EXPECT_EQ(place_left_out(page, line), "") << line;
    }
}

}  // namespace
}  // namespace architecture
