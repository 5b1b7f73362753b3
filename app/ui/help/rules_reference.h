#pragma once

#include <string>
#include <string_view>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Shows the rules in our own words, clause by clause, scrolled to `clause` when there is one. The user can choose
/// another one of `games`.
void show_rules(wxWindow* parent, const Game& game, const std::string& clause = {}, const Games* games = nullptr);
/// Returns the clause at which the rules speak of a kind of event; empty where no clause is about it.
std::string clause_about(const Game& game, std::string_view event_type);
/// Returns the clause about the event before the ply of the scene: the one that refused it, or the one about its
/// kind.
std::string clause_about_event(const Scene& scene);

/// Returns the words of a clause from the rules page; empty when the page does not have it.
std::string clause_words(const std::string& clause);

}  // namespace castalia
