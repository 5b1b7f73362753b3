// The dialog for a new session: its title, who sits where, and what the table has agreed on.
#include <algorithm>
#include <functional>
#include <set>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/setup/house_rules_text.h"
#include "app/ui/setup/known_names.h"
#include "app/ui/setup/lay_out.h"
#include "app/ui/setup/lots.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/players_field.h"
#include "app/ui/setup/remembered_session.h"
#include "app/ui/setup/setup_changes.h"
#include "app/ui/setup/templates_field.h"
#include "app/ui/toolkit/accessibility/tab_order.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"
#include "core/session/another_setup.h"
#include "core/session/record.h"

namespace castalia {

namespace {

/// What the dialog begins with, and what it is called.
struct Purpose {
    wxString title, accept;
    Json begins;            ///< Title, place, edition, players and setup, as far as they are known.
    bool corrects = false;  ///< The session has begun: nothing is drawn by lot any more.
    bool left = false;      ///< It was filled in before, and no session has begun with it.
};

class NewSessionDialog final : public StandardDialog {
public:
    static constexpr int kAnew = wxID_RESET;  ///< The answer of who wants nothing of what was left.
    NewSessionDialog(wxWindow* parent, Store& store, const Game& game, const Purpose& purpose)
        : StandardDialog(parent, purpose.title), store_(store), game_(game), corrects_(purpose.corrects) {
        const Json& last = purpose.begins;
        const wxString where = purpose.left ? _("as you left it") : where_remembered(store_, last);
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(who_and_where(last, where), wxSizerFlags(2).Expand().Border(wxRIGHT, FromDIP(spacing::unit)));
        across->Add(agreement(last), wxSizerFlags(3).Expand());
        contents()->Add(across, wxSizerFlags(1).Expand());
        if (purpose.left) {
            add_action(_("Begin anew"), [this] { EndModal(kAnew); });
        }
        add_buttons(purpose.accept, _("Cancel"));

        constexpr int kWide = 940, kHigh = 600;
        settle({kWide, kHigh});
        if (!players_->focus_empty()) {
            form_->focus_first();
            CallAfter([this] { form_->focus_first(); });  // A choice takes the focus only once it is shown.
            CallAfter([this] { title_->SelectNone(); });  // GTK marked it when it had the focus.
        }
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key_pressed(event); });
        begun_ = filled_in();
    }

    Heading heading() const {
        Heading heading;
        heading.game = game_.id;
        heading.edition = edition();
        const std::string title = typed_name(title_->GetValue());
        heading.title = title.empty() ? utf8(usual_title()) : title;
        heading.place = typed_name(place_->GetValue());
        heading.players = players_->names();
        heading.setup = setup();
        return heading;
    }

    /// Keeps what was filled in for the next time, if anything was.
    void leave() const {
        if (const Json now = filled_in(); now != begun_) {
            leave_open(store_, game_, now);
        }
    }

    NewSession agreed() const { return {heading(), english(drawn_lots())}; }

    void remember() const { store_.set("last." + game_.id, to_remember(game_, heading()).dump()); }

private:
    /// Returns what somebody has filled in: another day has another usual title, and lots are drawn anew.
    Json filled_in() const {
        Heading now = heading();
        for (const Slot& slot : form_->slots()) {
            if (lots_.has_drawn(slot, value_at(now.setup, slot.field))) {
                put_at(now.setup, slot.field, nullptr);
            }
        }
        return {{"title", now.title == utf8(usual_title()) ? "" : now.title},
                {"place", now.place},
                {"edition", now.edition},
                {"players", now.players},
                {"setup", now.setup}};
    }

    Text drawn_lots() const { return drawn_by_castalia(lots_.drawn_texts(*form_, *players_)); }
    void show_lots() {
        lots_text_->SetLabelText(words(drawn_lots()));
        lots_text_->Wrap(std::max(players_->GetSize().x, players_->GetBestSize().x));
        who_->FitInside();
        Layout();
    }
    void draw_lots() {
        lots_.draw(*form_);
        show_lots();
    }
    void draw_seats() {
        lots_.draw_seats(*players_);
        show_lots();
    }

    void lay_out() {
        const auto asked = [this] {
            Heading now = heading();
            now.players = players_->asked_names();
            return now;
        };
        lay_out_the_table(
            this, {game_, asked, draw_button_->IsShown() ? [this] { draw_lots(); } : std::function<void()>(),
                   [this] { draw_seats(); }, [this] { return lots_.drawn_texts(*form_, *players_); }, steps_done_});
    }

    /// Makes Enter go from field to field, offer one seat more after the last name, and start only from the last
    /// field.
    void key_pressed(wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_F7 && game_.layout) {
            return lay_out();
        }
        if (key == WXK_F8 && !corrects_ && (event.ShiftDown() || draw_button_->IsShown())) {
            return event.ShiftDown() ? draw_seats() : draw_lots();
        }
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        const std::vector<wxWindow*> fields = fields_in_tab_order(*this);
        const auto here = std::ranges::find(fields, FindFocus());
        if (!enter || event.HasAnyModifiers() || here == fields.end()) {
            event.Skip();
        } else if (players_->next_seat(*here)) {
            return;
        } else if (here + 1 != fields.end()) {
            (*(here + 1))->SetFocus();
        } else {
            wxCommandEvent pressed(wxEVT_BUTTON, wxID_OK);
            FindWindow(wxID_OK)->ProcessWindowEvent(pressed);
        }
    }

    /// Begins with a saved setup. It may name players who are not here tonight; what no longer fits is left open.
    void begin_with(Json setup) {
        setup = what_still_fits(game_.options(Players{players_->asked_names()}, edition(), setup), std::move(setup));
        form_->clear_complaints();
        complain({});
        show(std::move(setup));
    }

    wxWindow* who_and_where(const Json& last, const wxString& where) {
        who_ = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
        scroll_down_in(*who_, kStep);
        Rows rows(who_);
        wxSizer* down = rows.sizer();
        const std::string title = words_of(last, "title");
        title_ = rows.text(_("Title"), title.empty() ? usual_title() : utf8(title));
        place_ = rows.text(_("Place"), utf8(words_of(last, "place")));
        for (wxTextCtrl* field : {title_, place_}) {
            field->SetMaxLength(kLongestTitle);
        }
        heading_text(down, who_, _("Players, clockwise"));
        wxStaticText* from = heading_text(down, who_, where);
        players_ = child<PlayersField>(who_, game_.least_players, game_.most_players, names_of(last),
                                       [this] { players_changed(); });
        from->Show(!where.empty());
        constexpr int kLetters = 24;  // As wide as the column is anyway.
        from->Wrap(kLetters * who_->GetCharWidth());
        down->Add(players_, wxSizerFlags().Expand());
        draw_button_ = keyed_button(down, _("Draw lots"), "F8", [this] { draw_lots(); });
        keyed_button(down, _("Draw seats"), _("Shift+F8"), [this] { draw_seats(); })->Show(!corrects_);
        if (game_.layout) {
            keyed_button(down, _("Lay out the table…"), "F7", [this] { lay_out(); });
        }
        lots_text_ = child<wxStaticText>(who_, wxID_ANY, "");
        lots_text_->SetForegroundColour(palette().good);
        down->Add(lots_text_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
        if (game_.editions.size() > 1) {
            std::vector<wxString> editions;
            for (const std::string& edition : game_.editions) {
                editions.push_back(utf8(edition));
            }
            const auto last_edition = std::ranges::find(game_.editions, words_of(last, "edition"));
            edition_ = rows.choice(
                _("Edition"), editions,
                last_edition == game_.editions.end() ? 0 : static_cast<int>(last_edition - game_.editions.begin()));
            edition_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { players_changed(); });
        }
        auto* around = new wxBoxSizer(wxVERTICAL);
        around->Add(down, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(spacing::around)));
        who_->SetSizer(around);
        return who_;
    }

    wxButton* keyed_button(wxSizer* down, const wxString& label, const wxString& key, std::function<void()> press) {
        auto* button = key_button(who_, label, key);
        button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
        down->Add(button, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
        return button;
    }

    static constexpr int kStep = 12;

    wxWindow* agreement(const Json& last) {
        auto* scrolled = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
        scroll_down_in(*scrolled, kStep);
        form_ = child<SlotForm>(
            scrolled,
            [this](const Json& setup) { return game_.options(Players{players_->asked_names()}, edition(), setup); },
            [this](const Json& setup) { agreed(setup); }, Flow::down);
        auto* inside = new wxBoxSizer(wxVERTICAL);
        auto* saved =
            child<TemplatesField>(scrolled, store_, game_.id,
                                  TemplatesField::Calls{[this](const Json& setup) { begin_with(setup); },
                                                        [this] { return lasting(form_->slots(), form_->draft()); }});
        saved->MoveBeforeInTabOrder(form_);
        add_house_rules(scrolled, inside, store_, game_.id);
        inside->Add(saved, wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::around)));
        inside->Add(form_, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(spacing::around)));
        scrolled->SetSizer(inside);
        const Json& setup = value_at(last, "setup");
        show(setup.is_object() ? setup : Json::object());
        return scrolled;
    }

    static wxStaticText* heading_text(wxSizer* down, wxWindow* parent, const wxString& name) {
        auto* caption = child<wxStaticText>(parent, wxID_ANY, name);
        caption->SetForegroundColour(palette().secondary);
        down->Add(caption, wxSizerFlags().Border(wxBOTTOM | wxTOP, parent->FromDIP(spacing::hair)));
        return caption;
    }

    /// Shows the setup with everything that has a usual value filled in.
    void show(Json setup) {
        form_->begin_as_usual(std::move(setup));
        shown_ = form_->draft();
        shown_names_ = players_->asked_names();
        draw_button_->Show(!corrects_ &&
                           std::ranges::find(form_->slots(), true, &Slot::by_chance) != form_->slots().end());
        show_lots();
        form_->GetParent()->FitInside();
    }

    void agreed(Json setup) {
        form_->clear_complaints();
        complain({});
        show(with_places_changed(form_->slots(), shown_, std::move(setup)));
    }

    void players_changed() {
        Json setup = form_->draft();
        if (game_.results != nullptr) {
            setup = with_names(shown_names_, players_->asked_names(), setup);
        }
        const std::vector<Slot> now = game_.options(Players{players_->asked_names()}, edition(), setup);
        players_->clear_complaints();
        complain({});
        show(with_same_choices(form_->slots(), now, std::move(setup)));
    }

    const std::string& edition() const {
        return edition_ == nullptr ? game_.editions.front()
                                   : game_.editions.at(static_cast<std::size_t>(edition_->GetSelection()));
    }
    /// Returns all that has a slot; with another deck, other parts of the setup do not count.
    Json setup() const {
        Json setup = Json::object();
        for (const Slot& slot : form_->slots()) {
            put_at(setup, slot.field, Json(value_at(form_->draft(), slot.field)));
        }
        return setup;
    }

    wxString objection() override {
        players_->clear_complaints();
        const wxString unread = form_->complain_of_unread();
        const auto about = std::bind_front(&NameQuestions::about, &questions_);
        if (players_->clear_of_unseen() || players_->complain_of_first(about) || !unread.empty()) {
            return unread.empty() ? _("Check the names of the players.") : unread;
        }
        if (const Slot* empty = form_->missing()) {
            form_->complain(empty->field, _("Still to choose"));
            form_->focus_first();
            return wxString::Format(_("Still to choose: %s"), words(empty->label));
        }
        for (wxTextCtrl* field : {title_, place_}) {
            if (const wxString complaint = clear_of_unseen(*field); !complaint.empty()) {
                return complaint;
            }
        }
        const Heading now = heading();
        try {
            check_title(now.title, utf8(_("Title")));
            check_title(now.place, utf8(_("Place")));
            game_.settle(Players{now.players}, now.edition, now.setup);
        } catch (const BadRecord& wrong) {
            const wxString complaint = as_sentence(wrong.text);
            // The nearest control around the place complains: a wrong card of the Crowns is said at the Crowns.
            for (FieldPath field = FieldPath::named_in_message(wrong.place, "setup");
                 !field.empty() && !form_->complain(field, complaint);) {
                field = field.parent();
            }
            return complaint;
        }
        return {};
    }

    Store& store_;
    const Game& game_;
    const bool corrects_;
    Json begun_;  ///< What was filled in when the dialog opened.
    NameQuestions questions_{store_};
    wxTextCtrl* title_ = nullptr;
    wxTextCtrl* place_ = nullptr;
    wxChoice* edition_ = nullptr;
    wxScrolledWindow* who_ = nullptr;
    PlayersField* players_ = nullptr;
    wxButton* draw_button_ = nullptr;
    wxStaticText* lots_text_ = nullptr;
    Lots lots_;
    std::set<std::size_t> steps_done_;
    SlotForm* form_ = nullptr;
    Json shown_;
    std::vector<std::string> shown_names_;  ///< The players with whom `shown_` was filled in.
};

}  // namespace

std::optional<NewSession> ask_for_session(wxWindow* parent, Store& store, const Game& game, const Heading* like) {
    const Json left = like == nullptr ? left_open(store, game) : Json::object();
    NewSessionDialog dialog(parent, store, game,
                            {.title = wxString::Format(_("New session of %s"), words(game.title)),
                             .accept = _("Start"),
                             .begins = like != nullptr ? to_remember(game, *like)
                                       : left.empty()  ? remembered(store, game)
                                                       : left,
                             .left = !left.empty()});
    const int answer = dialog.ShowModal();
    const bool begins = answer == wxID_OK, anew = answer == NewSessionDialog::kAnew;
    if (!begins && !anew) {
        dialog.leave();
        return std::nullopt;
    }
    if (!left.empty()) {
        leave_open(store, game, Json::object());
    }
    if (anew) {
        return ask_for_session(parent, store, game);
    }
    dialog.remember();
    return dialog.agreed();
}

std::optional<Heading> ask_for_other_setup(wxWindow* parent, Store& store, const Game& game, const Heading& now) {
    NewSessionDialog dialog(parent, store, game,
                            {_("Correct players and setup"),
                             _("Go on…"),
                             {{"title", now.title},
                              {"place", now.place},
                              {"edition", now.edition},
                              {"players", now.players},
                              {"setup", setup_in_form(game, now.players, now.setup)}},
                             true});
    const Json begun = dialog.heading().setup;
    if (dialog.ShowModal() != wxID_OK) {
        return std::nullopt;
    }
    Heading asked = dialog.heading();
    const Players players{now.players}, renamed{names_after(now.players, asked.players)};
    const Json was = setup_in_form(game, renamed.names, game.rename(players, renamed, now.edition, now.setup));
    const Json before = setup_in_form(game, renamed.names, game.rename(players, renamed, now.edition, begun));
    asked.setup = with_other_choices(was, before, game.options(renamed, now.edition, before), asked.setup,
                                     game.options(Players{asked.players}, asked.edition, asked.setup));
    return asked;
}

}  // namespace castalia
