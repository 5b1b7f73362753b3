#include "app/ui/charts/curves.h"

#include <algorithm>

#include <wx/intl.h>

#include "app/ui/basics/wx_text.h"
#include "core/parts/decktet.h"

namespace castalia {

namespace {

Chart empty_chart(const Session& session, const wxString& title) {
    Chart chart;
    chart.title = title;
    chart.across = _("events");
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        chart.places.push_back(wxString::Format("%zu", ply));
    }
    for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
        chart.series.push_back({utf8(session.names()[seat]), Chart::Series::Kind::step, seat,
                                std::vector<std::optional<double>>(session.plies() + 1)});
    }
    return chart;
}

wxString upper_first(const wxString& text) { return text.empty() ? text : text.Left(1).Upper() + text.Mid(1); }

/// The chart of that name, made when it is met for the first time.
Chart& chart_named(std::vector<Chart>& charts, const Session& session, const wxString& title) {
    const auto found = std::ranges::find(charts, title, &Chart::title);
    return found != charts.end() ? *found : charts.emplace_back(empty_chart(session, title));
}

/// The last moment of each round, and before the first; nothing for a game without an economy.
std::vector<std::size_t> ends_of_rounds(const Session& session) {
    std::vector<std::size_t> ends;
    long long round = -1;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Json state = session.playthrough().state(ply);
        if (!state.contains("economy") || !state.contains("round") || !state["round"].is_number_integer()) {
            return {};
        }
        if (state["round"] != round && ply > 0) {
            ends.push_back(ply - 1);
        }
        round = state["round"].get<long long>();
    }
    ends.push_back(session.plies());
    return ends;
}

double coins_in(const Json& purse) {
    double coins = 0;
    for (const auto& [suit, number] : purse.items()) {
        coins += number.get<double>();
    }
    return coins;
}

/// How the coins went, by suit in the economy and by player, from round to round.
void add_coins(std::vector<Chart>& charts, const Session& session) {
    Chart economy, purses;
    economy.title = _("Coins in the economy, by suit");
    purses.title = _("Coins of the players, by round");
    economy.across = purses.across = _("rounds");
    for (const decktet::Suit suit : decktet::kSuits) {
        economy.series.push_back(
            {words(decktet::suit_name(suit)), Chart::Series::Kind::step, decktet::index(suit), {}, true});
    }
    for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
        purses.series.push_back({utf8(session.names()[seat]), Chart::Series::Kind::step, seat, {}});
    }
    const std::vector<std::size_t> ends = ends_of_rounds(session);
    for (std::size_t end = 0; end < ends.size(); ++end) {
        const Json state = session.playthrough().state(ends[end]);
        for (std::size_t suit = 0; suit < economy.series.size(); ++suit) {
            const std::string letter(1, decktet::letter(decktet::kSuits[suit]));
            economy.series[suit].values.emplace_back(state["economy"].value(letter, 0.0));
        }
        for (std::size_t seat = 0; seat < purses.series.size(); ++seat) {
            purses.series[seat].values.emplace_back(coins_in(state["players"][session.names()[seat]]["coins"]));
        }
        economy.places.push_back(wxString::Format("%zu", end + 1));
    }
    purses.places = economy.places;
    economy.note = purses.note =
        words(say_count("over {n} round", "over {n} rounds", static_cast<long long>(ends.size())));
    if (ends.size() > 1) {
        charts.push_back(std::move(economy));
        charts.push_back(std::move(purses));
    }
}

/// Does anything ever change in it?
bool moves(const Chart& chart) {
    return std::ranges::any_of(chart.series, [](const Chart::Series& one) {
        return std::ranges::any_of(one.values, [&](const auto& value) { return value != one.values.front(); });
    });
}

}  // namespace

std::vector<Chart> curves_of(const Session& session) {
    std::vector<Chart> charts;
    // The unit of a fact is told as its number asks for, "1 token", "2 tokens": its place in the strip is its name.
    std::vector<wxString> units;
    const Scoresheet last = session.playthrough().score(session.plies());
    for (const auto& facts : last.strip) {
        for (std::size_t i = units.size(); i < facts.size(); ++i) {
            Text unit = facts[i].unit;
            unit.number = 2;
            units.push_back(upper_first(words(unit)));
        }
    }
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Scoresheet sheet = session.playthrough().score(ply);
        for (std::size_t seat = 0; seat < std::min(sheet.strip.size(), session.names().size()); ++seat) {
            for (std::size_t i = 0; i < std::min(units.size(), sheet.strip[seat].size()); ++i) {
                chart_named(charts, session, units[i]).series[seat].values[ply] =
                    static_cast<double>(sheet.strip[seat][i].number) / sheet.strip[seat][i].parts;
            }
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            Chart& chart = chart_named(charts, session, upper_first(words(step.label)));
            for (std::size_t seat = 0; seat < std::min(step.values.size(), chart.series.size()); ++seat) {
                chart.series[seat].values[ply] = static_cast<double>(step.values[seat]) / sheet.parts;
            }
        }
    }
    std::erase_if(charts, [](const Chart& chart) { return !moves(chart); });
    for (Chart& chart : charts) {
        chart.note = words(say_count("over {n} event", "over {n} events", static_cast<long long>(session.plies())));
    }
    add_coins(charts, session);
    return charts;
}

}  // namespace castalia
