// Correcting, inserting and deleting at any distance: what it would change is seen before anything is written.
#include <algorithm>
#include <map>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/statline.h>
#include <wx/textctrl.h>

#include "app/desk/clock.h"
#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/words.h"
#include "app/ui/dialogs/correction_view.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/forms/draft.h"
#include "app/ui/forms/slot_form.h"
#include "core/session/record.h"

namespace castalia {

namespace {

enum class Kind { amend, insert, strike };

std::optional<std::size_t> index_of(const Session& session, EntryNumber entry) {
    const std::vector<Step>& steps = session.replay().steps();
    const auto found = std::ranges::find(steps, entry, [](const Step& step) { return step.entry.number; });
    return found == steps.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - steps.begin()));
}

/// The events of every table have no slots in the rules of a game.
std::vector<Slot> slots_of(const Line& line, std::size_t ply, const Json& draft) {
    const Json& type = value_at(draft, "type");
    if (type == "note") {
        return {{"text", Slot::Kind::words, say("Note"), {}, 0, 0, false}};
    }
    if (type == "abandon") {
        return {{"reason", Slot::Kind::words, say("Why"), {}, 0, 0, true}};
    }
    return type.is_string() ? line.form(ply, draft) : std::vector<Slot>();
}

class CorrectionDialog final : public StandardDialog {
public:
    CorrectionDialog(wxWindow* parent, Desk& desk, Kind kind, EntryNumber entry)
        : StandardDialog(parent, title_of(desk, kind, entry)), desk_(desk), kind_(kind), entry_(entry) {
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(left_side(), wxSizerFlags(2).Expand());
        across->Add(child<wxStaticLine>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLI_VERTICAL),
                    wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::around)));
        view_ = child<CorrectionView>(this, [this](const Dispute& dispute) { decide(dispute); });
        across->Add(view_, wxSizerFlags(3).Expand());
        contents()->Add(across, wxSizerFlags(1).Expand());
        add_foot();
        bind_keys();

        constexpr int kWide = 980, kHigh = 620;
        settle({kWide, kHigh});
        begin();
    }

    Correction take() { return desk_.consider(all_changes()); }

private:
    static wxString title_of(const Desk& desk, Kind kind, EntryNumber entry) {
        const Session& session = *desk.scene().session;
        const std::size_t number = index_of(session, entry).value_or(session.plies()) + 1;
        return wxString::Format(kind == Kind::amend    ? _("Correct event %zu")
                                : kind == Kind::strike ? _("Delete event %zu")
                                                       : _("Insert an event before %zu"),
                                number);
    }

    const Session& session() const { return *desk_.scene().session; }
    std::size_t ply() const { return index_of(session(), entry_).value_or(session().plies()); }
    const Event& old_event() const { return *session().replay().steps().at(ply()).entry.event; }

    wxWindow* left_side() {
        left_ = child<wxScrolledWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        constexpr int kStep = 12;
        left_->SetScrollRate(0, FromDIP(kStep));
        auto* down = new wxBoxSizer(wxVERTICAL);
        if (kind_ != Kind::insert) {
            add_quiet(down, when_and_was());
            was_ = child<wxStaticText>(left_, wxID_ANY, "");
            was_->SetFont(font_of(*this, TypeStep::heading2).Strikethrough());
            down->Add(was_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
        }
        if (kind_ != Kind::strike) {
            add_quiet(down, kind_ == Kind::amend ? _("instead") : _("happened too"));
            instead_ = child<wxStaticText>(left_, wxID_ANY, "");
            instead_->SetFont(font_of(*this, TypeStep::heading2));
            down->Add(instead_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
            add_event(down);
        }
        auto* caption = add_quiet(down, _("Why (kept in the journal)"));
        why_ = child<wxTextCtrl>(left_, wxID_ANY, "");
        set_label_for(caption, why_);
        down->Add(why_, wxSizerFlags().Expand());
        left_->SetSizer(down);
        return left_;
    }

    wxStaticText* add_quiet(wxSizer* down, const wxString& text) {
        auto* made = child<wxStaticText>(left_, wxID_ANY, text);
        made->SetForegroundColour(palette().secondary);
        down->Add(made, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        return made;
    }

    wxString when_and_was() const {
        wxString head = words(session().line().chapter(ply()));
        if (const std::optional<Moment>& at = old_event().at) {
            head += (head.empty() ? wxString() : wxString::FromUTF8(" · ")) + hour_text(*at);
        }
        return (head.empty() ? wxString() : head + wxString::FromUTF8(" · ")) + _("was");
    }

    void add_event(wxSizer* down) {
        auto* caption = add_quiet(down, _("What happened"));
        what_ = child<wxChoice>(left_, wxID_ANY);
        set_label_for(caption, what_);
        down->Add(what_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
        form_ = child<SlotForm>(
            left_, [this](const Json& draft) { return slots_of(session().line(), ply(), draft); },
            [this](const Json&) { form_changed(); }, Flow::down);
        down->Add(form_, wxSizerFlags().Expand());
        auto* line_caption = add_quiet(down, _("As a line of notation"));
        line_ = child<wxTextCtrl>(left_, wxID_ANY, "");
        set_label_for(line_caption, line_);
        down->Add(line_, wxSizerFlags().Expand());
        wrong_ = child<wxStaticText>(left_, wxID_ANY, "");
        wrong_->SetForegroundColour(palette().refusal);
        down->Add(wrong_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
        ruling_caption_ = child<wxStaticText>(left_, wxID_ANY, _("The table ruled it so"));
        ruling_caption_->SetForegroundColour(palette().ruling);
        ruling_ = child<wxTextCtrl>(left_, wxID_ANY, "");
        set_label_for(ruling_caption_, ruling_);
        down->Add(ruling_caption_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
        down->Add(ruling_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
        show_ruling(false);

        what_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& chosen) { choose_what(chosen.GetSelection()); });
        line_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { line_changed(); });
        ruling_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { reconsider(); });
    }

    void add_foot() {
        auto* promise = child<wxStaticText>(this, wxID_ANY, _("Nothing changes until you accept. What was stays in the journal."));
        promise->SetForegroundColour(palette().secondary);
        button_row()->Add(promise, wxSizerFlags(1).CenterVertical());
        auto* leave = child<wxButton>(this, wxID_CANCEL, "");
        leave->SetLabelMarkup(_("Leave as it was") + "  <small>" + _("Esc") + "</small>");
        set_accessible(leave, _("Leave as it was"));
        accept_ = child<wxButton>(this, wxID_OK, "");
        accept_->SetLabelMarkup((kind_ == Kind::amend    ? _("Accept correction")
                                 : kind_ == Kind::insert ? _("Insert")
                                                         : _("Delete")) +
                                "  <small>" + _("Ctrl+Enter") + "</small>");
        set_accessible(accept_, _("Accept"));
        add_style(accept_, "suggested-action");
        button_row()->Add(leave, wxSizerFlags().CenterVertical());
        button_row()->Add(accept_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        accept_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
        SetEscapeId(wxID_CANCEL);
    }

    void bind_keys() {
        wxAcceleratorEntry keys[2];
        keys[0].Set(wxACCEL_CTRL, WXK_RETURN, wxID_OK);
        keys[1].Set(wxACCEL_CTRL, WXK_NUMPAD_ENTER, wxID_OK);
        SetAcceleratorTable(wxAcceleratorTable(2, keys));
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { accept(); }, wxID_OK);
    }

    void begin() {
        const Line& line = session().line();
        if (was_ != nullptr) {
            was_->SetLabelText(words(session().replay().describe(ply())));
            was_->Wrap(left_width());
            set_accessible(was_, _("was: ") + words(session().replay().describe(ply())));
        }
        if (kind_ == Kind::strike) {
            reconsider();
            why_->SetFocus();
            return;
        }
        old_ = kind_ == Kind::amend ? desk_.written(old_event()) : Json::object();
        if (kind_ == Kind::amend) {
            add_what(session().replay().describe(ply()), old_);
            ruling_->ChangeValue(utf8(old_event().ruling));
        }
        for (const Verb& verb : line.prompt(ply()).verbs) {
            if (value_at(verb.draft, "type") != value_at(old_, "type")) {
                add_what(verb.name, verb.draft);
            }
        }
        add_what(say("The table counted"), {{"type", "adjust"}});
        add_what(say("A note"), {{"type", "note"}});
        what_->SetSelection(0);
        choose_what(0);
        form_->focus_first();
    }

    void add_what(const Text& name, Json draft) {
        what_->Append(words(name));
        drafts_.push_back(std::move(draft));
    }

    void choose_what(int which) {
        form_->begin(drafts_.at(static_cast<std::size_t>(which)));
        form_changed();
        left_->FitInside();
        left_->Layout();
    }

    void form_changed() {
        event_.reset();
        wrong_->SetLabelText("");
        if (form_->complete()) {
            try {
                take_event(desk_.read(form_->draft()));
                Event timeless = *event_;
                timeless.at.reset();
                line_->ChangeValue(utf8(desk_.notation(timeless)));
            } catch (const BadRecord& bad) {
                wrong_->SetLabelText(wxString::FromUTF8(bad.what()));
            }
        }
        reconsider();
    }

    void line_changed() {
        event_.reset();
        try {
            take_event(parse_event(utf8(line_->GetValue()), session().line(), ply(), session().names()));
            wrong_->SetLabelText("");
            form_->begin(desk_.written(*event_));
        } catch (const BadNotation& bad) {
            wrong_->SetLabelText(wxString::FromUTF8(bad.what()));
        } catch (const BadRecord& bad) {
            wrong_->SetLabelText(wxString::FromUTF8(bad.what()));
        }
        reconsider();
    }

    /// The event keeps the time and the remark of the one that it stands for.
    void take_event(const EventPtr& read) {
        auto event = std::make_shared<Event>(*read);
        if (kind_ == Kind::amend) {
            event->at = old_event().at;
            event->note = event->note.empty() ? old_event().note : event->note;
        } else {
            // It happened no later than what follows it.
            event->at = ply() < session().plies() ? old_event().at : std::optional(system_now());
        }
        event_ = std::move(event);
    }

    void show_ruling(bool wanted) {
        if (ruling_->IsShown() != wanted) {
            ruling_caption_->Show(wanted);
            ruling_->Show(wanted);
            left_->FitInside();
            left_->Layout();
        }
    }

    void show_instead() {
        if (instead_ == nullptr) {
            return;
        }
        const wxString sentence = event_ ? words(session().replay().describe(ply(), *event_)) : wxString("…");
        instead_->SetLabelText(sentence);
        instead_->Wrap(left_width());
        set_accessible(instead_, sentence);
    }
    int left_width() const { return std::max(FromDIP(spacing::group) * 8, left_->GetClientSize().x - FromDIP(spacing::around)); }

    std::optional<Change> own_change() const {
        if (kind_ == Kind::strike) {
            return Strike{entry_};
        }
        if (!event_) {
            return std::nullopt;
        }
        auto event = std::make_shared<Event>(*event_);
        event->ruling = refusal_ && refusal_->kind == Refusal::Kind::rule ? utf8(ruling_->GetValue()) : std::string();
        if (kind_ == Kind::amend) {
            return Amend{entry_, event};
        }
        return Insert{index_of(session(), entry_) ? entry_ : 0, event};
    }

    /// What the new event itself meets at its place.
    void judge() {
        refusal_.reset();
        if (event_) {
            refusal_ = Replay(session().replay(), ply()).judge(*event_);
        }
        if (form_ == nullptr) {
            return;
        }
        if (refusal_) {
            wrong_->SetLabelText(words(refusal_->reason));
        }
        wrong_->Wrap(left_width());
        show_ruling(refusal_ && refusal_->kind == Refusal::Kind::rule);
    }

    void reconsider() {
        judge();
        show_instead();
        const std::optional<Change> own = own_change();
        if (!own) {
            disputes_.clear();
            view_->show_nothing(_("Fill in what happened to see what would be different."));
            return;
        }
        find_disputes(*own);
        const Correction correction = desk_.consider(all_changes());
        view_->show(correction.differences, correction.replayed, disputes_);
        left_->FitInside();
    }

    /// Every ruling changes what comes after it, so the places are looked for anew after each.
    void find_disputes(const Change& own) {
        std::vector<Dispute> standing, open;
        Corrected deed{{own}, {}};
        for (bool again = true; again;) {
            again = false;
            open.clear();
            const Correction seen = desk_.consider(deed);
            for (const Misfit& misfit : seen.misfits) {
                const std::optional<std::size_t> index = index_of(session(), misfit.entry);
                if (!index || misfit.entry == entry_) {
                    continue;  // The event itself is told of beside its own fields.
                }
                std::erase_if(standing, [&](const Dispute& dispute) { return dispute.entry == misfit.entry; });
                Dispute dispute{misfit.entry, *index + 1, misfit.sentence, misfit.refusal, false, {}};
                const auto ruling = rulings_.find(misfit.entry);
                if (ruling == rulings_.end() || misfit.refusal.kind != Refusal::Kind::rule) {
                    open.push_back(std::move(dispute));
                    continue;
                }
                dispute.ruled = true;
                dispute.ruling = ruling->second;
                deed.changes.push_back(ruled(dispute));
                standing.push_back(std::move(dispute));
                again = true;
                break;
            }
        }
        disputes_ = std::move(standing);
        disputes_.insert(disputes_.end(), open.begin(), open.end());
        std::ranges::sort(disputes_, {}, &Dispute::number);
    }

    Change ruled(const Dispute& dispute) const {
        const Replay& replay = session().replay();
        auto event = std::make_shared<Event>(*replay.steps().at(dispute.number - 1).entry.event);
        event->ruling = dispute.ruling.empty() ? "?" : dispute.ruling;  // Until it is said; accepting asks for it.
        return Amend{dispute.entry, event};
    }

    Corrected all_changes() const {
        Corrected deed;
        if (const std::optional<Change> own = own_change()) {
            deed.changes.push_back(*own);
        }
        for (const Dispute& dispute : disputes_) {
            deed.changes.push_back(dispute.ruled ? ruled(dispute) : Change(Strike{dispute.entry}));
        }
        deed.why = utf8(why_->GetValue());
        return deed;
    }

    void decide(const Dispute& dispute) {
        if (dispute.ruled) {
            rulings_[dispute.entry] = dispute.ruling;
        } else {
            rulings_.erase(dispute.entry);
        }
        reconsider();
    }

    wxString objection() override {
        if (kind_ != Kind::strike && !event_) {
            return _("The event is not complete yet: fill in what happened.");
        }
        if (refusal_ && refusal_->kind == Refusal::Kind::impossible) {
            return _("This cannot have happened as the table stood then. Change it, or correct an earlier event.");
        }
        if (refusal_ && ruling_->IsEmpty()) {
            return _("The rules forbid it. Say what the table ruled, or change it.");
        }
        for (const Dispute& dispute : disputes_) {
            if (dispute.ruled && dispute.ruling.empty()) {
                return wxString::Format(_("Say what the table ruled for event %zu, or leave it out."), dispute.number);
            }
        }
        if (kind_ == Kind::amend && nothing_changed()) {
            return _("It is still as it was. Change something, or leave it.");
        }
        return {};
    }

    bool nothing_changed() const {
        const std::optional<Change> own = own_change();
        const auto* amend = own ? std::get_if<Amend>(&*own) : nullptr;
        return amend != nullptr && same_value(desk_.written(*amend->event), old_);
    }

    void accept() {
        const wxString wrong = objection();
        complain(wrong);
        if (wrong.empty()) {
            EndModal(wxID_OK);
        }
    }

    Desk& desk_;
    Kind kind_;
    EntryNumber entry_;
    Json old_;                                  ///< The event as it was, in the record's words.
    EventPtr event_;                            ///< As it would be; null while it is not complete.
    std::optional<Refusal> refusal_;            ///< Of the event itself, at its place.
    std::vector<Dispute> disputes_;
    std::map<EntryNumber, std::string> rulings_;
    std::vector<Json> drafts_;

    wxScrolledWindow* left_ = nullptr;
    wxStaticText* was_ = nullptr;
    wxStaticText* instead_ = nullptr;
    wxChoice* what_ = nullptr;
    SlotForm* form_ = nullptr;
    wxTextCtrl* line_ = nullptr;
    wxStaticText* wrong_ = nullptr;
    wxStaticText* ruling_caption_ = nullptr;
    wxTextCtrl* ruling_ = nullptr;
    wxTextCtrl* why_ = nullptr;
    wxButton* accept_ = nullptr;
    CorrectionView* view_ = nullptr;
};

bool ask(wxWindow* parent, Desk& desk, Kind kind, EntryNumber entry) {
    if (desk.scene().session == nullptr) {
        return false;
    }
    CorrectionDialog dialog(parent, desk, kind, entry);
    if (dialog.ShowModal() != wxID_OK) {
        return false;
    }
    desk.accept(dialog.take());
    return true;
}

}  // namespace

bool correct_entry(wxWindow* parent, Desk& desk, EntryNumber entry) {
    const Session* session = desk.scene().session;
    return session != nullptr && index_of(*session, entry) && ask(parent, desk, Kind::amend, entry);
}

bool insert_entry(wxWindow* parent, Desk& desk, EntryNumber before) {
    return ask(parent, desk, Kind::insert, before);
}

bool delete_entry(wxWindow* parent, Desk& desk, EntryNumber entry) {
    const Session* session = desk.scene().session;
    if (session == nullptr || !index_of(*session, entry)) {
        return false;
    }
    Correction correction = desk.consider(Corrected{{Strike{entry}}, {}});
    if (!correction.misfits.empty()) {
        return ask(parent, desk, Kind::strike, entry);
    }
    desk.accept(std::move(correction));
    return true;
}

}  // namespace castalia
