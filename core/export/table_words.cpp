#include "core/export/table_words.h"

#include <algorithm>

namespace castalia {

namespace {

Text zone_in_words(const Zone& zone) {
    return say("{zone}: {pieces}", {{"zone", zone.title}, {"pieces", pieces_in_words(zone)}});
}

}  // namespace

Text fact_in_words(const StripFact& fact) {
    return say("{number} {unit}", {{"number", decimal(fact.number, fact.parts)}, {"unit", fact.unit}});
}

Text facts_in_words(const std::vector<StripFact>& facts) {
    std::vector<Text> texts;
    std::ranges::transform(facts, std::back_inserter(texts), fact_in_words);
    return listed(texts);
}

Text piece_in_words(const Zone& zone, const Piece& piece) {
    const bool counted = zone.shape == Zone::Shape::track || zone.shape == Zone::Shape::pile;
    if (!counted && piece.count == 1) {
        return piece.name;
    }
    return piece.counted == Text() ? say("{count} {what}", {{"count", literally(piece.count)}, {"what", piece.name}})
                                   : piece.counted;
}

Text pieces_in_words(const Zone& zone) {
    std::vector<Text> pieces;
    for (auto piece = zone.pieces.begin(); piece != zone.pieces.end();) {
        // A name of one word is shorter repeated than counted: "1, 1" and not "2 times 1".
        const bool is_long = english(piece->name).find(' ') != std::string::npos;
        const auto next = is_long ? std::find_if(piece, zone.pieces.end(),
                                                 [&](const Piece& other) {
                                                     return other.name != piece->name || other.count != piece->count;
                                                 })
                                  : std::next(piece);
        const auto alike = static_cast<long long>(next - piece);
        if (zone.shape == Zone::Shape::track && piece->count == 0) {
            piece = next;
            continue;
        }
        Text name = piece_in_words(zone, *piece);
        pieces.push_back(alike == 1 ? std::move(name)
                                    : say("{n} times {what}", {{"n", literally(alike)}, {"what", std::move(name)}}));
        piece = next;
    }
    return pieces.empty() ? say("nothing") : listed(pieces);
}

std::vector<Text> zones_in_words(const Session& session, std::size_t ply) {
    std::vector<Text> zones;
    for (const Zone& zone : session.playthrough().view(ply).zones) {
        zones.push_back(zone_in_words(zone));
    }
    return zones;
}

TableWords table_in_words(const Session& session, std::size_t ply) {
    const Playthrough& line = session.playthrough();
    const Scoresheet sheet = line.score(ply);
    TableWords table;
    table.now.push_back(line.prompt(ply).text);
    if (sheet.sentence != table.now.front()) {
        table.now.push_back(sheet.sentence);
    }
    for (std::size_t seat = 0; seat < sheet.strip.size() && seat < session.names().size(); ++seat) {
        if (!sheet.strip[seat].empty()) {
            table.now.push_back(say("{who}: {facts}", {{"who", literally(session.names()[seat])},
                                                       {"facts", facts_in_words(sheet.strip[seat])}}));
        }
    }
    const std::vector<Zone> zones = line.view(ply).zones;
    const std::vector<Zone> before = ply > 0 ? line.view(ply - 1).zones : zones;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        table.zones.push_back(zone_in_words(zones[i]));
        // If an event adds a part of the table, the parts are compared by their place.
        if (i >= before.size() || before[i] != zones[i]) {
            table.changed.push_back(table.zones.back());
        }
    }
    return table;
}

}  // namespace castalia
