// The first evening, step by step.
#include "app/ui/help/getting_started.h"
#include "app/ui/toolkit/controls/page_dialog.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

class GettingStarted final : public PageDialog {
public:
    explicit GettingStarted(wxWindow* parent)
        : PageDialog(parent, _("Getting started"), _("Find a word"), _("Getting started")) {
        heading(_("Your first session"), TypeStep::heading3);
        line(_(
            "You play with your own cards, dice and tokens. Castalia keeps the record beside them and works out what "
            "follows from each event."));
        heading(_("Begin"), TypeStep::heading2);
        row(_("Home"), _("Has the games: choose one, name the players, choose how you play and who begins, and press "
                         "Start"));
        row(key_words("Ctrl+N"), _("Begins another session of the game that was begun last"));
        row("F7", _("Shows step by step how the table is laid out"));
        heading(_("Enter what happens"), TypeStep::heading2);
        row(_("The line at the top"), _("Says whose turn it is and what the table has to do next"));
        row(_("The entry line at the bottom"), _("Takes a short line for each event, such as 39 for a roll of 3 and "
                                                 "9. You can click on the board or choose "
                                                 "an action instead"));
        row(_("Enter"), _("Records what the words beside the entry line say. On an empty line it does what is due"));
        row(key_words("Ctrl+Z"), _("Takes back the last event. Everything can be undone, and done again"));
        row(key_words("Ctrl+Enter"), _("Lets a refused event stand when your table decides so. Where that cannot "
                                       "help, it shows the ways out"));
        heading(_("Put it right later"), TypeStep::heading2);
        row("F2", _("Corrects the event that is chosen in the log, however far back. You see everything that changes "
                    "before you accept it"));
        row(key_words("Ctrl+K"), _("Counts the table. When the true counts differ from the screen, Castalia looks "
                                   "for the slip that explains "
                                   "them"));
        row(_("Page Up, Page Down"), _("Look back turn by turn; Escape returns to now"));
        heading(_("At the end"), TypeStep::heading2);
        row("F4", _("Shows the scoresheet; each figure leads to the events that made it"));
        row("F3", _("Reviews the session with curves and comments"));
        row(key_words("Ctrl+E"),
            _("Prints or exports the session, as a scoresheet, a sheet for the wall, a story or a table"));
        row(key_words("Alt+3"), _("Lists all sessions; type to search them"));
        line(_("You never need to save: an event is on the disk before the window says so."));
        heading(_("Where to read on"), TypeStep::heading2);
        row("F1", _("Lists every key and the lines of the games"));
        row(key_words("Shift+F1"), _("Has the rules of every game in our own words"));
        settle_page();
    }
};

}  // namespace

void show_getting_started(wxWindow* parent) { GettingStarted(parent).ShowModal(); }

}  // namespace castalia
