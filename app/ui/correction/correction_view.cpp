#include "app/ui/correction/correction_view.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/statline.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/correction/correction_words.h"
#include "app/ui/correction/two_tables.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wrapped_words.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kColumns = 3;
constexpr int kLeaveOut = 0, kRuled = 1;
constexpr std::size_t kAtOnce = 12;  ///< The places shown at first and by each "more": they fill a window at once.

wxString escaped(wxString text) {
    text.Replace("&", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    return text;
}

int width_of(const wxWindow& window, const wxString& words, bool same) {
    constexpr double kBoldIsWider = 1.1;
    return static_cast<int>(window.GetTextExtent(words).x * (same ? 1.0 : kBoldIsWider));
}

/// Returns the width of the longest word of a text, as if it were bold.
int longest_word(const wxWindow& window, const wxString& text) {
    int widest = 0;
    for (const wxString& word : wxSplit(text, ' ')) {
        widest = std::max(widest, width_of(window, word + " ", false));
    }
    return widest;
}

/// Returns lines of at most this width in pixels. Words that have changed are bold and underlined, so that they stand
/// out without colour, too.
wxString marked(const wxWindow& window, const wxString& before, const wxString& text, int width) {
    const wxArrayString old = parts_of(before), parts = parts_of(text);
    wxString markup;
    int used = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool same = old.size() == parts.size() ? old[i] == parts[i] : old.Index(parts[i]) != wxNOT_FOUND;
        wxString rest = parts[i];
        while (!rest.empty()) {
            wxString word = rest.BeforeFirst(' ');
            rest = rest.AfterFirst(' ');
            if (rest.empty() && i + 1 < parts.size()) {
                word += ",";
            }
            const int wide = width_of(window, word + " ", same);
            if (used > 0) {
                markup += used + wide > width ? "\n" : " ";
                used = used + wide > width ? 0 : used;
            }
            used += wide;
            markup += same ? escaped(word) : "<b><u>" + escaped(word) + "</u></b>";
        }
    }
    return markup;
}

wxString reason_of(const Dispute& dispute) {
    return words(dispute.refusal.reason) + wxString::FromUTF8("  §\u00A0") +
           utf8(dispute.refusal.clause).AfterFirst('.');
}

}  // namespace

CorrectionView::CorrectionView(wxWindow* parent, std::function<void(const Dispute&)> decided)
    : ScrolledArea(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      decided_(std::move(decided)),
      most_(kAtOnce) {
    constexpr int kStep = 12;
    scroll_down_in(*this, kStep);
    set_accessible(this, _("What would change"));  // Tab reaches it where nothing in it takes the keys.
    auto* title = child<wxStaticText>(this, wxID_ANY, _("What would change"));
    title->SetFont(font_of(*this, TypeStep::heading2));
    replayed_ = child<wxStaticText>(this, wxID_ANY, "");
    replayed_->SetForegroundColour(palette().secondary);
    tables_ = child<TwoTables>(this);
    count_ = child<wxStaticText>(this, wxID_ANY, "");
    count_->SetFont(font_of(*this, TypeStep::heading2));

    grid_ = new wxFlexGridSizer(kColumns, FromDIP(wxSize(spacing::around, spacing::between)));
    list_ = new wxBoxSizer(wxVERTICAL);
    rest_ = child<wxStaticText>(this, wxID_ANY, "");
    rest_->SetForegroundColour(palette().secondary);
    more_ = child<wxButton>(this, wxID_ANY, "");
    more_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { show_more(); });
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(title);
    down->Add(replayed_, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(spacing::hair)));
    // The losses stand above everything else, where nobody has to scroll to them.
    down->Add(count_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
    down->Add(list_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::between)));
    down->Add(rest_);
    down->Add(more_, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(spacing::close)));
    down->Add(tables_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::between)));
    down->Add(grid_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::between)));
    SetSizer(down);

    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        wrap_texts();
    });
}

void CorrectionView::show(const Session& session, std::shared_ptr<const Correction> correction,
                          const OpenCorrection& open) {
    const auto count = static_cast<long long>(correction->replayed);
    show_words(*replayed_,
               words(say_count("{n} later event was played again", "{n} later events were played again", count)));
    names_ = session.heading().players;
    show_differences(correction->differences);
    show_places(open.disputes());
    tables_->show(session, std::move(correction), open);
    wrap_texts();
}

void CorrectionView::show_nothing(const wxString& why) {
    show_words(*replayed_, why);
    tables_->show_nothing();
    show_differences({});
    show_places({});
    show_words(*count_, "");
    wrap_texts();
}

void CorrectionView::show_differences(const std::vector<Difference>& differences) {
    differences_ = differences;
    const std::size_t wanted = differences.empty() ? 0 : (differences.size() + 1) * kColumns;
    while (cells_.size() < wanted) {
        cells_.push_back({child<wxStaticText>(this, wxID_ANY, ""), ""});
        beneath_ = false;
    }
    if (cells_.size() > grid_->GetItemCount()) {
        arrange_cells(beneath_);
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        cells_[i].text->Show(i < wanted);
    }
    if (wanted == 0) {
        return;
    }
    for (std::size_t i = 0; i < wanted; ++i) {
        cells_[i].text->SetForegroundColour(i < kColumns || i % kColumns == 0 ? palette().secondary : palette().text);
    }
}

void CorrectionView::show_places(const std::vector<Dispute>& disputes) {
    const auto count = static_cast<long long>(disputes.size());
    show_words(*count_, disputes.empty() ? _("All later events still fit")
                                         : words(say_count("One later event no longer fits",
                                                           "{n} later events no longer fit", count)));
    disputes_ = disputes;
    for (std::size_t i = 0; i < disputes.size(); ++i) {
        most_ = disputes[i].ruled ? std::max(most_, i + 1) : most_;  // Decisions stay in sight.
    }
    show_some_places();
}

void CorrectionView::show_some_places() {
    const std::size_t shown = std::min(most_, disputes_.size()), rest = disputes_.size() - shown;
    while (places_.size() < shown) {
        add_place();
    }
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_[i].panel->Show(i < shown);
        if (i < shown) {
            fill(places_[i], disputes_[i]);
        }
    }
    rest_->Show(rest > 0);
    show_words(*rest_,
               words(say_count("One more is left out unless you decide otherwise",
                               "{n} more are left out unless you decide otherwise", static_cast<long long>(rest))));
    more_->Show(rest > 0);
    more_->SetLabelText(
        words(say_count("Show it", "Show {n} more", static_cast<long long>(std::min(rest, kAtOnce)))));
}

void CorrectionView::show_more() {
    const std::size_t first = most_;
    most_ += kAtOnce;
    show_some_places();
    wrap_texts();
    // Only a control that has its place can have the focus.
    CallAfter([this, first] { places_[first].way->SetFocus(); });
}

void CorrectionView::add_place() {
    const std::size_t i = places_.size();
    Place place;
    place.panel = child<wxPanel>(this);
    place.number = child<wxStaticText>(place.panel, wxID_ANY, "");
    place.number->SetForegroundColour(palette().secondary);
    constexpr int kMark = 16;
    auto* mark = child<wxStaticBitmap>(place.panel, wxID_ANY, art("mark-refusal", palette().refusal, kMark));
    place.sentence = child<wxStaticText>(place.panel, wxID_ANY, "");
    place.sentence->SetFont(font_of(*this, TypeStep::normal, true));
    place.reason = child<wxStaticText>(place.panel, wxID_ANY, "");
    place.reason->SetForegroundColour(palette().secondary);
    place.way = child<wxChoice>(place.panel, wxID_ANY);
    place.caption = child<wxStaticText>(place.panel, wxID_ANY, _("What the table ruled"));
    place.caption->SetForegroundColour(palette().ruling);
    place.ruling = text_field(place.panel);
    set_label_for(place.caption, place.ruling);

    auto* texts = new wxBoxSizer(wxVERTICAL);
    texts->Add(place.sentence, wxSizerFlags());
    texts->Add(place.reason, wxSizerFlags());
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(place.number, wxSizerFlags().Top().Border(wxRIGHT, FromDIP(spacing::between)));
    across->Add(mark, wxSizerFlags().Top().Border(wxRIGHT, FromDIP(spacing::between)));
    across->Add(texts, wxSizerFlags(1));
    across->Add(place.way, wxSizerFlags().Top().Border(wxLEFT, FromDIP(spacing::between)));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(child<wxStaticLine>(place.panel), wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::close)));
    down->Add(across, wxSizerFlags().Expand());
    down->Add(place.caption, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
    down->Add(place.ruling, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
    place.panel->SetSizer(down);
    list_->Add(place.panel, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
    more_->MoveAfterInTabOrder(place.panel);  // Tab goes from the last place to this button.

    const auto decided = [this, i] {
        Dispute now = disputes_.at(i);
        now.ruled = places_[i].way->GetSelection() == kRuled;
        now.ruling = typed(places_[i].ruling->GetValue());
        decided_(now);
    };
    place.way->Bind(wxEVT_CHOICE, [this, i, decided](wxCommandEvent&) {
        decided();
        if (i < disputes_.size() && disputes_[i].ruled) {
            places_[i].ruling->SetFocus();
        }
    });
    place.ruling->Bind(wxEVT_TEXT, [decided](wxCommandEvent&) { decided(); });
    places_.push_back(place);
}

void CorrectionView::fill(Place& place, const Dispute& dispute) {
    place.number->SetLabelText(wxString::Format("%zu", dispute.number));
    wxArrayString ways;
    ways.push_back(_("Leave out"));
    if (dispute.refusal.kind == Refusal::Kind::rule) {
        ways.push_back(_("The table ruled it so"));
    }
    if (place.way->GetStrings() != ways) {
        place.way->Set(ways);
    }
    place.way->SetSelection(dispute.ruled ? kRuled : kLeaveOut);
    set_accessible(place.way, words(dispute.sentence), words(dispute.refusal.reason));
    place.caption->Show(dispute.ruled);
    place.ruling->Show(dispute.ruled);
    if (utf8(place.ruling->GetValue()) != dispute.ruling) {
        place.ruling->ChangeValue(utf8(dispute.ruling));
    }
}

void CorrectionView::write(Cell& cell, const wxString& markup) {
    if (cell.markup != markup) {  // The toolkit measures a text anew whenever it is set.
        cell.text->SetLabelMarkup(markup);
        cell.markup = markup;
    }
}

int CorrectionView::room() const { return GetClientSize().x - 2 * FromDIP(spacing::around); }

void CorrectionView::show_words(wxStaticText& text, const wxString& words) {
    wrap_words(text, words, [this] { return room(); });
}

void CorrectionView::arrange_cells(bool beneath) {
    beneath_ = beneath;
    grid_->Clear();
    grid_->SetCols(beneath ? kColumns - 1 : kColumns);
    for (std::size_t column = 0; column < kColumns; ++column) {
        if (grid_->IsColGrowable(column)) {
            grid_->RemoveGrowableCol(column);
        }
    }
    for (std::size_t column = beneath ? 0 : 1; column < static_cast<std::size_t>(grid_->GetCols()); ++column) {
        grid_->AddGrowableCol(column, 1);
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        grid_->Add(cells_[i].text, wxSizerFlags().Expand());
        if (beneath && i % kColumns == 0) {
            grid_->AddSpacer(0);  // The name has a line of its own.
        }
    }
}

void CorrectionView::wrap_texts() {
    const int width = room();
    if (width <= 0 || wrapping_) {
        return;
    }
    wrapping_ = true;
    tables_->fit(width);
    wrap_differences(width);
    wrap_places(width);
    FitInside();
    Layout();
    wrapping_ = false;
}

void CorrectionView::wrap_differences(int width) {
    const auto called = [this](const Text& text) { return with_called_names(words(text), names_); };
    const wxString heads[] = {_("now"), _("instead")};
    // Names take a quarter; now and instead share the rest.
    constexpr int kNames = 4;
    const int columns = width - (kColumns - 1) * grid_->GetHGap();
    int beside = columns / kNames, longest = 0;
    for (const wxString& head : heads) {
        longest = std::max(longest, longest_word(*this, head));
    }
    for (const Difference& row : differences_) {
        beside = std::max(beside, longest_word(*this, called(row.what)));
        longest = std::max({longest, longest_word(*this, called(row.now)), longest_word(*this, called(row.instead))});
    }
    int each = (columns - beside) / 2;
    const bool beneath = longest > each;
    if (beneath) {
        beside = each = (width - grid_->GetHGap()) / 2;
    }
    if (beneath != beneath_) {
        arrange_cells(beneath);
    }
    for (std::size_t i = 1; i < std::min<std::size_t>(cells_.size(), kColumns); ++i) {
        cells_[i].text->SetMinSize({each, -1});  // The two columns that are compared are equally wide.
        write(cells_[i], marked(*this, heads[i - 1], heads[i - 1], each));
    }
    for (std::size_t i = 0; i < differences_.size(); ++i) {
        const Difference& row = differences_[i];
        const wxString what = called(row.what), now = called(row.now), instead = called(row.instead);
        write(cells_[(i + 1) * kColumns], marked(*this, what, what, beside));
        write(cells_[(i + 1) * kColumns + 1], marked(*this, now, now, each));
        write(cells_[(i + 1) * kColumns + 2], marked(*this, now, instead, each));
    }
}

void CorrectionView::wrap_places(int width) {
    constexpr int kLeastShare = 4;
    for (std::size_t i = 0; i < std::min(most_, disputes_.size()); ++i) {
        const wxString sentence = words(disputes_[i].sentence), reason = reason_of(disputes_[i]);
        const int rest = width - places_[i].way->GetBestSize().x - FromDIP(3 * spacing::group);
        const int least = width / kLeastShare;
        places_[i].sentence->SetLabelText(sentence);
        places_[i].sentence->Wrap(std::max(least, rest));
        places_[i].reason->SetLabelText(reason);
        places_[i].reason->Wrap(std::max(least, rest));
    }
}

}  // namespace castalia
