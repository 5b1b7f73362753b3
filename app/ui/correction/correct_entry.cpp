// Correcting, inserting and deleting at any distance. The user sees what would change before anything is written.
#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/statline.h>
#include <wx/textctrl.h>

#include "app/recorder/open_correction.h"
#include "app/ui/correction/correct_entry.h"
#include "app/ui/correction/correction_view.h"
#include "app/ui/correction/correction_words.h"
#include "app/ui/correction/two_tables.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wrapped_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"
#include "core/session/record.h"

namespace castalia {

namespace {

using Kind = OpenCorrection::Kind;

class CorrectionDialog final : public StandardDialog {
public:
    CorrectionDialog(wxWindow* parent, Recorder& recorder, Kind kind, EntryNumber entry)
        : StandardDialog(parent, correction_title(recorder, kind, entry)),
          recorder_(recorder),
          kind_(kind),
          open_(recorder, kind, entry) {
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(left_side(), wxSizerFlags(2).Expand());
        across->Add(child<wxStaticLine>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLI_VERTICAL),
                    wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::around)));
        across->Add(right_side(), wxSizerFlags(3).Expand());
        contents()->Add(across, wxSizerFlags(1).Expand());
        add_foot();
        bind_keys();

        constexpr int kWide = 1060, kHigh = 680;
        settle({kWide, kHigh});
        begin();
    }

    Correction take() {
        open_.set_why(utf8(why_->GetValue()));
        return recorder_.consider(open_.operation());
    }

private:
    const Session& session() const { return *recorder_.scene().session; }
    std::size_t ply() const { return open_.ply(); }

    wxWindow* left_side() {
        left_ = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*left_, spacing::apart);
        set_accessible(left_, _("The event"));
        Rows rows(left_);
        wxSizer* down = rows.sizer();
        if (kind_ != Kind::insert) {
            add_quiet(down, words_before(session(), open_));
            was_ = child<wxStaticText>(left_, wxID_ANY, "");
            was_->SetFont(font_of(*this, TypeStep::heading2).Strikethrough());
            down->Add(was_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
        }
        if (kind_ != Kind::strike) {
            add_quiet(down, kind_ == Kind::amend ? _("instead") : _("added event"));
            instead_ = child<wxStaticText>(left_, wxID_ANY, "");
            instead_->SetFont(font_of(*this, TypeStep::heading2));
            down->Add(instead_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
            add_event(rows);
        }
        why_ = rows.text(_("Why (kept in the journal)"));
        left_->SetSizer(down);
        return left_;
    }

    wxSizer* right_side() {
        view_ = child<CorrectionView>(this, [this](const Dispute& dispute) {
            open_.decide(dispute);
            reconsider();
        });
        look_ = child<wxButton>(this, wxID_ANY, "");
        look_->Show(ply() + 1 < session().plies());
        look_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { look_elsewhere(); });
        label_look();
        auto* promise = child<wxStaticText>(this, wxID_ANY, "");
        promise->SetForegroundColour(palette().secondary);
        wrap_words(*promise, promise_of(kind_), [this] { return view_->GetSize().x; });
        view_->Bind(wxEVT_SIZE, [this, wide = 0](wxSizeEvent& event) mutable {
            event.Skip();
            if (std::exchange(wide, event.GetSize().x) != event.GetSize().x) {
                CallAfter([this] { label_look(); });
            }
        });
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(view_, wxSizerFlags(1).Expand());
        down->Add(look_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
        down->Add(promise, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
        return down;
    }

    void add_quiet(wxSizer* down, const wxString& text) {
        auto* made = child<wxStaticText>(left_, wxID_ANY, text);
        made->SetForegroundColour(palette().secondary);
        constexpr int kWide = 360;  // A long name would take the room from what would change.
        made->Wrap(FromDIP(kWide));
        down->Add(made, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
    }

    void add_event(Rows& rows) {
        what_ = rows.choice(_("What happened"), {});
        constexpr int kShownLetters = 24;  // A long event would make the window wider than the screen.
        keep_narrow(what_, kShownLetters);
        form_ = child<SlotForm>(
            left_, [this](const Json& draft) { return open_.form(draft); }, [this](const Json&) { form_changed(); },
            Flow::down);
        wxSizer* down = rows.sizer();
        down->Add(form_, wxSizerFlags().Expand());
        line_ = rows.add(_("As a line of notation"), text_field(left_, "", wxTE_PROCESS_ENTER));
        wrong_ = child<wxStaticText>(left_, wxID_ANY, "");
        wrong_->SetForegroundColour(palette().refusal);
        down->Add(wrong_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
        ruling_caption_ = child<wxStaticText>(left_, wxID_ANY, _("The table ruled it so"));
        ruling_caption_->SetForegroundColour(palette().ruling);
        ruling_ = text_field(left_);
        set_label_for(ruling_caption_, ruling_);
        down->Add(ruling_caption_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
        down->Add(ruling_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
        show_ruling(false);

        what_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& chosen) { choose_what(chosen.GetSelection()); });
        line_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { line_changed(); });
        line_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { accept_when_seen(); });
        ruling_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { reconsider(); });
    }

    void add_foot() {
        button_row()->AddStretchSpacer();
        auto* leave = key_button(this, _("Cancel"), _("Esc"), "", wxID_CANCEL);
        accept_ = child<wxButton>(this, wxID_OK, "");
        add_style(accept_, "suggested-action");
        button_row()->Add(leave, wxSizerFlags().CenterVertical());
        button_row()->Add(accept_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        accept_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
        SetEscapeId(wxID_CANCEL);
    }

    void label_look() {
        const wxString label = view_->tables().at_place()
                                   ? _("Look at the tables at the end")
                                   : wxString::Format(_("Look at the tables at event %zu"), ply() + 1);
        label_with_key_within(look_, label, _("Alt+L"), view_->GetSize().x);
        Layout();
    }

    void look_elsewhere() {
        if (look_->IsShown()) {
            view_->tables().look_at_place(!view_->tables().at_place());
            label_look();
        }
    }

    void bind_keys() {
        const wxAcceleratorEntry keys[] = {{wxACCEL_CTRL, WXK_RETURN, wxID_OK},
                                           {wxACCEL_CTRL, WXK_NUMPAD_ENTER, wxID_OK},
                                           {wxACCEL_ALT, 'L', look_->GetId()}};
        SetAcceleratorTable(wxAcceleratorTable(3, keys));
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { open_.left_out() == 0 ? accept() : accept_when_seen(); }, wxID_OK);
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { look_elsewhere(); }, look_->GetId());
    }

    void begin() {
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
        std::ranges::for_each(open_.beginnings(), [this](const auto& one) { add_beginning(one); });
        if (kind_ == Kind::amend) {
            ruling_->ChangeValue(utf8(open_.old_event().ruling));
        }
        what_->SetSelection(0);
        choose_what(0);
        line_->SetFocus();
        line_->SelectAll();
    }

    void add_beginning(const OpenCorrection::Beginning& beginning) {
        what_->Append(words(beginning.name));
        beginnings_.push_back(beginning);
    }

    /// Chooses what happened by an event that was typed. One that is not in the list joins it.
    void choose_kind_of(const Json& event) {
        const auto kind = &OpenCorrection::Beginning::kind;
        const auto at = std::ranges::find(beginnings_, value_at(event, "type"), kind) - beginnings_.begin();
        if (at == std::ssize(beginnings_)) {
            add_beginning({session().replay().describe(ply(), *open_.event()), event, true});
        }
        what_->SetSelection(static_cast<int>(at));
    }

    void choose_what(int which) {
        form_->begin(beginnings_.at(static_cast<std::size_t>(which)).draft);
        form_changed();
        left_->FitInside();
        left_->Layout();
    }

    void form_changed() {
        open_.set_event(nullptr);
        wrong_->SetLabelText("");
        if (form_->complete()) {
            try {
                open_.set_event(recorder_.read(form_->draft()));
                Event timeless = *open_.event();
                timeless.at.reset();
                line_->ChangeValue(utf8(recorder_.notation(timeless)));
            } catch (const BadRecord& bad) {
                wrong_->SetLabelText(as_sentence(bad.text));
            }
        }
        reconsider();
    }

    void line_changed() {
        open_.set_event(nullptr);
        try {
            open_.set_event(open_.read(utf8(line_->GetValue().Trim().Trim(false))));
            wrong_->SetLabelText("");
            const Json written = recorder_.written(*open_.event());
            choose_kind_of(written);
            form_->begin(written);
        } catch (const BadNotation& bad) {
            wrong_->SetLabelText(as_sentence(bad.text));
        } catch (const BadRecord& bad) {
            wrong_->SetLabelText(as_sentence(bad.text));
        }
        reconsider();
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
        if (instead_ != nullptr) {
            const wxString sentence =
                open_.event() ? words(session().replay().describe(ply(), *open_.event())) : wxString("…");
            instead_->SetLabelText(sentence);
            instead_->Wrap(left_width());
            set_accessible(instead_, sentence);
            const auto what = static_cast<unsigned>(what_->GetSelection());
            if (open_.event() && beginnings_.at(what).told) {
                what_->SetString(what, sentence);  // It says the event that it is now.
            }
        }
    }
    int left_width() const {
        return std::max(FromDIP(spacing::group) * 8, left_->GetClientSize().x - FromDIP(spacing::around));
    }

    /// Shows beside the fields why the rules are against the new event at its place.
    void show_refusal() {
        if (form_ == nullptr) {
            return;
        }
        if (open_.refusal()) {
            wrong_->SetLabelText(words(open_.refusal()->reason));
        }
        wrong_->Wrap(left_width());
        show_ruling(open_.refusal() && open_.refusal()->kind == Refusal::Kind::rule);
    }

    void reconsider() {
        if (ruling_ != nullptr) {
            open_.set_ruling(utf8(ruling_->GetValue()));
        }
        std::optional<Correction> correction = open_.reconsider();
        seen_ = false;
        complain("");  // The objection was about what stood there before.
        // A long reason is broken into lines before the layout, so that the other half keeps its room.
        show_refusal();
        show_instead();
        label_accept();
        left_->FitInside();
        left_->Layout();
        if (!correction || is_impossible(open_)) {
            view_->show_nothing(correction ? objection() : _("Fill in what happened to see what would change."));
            return;
        }
        view_->show(session(), std::make_shared<const Correction>(std::move(*correction)), open_);
    }

    wxString objection() override { return objection_to(open_, ruling_ != nullptr && !ruling_->IsEmpty()); }

    void label_accept() {
        const wxString label = acceptance_of(open_);
        accept_->SetLabelMarkup("<b>" + label + "</b>  " + small_markup(seen_ ? _("Enter again") : _("Ctrl+Enter")));
        set_accessible(accept_, label);
        Layout();
    }

    /// Handles Enter in the line of notation, which people type without looking: the first time, what would change
    /// comes into view; the second time, the correction is accepted.
    void accept_when_seen() {
        if (seen_) {
            return accept();
        }
        const wxString wrong = objection();
        complain(wrong);
        if (wrong.empty()) {
            seen_ = true;
            view_->Scroll(0, 0);
            label_accept();
        }
    }

    void accept() {
        const wxString wrong = objection();
        complain(wrong);
        if (wrong.empty()) {
            EndModal(wxID_OK);
        }
    }

    Recorder& recorder_;
    Kind kind_;
    OpenCorrection open_;
    std::vector<OpenCorrection::Beginning> beginnings_;
    bool seen_ = false;  ///< The user has seen what would change.
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
    wxButton* look_ = nullptr;
    wxButton* accept_ = nullptr;
    CorrectionView* view_ = nullptr;
};

bool ask(wxWindow* parent, Recorder& recorder, Kind kind, EntryNumber entry) {
    const Session* session = recorder.session();
    if (session == nullptr || (kind != Kind::insert && !index_of(*session, entry))) {
        return false;
    }
    CorrectionDialog dialog(parent, recorder, kind, entry);
    if (dialog.ShowModal() != wxID_OK) {
        return false;
    }
    recorder.accept(dialog.take());
    return true;
}

}  // namespace

bool correct_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry) {
    return ask(parent, recorder, Kind::amend, entry);
}

bool insert_entry(wxWindow* parent, Recorder& recorder, EntryNumber before) {
    return ask(parent, recorder, Kind::insert, before);
}

bool delete_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry) {
    return ask(parent, recorder, Kind::strike, entry);
}

}  // namespace castalia
