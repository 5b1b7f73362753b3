// The rules in our own words, clause by clause.
#include <algorithm>

#include "app/embedded/rules_lines.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/toolkit/controls/page_dialog.h"
#include "app/ui/toolkit/text/embedded_files.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/game.h"
#include "core/rules/game/games.h"
#include "core/rules/game/move_outline.h"

namespace castalia {

namespace {

class RulesDialog final : public PageDialog {
public:
    RulesDialog(wxWindow* parent, const Game& game, const std::string& clause, const Games* games)
        : PageDialog(parent, title_of(game), _("Find in the rules"), title_of(game)) {
        if (games != nullptr) {
            choose_game(*games, game);
        }
        write(game, clause);
        settle_page();
    }

private:
    static wxString title_of(const Game& game) { return wxString::Format(_("The rules of %s"), words(game.title)); }

    void choose_game(const Games& games, const Game& first) {
        std::vector<wxString> titles;
        std::size_t chosen = 0;
        for (const Game& one : games.offered()) {
            chosen = &one == &first ? all_.size() : chosen;
            all_.push_back(&one);
            titles.push_back(words(one.title));
        }
        offer(_("Game"), titles, chosen, [this](std::size_t which) {
            SetTitle(title_of(*all_[which]));
            write(*all_[which], {});
        });
    }
    void write(const Game& game, const std::string& clause) {
        write(in_spoken_language(rules_files(), game.id), clause);
        write(in_spoken_language(rules_files(), "session"), clause);  // These rules hold in every game.
    }
    void write(std::string_view rules, const std::string& clause) {
        if (rules.empty()) {
            line(_("This game has no rules page."));
            return;
        }
        for (const RulesLine& read : rules_lines(rules)) {
            if (read.kind == RulesLine::Kind::heading) {
                heading(one_line(read.words), read.depth == 1 ? TypeStep::heading3 : TypeStep::heading2);
                continue;
            }
            const bool asked = !clause.empty() && read.clause == clause;
            if (asked) {
                open_here();
            }
            line((asked ? wxString::FromUTF8("→ ") : wxString()) + one_line(read.words), asked);
            if (read.kind == RulesLine::Kind::clause) {
                aside(wxString::FromUTF8("  §\u00A0") + utf8(read.clause), asked);
            }
        }
    }

    std::vector<const Game*> all_;
};

}  // namespace

void show_rules(wxWindow* parent, const Game& game, const std::string& clause, const Games* games) {
    RulesDialog(parent, game, clause, games).ShowModal();
}

std::string clause_about(const Game& game, std::string_view event_type) {
    std::string_view topic = event_type;
    for (const MoveOutline& move : game.moves ? game.moves() : std::vector<MoveOutline>()) {
        topic = move.type == event_type ? move.topic : topic;
    }
    for (const std::string_view rules : {std::string_view(game.id), std::string_view("session")}) {
        const std::string wanted = std::string(rules) + "." + std::string(topic);
        for (const RulesLine& line : rules_lines(in_spoken_language(rules_files(), rules))) {
            if (line.clause == wanted || line.clause.starts_with(wanted + ".")) {
                return std::string(line.clause);
            }
        }
    }
    return {};
}

std::string clause_about_event(const Scene& scene) {
    if (scene.ply == 0) {
        return {};
    }
    const Session& session = *scene.session;
    const Step& step = session.replay().steps()[scene.ply - 1];
    const Json event = write_event(*step.entry.event, session.playthrough(), session.names());
    return step.refusal ? step.refusal->clause : clause_about(session.game(), event.value("type", ""));
}

std::string clause_words(const std::string& clause) { return clause_sentence(clause, spoken_language()); }

}  // namespace castalia
