// The options of the program, and the man page that is made of them.
#include "app/ui/help/manual.h"

#include <wx/cmdline.h>
#include <wx/intl.h>

#include <algorithm>
#include <cstdio>
#include <limits>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/document/roff.h"
#include "core/rules/text/text.h"

namespace castalia {

namespace {

struct Declared {
    const char *name, *value;  ///< The name of the value in the man page; null for none.
    const char* about;
    const char* choices = nullptr;  ///< The only values, between blanks; null if there are others.
    long least = 0, most = 0;       ///< Of a number, which has no more than `most`.
};

constexpr long kMostPixels = 100'000;

// The words behind the colons belong to the command line and are the same in every language.
constexpr Declared kOptions[] = {
    {"library", "FILE", wxTRANSLATE("the SQLite library to open")},
    {"session", "ID", wxTRANSLATE("the id of a session to open")},
    {"place", "PLACE", wxTRANSLATE("the page to open: home, session, history or people"),
     " home session history people "},
    {"palette", "NAME", wxTRANSLATE("the palette for this run: light, dark or contrast"), " light dark contrast "},
    {"text", "PERCENT", wxTRANSLATE("the text size for this run, from 100 to 200 per cent"), nullptr, 100, 200},
    {"size", "WIDTHxHEIGHT", wxTRANSLATE("the size of the window, such as 1280x800")},
    {"look-at", "N", wxTRANSLATE("the number of events after which the table is shown"), nullptr, 0,
     std::numeric_limits<long>::max()},
    {"help", nullptr, wxTRANSLATE("shows this help")},
    {"version", nullptr, wxTRANSLATE("shows the version")},
};

std::string paragraph(const Text& sentence) { return document::roff(utf8(words(sentence))) + "\n"; }

std::string section(const Text& title) { return ".SH " + utf8(words(title)) + "\n"; }

/// Returns whether the option can have this value.
bool fits(const Declared& option, const wxString& value) {
    return option.choices != nullptr                 ? wxString(option.choices).Contains(" " + value + " ")
           : std::string_view(option.name) == "size" ? size_of(value).has_value()
                                                     : true;
}

std::string text_of(const Declared& option) {
    const wxString about = wxGetTranslation(option.about);
    return ".TP\n\\fB\\-\\-" + document::roff(option.name) + "\\fR" +
           (option.value == nullptr ? "" : " \\fI" + document::roff(option.value) + "\\fR") + "\n" +
           document::roff(utf8(about.Left(1).Upper() + about.Mid(1))) + ".\n";
}

}  // namespace

void declare_command_line(wxCmdLineParser& parser) {
    for (const Declared& option : kOptions) {
        const wxString about = wxGetTranslation(option.about);
        if (option.value != nullptr) {
            parser.AddLongOption(option.name, about, option.most > 0 ? wxCMD_LINE_VAL_NUMBER : wxCMD_LINE_VAL_STRING);
        } else {
            parser.AddLongSwitch(option.name, about,
                                 std::string_view(option.name) == "help" ? wxCMD_LINE_OPTION_HELP : 0);
        }
    }
    parser.AddParam(_("a record or a library to open"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
}

std::optional<wxSize> size_of(const wxString& text) {
    long width = 0, height = 0;
    const bool numbers = text.BeforeFirst('x').ToLong(&width) && text.AfterFirst('x').ToLong(&height);
    if (!numbers || std::min(width, height) < 1 || std::max(width, height) > kMostPixels) {
        return std::nullopt;
    }
    return wxSize(static_cast<int>(width), static_cast<int>(height));
}

bool values_fit(const wxCmdLineParser& parser) {
    for (const Declared& option : kOptions) {
        wxString value;
        long number = option.least;
        const bool good =
            option.most > 0 ? !parser.Found(option.name, &number) || (number >= option.least && number <= option.most)
                            : option.value == nullptr || !parser.Found(option.name, &value) || fits(option, value);
        if (!good) {
            const wxString wrong =
                words(say("--{option} cannot be “{value}”. The option gives {what}.",
                          {{"option", literally(option.name)},
                           {"value", literally(option.most > 0 ? std::to_string(number) : utf8(value))},
                           {"what", literally(utf8(wxGetTranslation(option.about)))}}));
            std::fprintf(stderr, "castalia: %s\n", utf8(wrong).c_str());
            return false;
        }
    }
    return true;
}

std::string manual() {
    std::string options;
    for (const Declared& option : kOptions) {
        options += text_of(option);
    }
    return ".TH CASTALIA 1 \"\" \"Castalia " CASTALIA_VERSION "\" \"" + utf8(words(say("Games"))) + "\"\n" +
           section(say("NAME")) + "castalia \\- " +
           paragraph(say("keep the record of games played at a real table")) + section(say("SYNOPSIS")) +
           ".B castalia\n[\\fI" + utf8(words(say("options"))) + "\\fR] [\\fIFILE\\fR]\n" +
           section(say("DESCRIPTION")) +
           paragraph(say(
               "Castalia sits beside a game that people play with real cards, dice and tokens. It writes down what "
               "happens, says what the rules make follow from it, keeps the score, and shows what comes next. An "
               "event "
               "is on disk before the window says so.")) +
           ".PP\n" +
           paragraph(say("FILE is a record, which is imported unless the library has it already, and shown; or a "
                         "library, which is opened.")) +
           ".PP\n" + paragraph(say("F1 lists the keys. --help and --version need no display.")) +
           section(say("OPTIONS")) + options + section(say("ENVIRONMENT")) + ".TP\n.B CASTALIA_LIBRARY\n" +
           paragraph(say("The library to use when --library is not given.")) + section(say("FILES")) +
           ".TP\n.I ~/.local/share/castalia/library.sqlite\n" +
           paragraph(say("The library that is used otherwise.")) + section(say("SEE ALSO")) +
           ".BR castalia\\-cli (1)\n";
}

}  // namespace castalia
