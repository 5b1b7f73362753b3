// The options of the program, and the man page that is made of them.
#include "app/ui/help/manual.h"

#include <wx/cmdline.h>
#include <wx/intl.h>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/document/roff.h"
#include "core/rules/text/text.h"

namespace castalia {

namespace {

struct Declared {
    const char *name, *value;  ///< The name of the value in the man page; null for none.
    const char* about;
    bool number = false;
};

// The words behind the colons belong to the command line and are the same in every language.
constexpr Declared kOptions[] = {
    {"library", "FILE", wxTRANSLATE("the SQLite library to open")},
    {"session", "ID", wxTRANSLATE("the id of a session to open")},
    {"place", "PLACE", wxTRANSLATE("the page to open: home, session, history or people")},
    {"palette", "NAME", wxTRANSLATE("the palette for this run: light, dark or contrast")},
    {"text", "PERCENT", wxTRANSLATE("the text size for this run, in per cent"), true},
    {"size", "WIDTHxHEIGHT", wxTRANSLATE("the size of the window, such as 1280x800")},
    {"look-at", "N", wxTRANSLATE("the number of events after which the table is shown"), true},
    {"help", nullptr, wxTRANSLATE("shows this help")},
    {"version", nullptr, wxTRANSLATE("shows the version")},
};

std::string paragraph(const Text& sentence) { return document::roff(utf8(words(sentence))) + "\n"; }

std::string section(const Text& title) { return ".SH " + utf8(words(title)) + "\n"; }

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
            parser.AddLongOption(option.name, about, option.number ? wxCMD_LINE_VAL_NUMBER : wxCMD_LINE_VAL_STRING);
        } else {
            parser.AddLongSwitch(option.name, about,
                                 std::string_view(option.name) == "help" ? wxCMD_LINE_OPTION_HELP : 0);
        }
    }
    parser.AddParam(_("a record or a library to open"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
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
