// The rules in our own words, clause by clause.
#include <algorithm>

#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/dialogs/rules_files.h"
#include "core/rules/game.h"

namespace castalia {

namespace {

std::string_view rules_of(std::string_view game) {
    const auto found = std::ranges::find(rules_files(), game, &RulesFile::game);
    return found == rules_files().end() ? std::string_view() : found->text;
}

std::string_view stripped(std::string_view line) {
    const std::size_t from = line.find_first_not_of(" \t\r");
    return from == std::string_view::npos ? std::string_view()
                                          : line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

/// Without the line breaks of the page and the marks that its writers use.
wxString one_line(std::string_view words) {
    wxString line = utf8(words);
    line.Replace("\n", " ");
    line.Replace("`", "");
    line.Replace("**", "");
    while (line.Replace("  ", " ") > 0) {
    }
    return line;
}

RulesLine read_line(std::string_view line) {
    if (line.starts_with('#')) {
        const std::size_t depth = std::min(line.find_first_not_of('#'), line.size());
        return {RulesLine::Kind::heading, static_cast<int>(depth), {}, stripped(line.substr(depth))};
    }
    if (line.starts_with("- `")) {
        const std::size_t end = line.find('`', 3);
        if (end != std::string_view::npos) {
            return {RulesLine::Kind::clause, 0, line.substr(3, end - 3), stripped(line.substr(end + 1))};
        }
    }
    return {RulesLine::Kind::words, 0, {}, stripped(line)};
}

class RulesDialog final : public StandardDialog {
public:
    RulesDialog(wxWindow* parent, const Game& game, const std::string& clause)
        : StandardDialog(parent, wxString::Format(_("The rules of %s"), words(game.title))) {
        search_ = child<wxSearchCtrl>(this, wxID_ANY);
        search_->SetDescriptiveText(_("Find in the rules"));
        set_accessible(search_, _("Find in the rules"), _("Enter goes to the next match"));
        text_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                  wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2 | wxTE_WORDWRAP | wxTE_PROCESS_TAB);
        set_accessible(text_, wxString::Format(_("The rules of %s"), words(game.title)));
        contents()->Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        contents()->Add(text_, wxSizerFlags(1).Expand());
        add_buttons({}, _("Close"));
        write(rules_of(game.id), clause);
        write(rules_of("session"), clause);  // What every table has, whichever the game.
        text_->SetInsertionPoint(shown_at_);
        constexpr int kWide = 720, kHigh = 560;
        settle({kWide, kHigh});
        SetEscapeId(wxID_CANCEL);

        search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { find_next(true); });
        search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { find_next(false); });
        // What is not yet on the screen cannot be scrolled.
        CallAfter([this] { text_->ShowPosition(shown_at_); });
        text_->SetFocus();
    }

private:
    void write(std::string_view rules, const std::string& clause) {
        const Palette& now = palette();
        if (rules.empty()) {
            text_->SetDefaultStyle(wxTextAttr(now.text, now.card));
            text_->AppendText(_("This game has no rules page."));
            return;
        }
        for (const RulesLine& line : rules_lines(rules)) {
            if (line.kind == RulesLine::Kind::heading) {
                const TypeStep step = line.depth == 1 ? TypeStep::heading3 : TypeStep::heading2;
                text_->SetDefaultStyle(wxTextAttr(now.text, now.card, font_of(*this, step)));
                text_->AppendText((text_->IsEmpty() ? wxString() : wxString("\n")) + one_line(line.words) + "\n");
                continue;
            }
            const bool asked = !clause.empty() && line.clause == clause;
            // Without a colour of its own the text would take the desktop's, which is not that of the palette.
            const wxColour paper = asked ? now.warningfill : now.card;
            if (asked) {
                shown_at_ = text_->GetLastPosition();
            }
            text_->SetDefaultStyle(wxTextAttr(now.text, paper, font_of(*this, TypeStep::normal, asked)));
            text_->AppendText((asked ? wxString::FromUTF8("→ ") : wxString()) + one_line(line.words));
            if (line.kind == RulesLine::Kind::clause) {
                text_->SetDefaultStyle(wxTextAttr(now.secondary, paper, font_of(*this, TypeStep::caption)));
                text_->AppendText(wxString::FromUTF8("  § ") + utf8(line.clause));
            }
            text_->AppendText("\n");
        }
    }

    void find_next(bool beyond) {
        const wxString wanted = search_->GetValue().Lower();
        if (wanted.empty()) {
            return;
        }
        const wxString all = text_->GetValue().Lower();
        const auto from = static_cast<std::size_t>(std::max(0L, text_->GetInsertionPoint() + (beyond ? 1 : 0)));
        std::size_t at = all.find(wanted, std::min(from, all.size()));
        if (at == wxString::npos) {
            at = all.find(wanted);
        }
        complain(at == wxString::npos ? wxString::Format(_("“%s” was not found."), search_->GetValue()) : wxString());
        if (at != wxString::npos) {
            text_->SetInsertionPoint(static_cast<long>(at));
            text_->ShowPosition(static_cast<long>(at));
            text_->SetSelection(static_cast<long>(at), static_cast<long>(at + wanted.size()));
        }
    }

    wxSearchCtrl* search_;
    wxTextCtrl* text_;
    long shown_at_ = 0;
};

}  // namespace

std::vector<RulesLine> rules_lines(std::string_view text) {
    std::vector<RulesLine> lines;
    bool open = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = stripped(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) {
            open = false;
            continue;
        }
        const RulesLine read = read_line(line);
        // A line that goes on from the one before it lies right behind it in the text.
        if (open && read.kind == RulesLine::Kind::words && lines.back().kind != RulesLine::Kind::heading &&
            !line.starts_with('-') && !line.starts_with('|')) {
            std::string_view& whole = lines.back().words;
            whole =
                std::string_view(whole.data(), static_cast<std::size_t>(line.data() + line.size() - whole.data()));
            continue;
        }
        lines.push_back(read);
        open = true;
    }
    return lines;
}

void show_rules(wxWindow* parent, const Game& game, const std::string& clause) {
    RulesDialog(parent, game, clause).ShowModal();
}

std::string clause_words(const std::string& clause) {
    for (const RulesLine& line : rules_lines(rules_of(std::string_view(clause).substr(0, clause.find('.'))))) {
        if (line.kind == RulesLine::Kind::clause && line.clause == clause) {
            return utf8(one_line(line.words));
        }
    }
    return {};
}

}  // namespace castalia
