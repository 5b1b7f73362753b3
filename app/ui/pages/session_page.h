#pragma once

#include <functional>

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include "app/recorder/clock.h"
#include "app/recorder/recorder.h"
#include "app/ui/panels/now_panel.h"

class wxBoxSizer;
class wxSimplebook;

namespace castalia {

class BackPanel;
class BoardCanvas;
class EntryPanel;
class LogPanel;
class NowPanel;
class RefusalPanel;
class StoryPanel;
class ResultPanel;
class StripPanel;

/// The session: strip, now, board, log and entry line. Form, board and entry line are three hands on one entry.
class SessionPage : public wxPanel {
public:
    /// `run` runs one of the frame's commands.
    SessionPage(wxWindow* parent, Recorder& recorder, std::function<void(const wxString& command)> run);

    void show(const Scene& scene);

    // What the commands do.
    void confirm();
    void type_line(const wxString& line);  ///< As if it had been typed.
    void take_line(const wxString& line);  ///< As if it had been typed and confirmed.
    void take_event(const Json& event);    ///< The same for an event that a dialog made.
    void show_clock(const Scene& scene);
    void leave();      ///< Escape: one step back towards an empty entry at the table as it is.
    void app_rolls();  ///< Or chooses, where the table leaves it to chance.
    NowPanel::AppHelp app_help() const;
    void focus_entry();
    void focus_board();
    void focus_search();
    void correct_here();
    void insert_here();
    void remove_here();
    void undo_to_here();
    void annotate_here();
    void step_event(int by);
    void step_turn(int by);
    bool looking_back() const;
    void end_motion();  ///< What still slides is where it goes at once.
    /// A key that no command has: digits, verb keys, the beginning of an entry. True when it was used.
    bool key(const wxKeyEvent& event);

    EntryPanel& entry() { return *entry_; }
    NowPanel& now() { return *now_; }
    BoardCanvas& board() { return *board_; }
    LogPanel& log() { return *log_; }
    RefusalPanel& refusal() { return *refusal_; }
    StoryPanel& story() { return *story_; }
    bool refused() const { return refused_; }

private:
    void make_book(std::function<void(const wxString& command)> run);
    void arrange();
    enum Page : std::size_t { kNow, kRefused, kBack, kOver };
    void turn_book(std::size_t page);
    std::size_t page_now() const;  ///< Of the book, while nobody looks back.
    void fit_book();
    void scroll_to_question();
    void show_moment(const Scene& scene);
    void begin_entry(const Scene& scene);
    void choose_verb(int verb);
    void filled(const Json& draft);
    void typed(const wxString& line);
    void typed_notation(const wxString& line);
    void take(EventPtr event);
    void nothing_yet(const wxString& why);
    void echo_event();
    void echo_open();
    void show_board();
    void refuse(const Refusal& refusal);
    void leave_refusal();  ///< Something else is done instead; nothing where nothing was refused.
    void rule_it_so(const wxString& ruling);
    bool tell(const Json& event, std::size_t ply);
    std::vector<wxString> earlier_rulings(const std::string& clause) const;
    /// What the table decided before in events of this type, where it is the judge of them.
    std::vector<wxString> precedents(const std::string& type) const;
    void pick(const std::string& id);
    void app_chooses();
    EventPtr marked() const;  ///< The entry in hand, with what the program rolled or chose in it marked.
    void begin_with(const Json& draft);
    bool confirms(const wxKeyEvent& event) const;  ///< Enter, in a field of the form.
    bool type_into_hit_area(const wxKeyEvent& event);
    bool step_by_arrow(int key);
    void enter(const EventPtr& event);
    int verb_of(const Json& event) const;
    int verb_of_key(char key) const;
    wxString line_of(const Event& event) const;
    EntryNumber entry_at(std::size_t step) const;
    std::size_t here() const;

    Recorder& recorder_;
    AppDice dice_;
    Prompt prompt_;
    int verb_ = -1;
    EventPtr event_;  ///< What Enter would enter; null while something is missing.
    std::optional<Preview> preview_;
    bool refused_ = false;
    bool rolled_by_app_ = false;
    bool from_board_ = false;  ///< The entry in hand began on the board, and the board gets the focus back.
    std::size_t entry_ply_ = static_cast<std::size_t>(-1);
    std::size_t entry_journal_ = 0;

    wxScrolledWindow* paper_ = nullptr;  ///< With large text: what scrolls above the entry line.
    StripPanel* strip_ = nullptr;
    wxSimplebook* book_ = nullptr;  ///< Now, refused, looking back, the result.
    NowPanel* now_ = nullptr;
    RefusalPanel* refusal_ = nullptr;
    BackPanel* back_ = nullptr;
    ResultPanel* result_ = nullptr;
    BoardCanvas* board_ = nullptr;
    LogPanel* log_ = nullptr;
    StoryPanel* story_ = nullptr;
    EntryPanel* entry_ = nullptr;
};

}  // namespace castalia
