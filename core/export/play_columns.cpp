// What the columns of a table of plays mean: their words on the command line and for people, and what headings
// propose.
#include <algorithm>
#include <array>
#include <set>

#include "core/export/play_table.h"
#include "core/export/table_cells.h"
#include "core/export/table_numbers.h"
#include "core/rules/json/written_number.h"

namespace castalia {

namespace {

using enum PlayColumn;
using namespace table_cells;

/// The headings that tables have for a meaning, in English, German, French, Spanish and Italian, in small letters and
/// without spaces and signs. The first ones are the surest.
struct Headings {
    PlayColumn column;
    std::string_view name;
    std::vector<std::string_view> words;
};

/// Those of a column that says of each player, or of the whole table, whether they won. A winner may also be named
/// beneath them.
std::vector<std::string_view> words_of_winning() {
    return {"won",      "iswinner", "win",       "gewonnen", "gagné",    "gagne",    "ganado",   "ganó",
            "vinto",    "victory",  "sieg",      "siege",    "victoire", "victoria", "vittoria", "winner",
            "gewinner", "sieger",   "vainqueur", "gagnant",  "ganador",  "vincitore"};
}

std::vector<std::string_view> both(std::vector<std::string_view> first, const std::vector<std::string_view>& then) {
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

/// Those of a column that names who won.
std::vector<std::string_view> words_for_winners() {
    return both(
        {"winners",        "wonby",      "winningplayername", "winningplayer", "siegerin",   "gagnants",  "ganadores",
         "vincitori",      "gewinnerin", "gewinnerinnen",     "siegerinnen",   "vainqueurs", "gagnante",  "gagnantes",
         "ganadora",       "ganadoras",  "vincitrice",        "vincitrici",    "wins",       "gano",      "whowon",
         "werhatgewonnen", "wergewann",  "quiagagné",         "quiagagne",     "quiénganó",  "quienganó", "quiengano",
         "quiénhaganado",  "chihavinto"},
        words_of_winning());
}

const std::array<Headings, kPlayColumns>& known_headings() {
    static const std::array<Headings, kPlayColumns> headings{{
        {nothing, "nothing", {}},
        {date,
         "date",
         {"playdate", "dateplayed", "date", "datum", "spieldatum", "fecha", "data", "playedon", "played", "day",
          "when", "tag", "jour", "dia", "día", "giorno", "datedejeu", "started"}},
        {time, "time", {"starttime", "time", "uhrzeit", "beginn", "heure", "hora", "ora", "zeit"}},
        {game,
         "game",
         {"game", "gamename", "gametitle", "gamedefinitionname", "boardgame", "bggname", "spiel", "spielname", "jeu",
          "juego", "gioco", "title", "titel", "titre", "item", "name"}},
        {place,
         "place",
         {"place", "location", "ort", "spielort", "lieu", "lugar", "luogo", "venue", "where", "wo", "endroit",
          "posto"}},
        {minutes,
         "minutes",
         {"minutes", "durationmin", "duration", "length", "playtime", "playingtime", "spieldauer", "dauer",
          "spielzeit", "minuten", "durée", "duree", "minutos", "duración", "duracion", "durata", "minuti", "mins",
          "min"}},
        {players,
         "players",
         {"players", "playernames", "participants", "spieler", "mitspieler", "teilnehmer", "joueurs", "jugadores",
          "giocatori", "participantes", "who", "wer"}},
        {player, "player", {"player", "playername", "person", "spielername", "joueur", "jugador", "giocatore"}},
        {scores, "scores", {"scores",   "score",      "points",     "punkte", "punktzahl", "ergebnis", "wertung",
                            "puntos",   "puntuación", "puntuacion", "punti",  "punteggio", "punteggi", "puntuaciones",
                            "puntajes", "résultat",   "resultat",   "result", "resultado", "risultato"}},
        {winners, "winners", words_for_winners()},
        {won, "won",
         both(words_of_winning(), {"result", "outcome", "ergebnis", "ausgang", "résultat", "resultat", "resultado",
                                   "risultato", "esito"})},
        {points, "points", {}},
        {roles,
         "roles",
         {"role", "roles", "faction", "rolle", "rollen", "rôle", "rôles", "rol", "ruolo", "ruoli", "color", "colour",
          "farbe", "couleur", "colore"}},
        {teams, "teams", {"team", "teams", "mannschaft", "équipe", "equipe", "equipo", "squadra"}},
        {began,
         "began",
         {"startplayer", "startingplayer", "firstplayer", "startspieler", "startspielerin", "premierjoueur",
          "jugadorinicial", "primogiocatore"}},
        {board,
         "board",
         {"board", "map", "scenario", "szenario", "spielplan", "plateau", "scénario", "tablero", "escenario",
          "mappa"}},
        {comments,
         "comments",
         {"comments", "comment", "notes", "note", "remarks", "kommentar", "kommentare", "notiz", "notizen",
          "bemerkung", "anmerkung", "commentaire", "commentaires", "comentario", "comentarios", "notas", "commento",
          "commenti"}},
        {quantity, "quantity", {"quantity", "timesplayed", "menge"}},
        {id, "id", {"playid", "playuuid", "uuid", "id"}},
        {bgg, "bgg", {"bggid", "objectid", "boardgamegeekid", "bgggameid", "boardgamegeekgamedefinitionid"}},
    }};
    return headings;
}

/// Headings that stand for one player or for several, as German has them.
constexpr auto kOneOrSeveral = std::to_array<std::string_view>({"spieler", "teilnehmer"});

/// Returns a heading in small letters, without spaces and signs.
std::string bare(std::string_view heading) {
    std::string text;
    for (const char c : heading) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
        text += c >= 'A' && c <= 'Z' ? std::string(1, static_cast<char>(c + 32)) : letter ? std::string(1, c) : "";
    }
    return text;
}

std::string cell_of(const CsvRow& row, std::size_t column) {
    return column < row.cells.size() ? trimmed(row.cells[column]) : "";
}

/// Returns whether most cells of the column that are not empty pass, and there is one. A few bad cells do not hide
/// what a heading says; each of them is reported later.
template <class Passes>
bool most_cells(const PlayTable& table, std::size_t column, Passes&& passes) {
    std::size_t all = 0, good = 0;
    for (const CsvRow& row : table.rows) {
        const std::string cell = cell_of(row, column);
        all += cell.empty() ? 0 : 1;
        good += !cell.empty() && passes(cell) ? 1 : 0;
    }
    return all > 0 && 2 * good >= all;
}

/// Returns whether every cell of the column that is not empty passes, and there is one.
template <class Passes>
bool all_cells(const PlayTable& table, std::size_t column, Passes&& passes) {
    bool any = false;
    for (const CsvRow& row : table.rows) {
        const std::string cell = cell_of(row, column);
        if (!cell.empty() && !passes(cell)) {
            return false;
        }
        any = any || !cell.empty();
    }
    return any;
}

/// Returns whether a cell of the column that is not empty passes.
template <class Passes>
bool any_cell(const PlayTable& table, std::size_t column, Passes&& passes) {
    return std::ranges::any_of(table.rows, [&](const CsvRow& row) {
        const std::string cell = cell_of(row, column);
        return !cell.empty() && passes(cell);
    });
}

bool is_date(const std::string& cell) {
    const ReadDate read = date_in(cell, DateOrder::day_first);
    return !read.written.empty() || !date_in(cell, DateOrder::month_first).written.empty();
}

/// Returns whether a cell is one of a column of this kind: a day, a time, a length or a number.
bool is_one(const std::string& cell, PlayColumn meaning) {
    switch (meaning) {
        case date: return is_date(cell);
        case time: return !time_in(cell).empty();
        case minutes: return minutes_in(cell).has_value();
        default: return count_in(cell).has_value();
    }
}

bool is_score(const std::string& cell) {
    return cell.find_first_not_of("0123456789+-.,") == std::string::npos || is_number_or_sum(without_spaces_in(cell));
}

/// Returns whether a number or word stands in the column only once, as what names a play does.
bool names_rows(const PlayTable& table, std::size_t column) {
    std::set<std::string> seen;
    return all_cells(table, column, [&](const std::string& cell) { return seen.insert(cell).second; });
}

/// Returns whether the column names one player in each row, and rows that follow each other tell the same play: they
/// have two other cells in common.
bool has_a_row_each(const PlayTable& table, std::size_t column) {
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        const CsvRow &one = table.rows[i - 1], &other = table.rows[i];
        int same = 0;
        for (std::size_t c = 0; c < table.headings.size(); ++c) {
            same += !cell_of(one, c).empty() && cell_of(one, c) == cell_of(other, c) ? 1 : 0;
        }
        if (same >= 2 && cell_of(one, column) != cell_of(other, column)) {
            return all_cells(table, column, [](const std::string& cell) { return names_in(cell).size() == 1; });
        }
    }
    return false;
}

/// Returns whether the cells of a column can have the meaning that its heading proposes.
bool cells_agree(const PlayTable& table, std::size_t column, PlayColumn meaning, bool a_row_each) {
    const auto flag = [](const std::string& cell) { return flag_in(cell).has_value(); };
    const auto outcome = [](const std::string& cell) { return outcome_in(cell).has_value(); };
    switch (meaning) {
        // The heading says it, and each cell that is none is reported.
        case date:
        case minutes:
        case quantity: return any_cell(table, column, [&](const std::string& cell) { return is_one(cell, meaning); });
        case time: return most_cells(table, column, [](const std::string& cell) { return is_one(cell, time); });
        case won: return most_cells(table, column, outcome) || (a_row_each && most_cells(table, column, flag));
        case winners:
            return !most_cells(table, column, flag) && !most_cells(table, column, outcome) &&
                   !all_cells(table, column, is_score);
        case scores: return !most_cells(table, column, outcome);
        case id: return a_row_each || names_rows(table, column);
        case player:
            if (std::ranges::find(kOneOrSeveral, bare(table.headings[column])) != kOneOrSeveral.end()) {
                return has_a_row_each(table, column);
            }
            [[fallthrough]];
        case game:
        case players: return !all_cells(table, column, is_score);
        default: return true;
    }
}

/// Returns how sure a heading stands for a meaning: 0 is the surest; nothing if it does not.
std::optional<std::size_t> place_among(const std::string& heading, PlayColumn meaning) {
    const auto& words = known_headings().at(static_cast<std::size_t>(meaning)).words;
    if (meaning == player && std::ranges::find(kOneOrSeveral, heading) != kOneOrSeveral.end()) {
        return words.size();
    }
    const auto found = std::ranges::find(words, heading);
    return found == words.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - words.begin()));
}

/// Gives the meaning to the column whose heading stands for it most surely.
void propose(const PlayTable& table, PlayColumn meaning, bool a_row_each, std::vector<PlayColumn>& columns) {
    std::optional<std::size_t> best;
    std::size_t surest = 0;
    for (std::size_t i = 0; i < table.headings.size(); ++i) {
        const auto place = columns[i] == nothing ? place_among(bare(table.headings[i]), meaning) : std::nullopt;
        if (place && (!best || *place < surest) && cells_agree(table, i, meaning, a_row_each)) {
            best = i;
            surest = *place;
        }
    }
    if (best) {
        columns[*best] = meaning;
    }
}

/// Notes the columns whose headings are known, and whose cells are something else.
void note_doubts(const PlayTable& table, TableReading& reading) {
    for (const PlayColumn meaning : {date, time, minutes, quantity}) {
        if (std::ranges::find(reading.columns, meaning) != reading.columns.end()) {
            continue;
        }
        for (std::size_t i = 0; i < table.headings.size(); ++i) {
            const auto row = std::ranges::find_if(table.rows, [&](const CsvRow& one) {
                const std::string cell = cell_of(one, i);
                return !cell.empty() && !is_one(cell, meaning);
            });
            if (reading.columns[i] == nothing && place_among(bare(table.headings[i]), meaning) &&
                row != table.rows.end()) {
                reading.doubts.push_back({i, say("The column \"{heading}\" is not read: it should tell {meaning}, "
                                                 "but line {line} has \"{cell}\".",
                                                 {{"heading", literally(trimmed(table.headings[i]))},
                                                  {"line", literally(static_cast<long long>(row->line))},
                                                  {"cell", literally(cell_of(*row, i))},
                                                  {"meaning", play_column_text(meaning)}})});
            }
        }
    }
}

/// Columns of numbers under names, where no other column tells the players. A word among them, as of somebody who
/// gave up, takes nobody out of the plays.
void propose_points(const PlayTable& table, std::vector<PlayColumn>& columns) {
    const auto is = [&](PlayColumn meaning) { return std::ranges::find(columns, meaning) != columns.end(); };
    if (is(players) || is(player)) {
        return;
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::string& heading = table.headings[i];
        const bool name = !heading.empty() && ((heading.front() >= 'A' && heading.front() <= 'Z') ||
                                               static_cast<unsigned char>(heading.front()) >= 0x80);
        const auto words = [](const std::string& cell) { return !is_score(cell); };
        if (columns[i] == nothing && name && most_cells(table, i, is_score) && !most_cells(table, i, words)) {
            columns[i] = points;
        }
    }
}

}  // namespace

std::string_view play_column_name(PlayColumn column) {
    return known_headings().at(static_cast<std::size_t>(column)).name;
}

std::optional<PlayColumn> play_column(std::string_view name) {
    const auto& known = known_headings();
    const auto* found = std::ranges::find(known, name, &Headings::name);
    return found == known.end() ? std::nullopt : std::optional(found->column);
}

Text play_column_text(PlayColumn column) {
    switch (column) {
        case nothing: return say("not read");
        case date: return say("the day, maybe with the time");
        case time: return say("the time of day");
        case game: return say("the game");
        case place: return say("the place");
        case minutes: return say("how long it took");
        case players: return say("all players");
        case player: return say("one player; each has a row");
        case scores: return say("the scores");
        case winners: return say("who won");
        case won: return say("whether the player of the row won, or the whole table");
        case points: return say("the score of the player in the heading");
        case roles: return say("the roles");
        case teams: return say("the teams");
        case began: return say("who began");
        case board: return say("the board or scenario");
        case comments: return say("the comments");
        case quantity: return say("how many times it was played");
        case id: return say("what names the play");
        case bgg: break;
    }
    return say("the number of the game at BoardGameGeek");
}

std::size_t known_headings_in(const std::vector<std::string>& cells) {
    std::set<std::string> known;
    for (const std::string& cell : cells) {
        const std::string trim = trimmed(cell), word = bare(trim);
        if (!trim.empty() && (is_date(trim) || is_score(trim))) {
            return 0;  // It is a row of the table.
        }
        if (std::ranges::any_of(known_headings(), [&](const Headings& one) {
                return std::ranges::find(one.words, word) != one.words.end();
            })) {
            known.insert(word);
        }
    }
    return known.size();
}

DateOrder order_of_dates(const PlayTable& table, std::size_t column) {
    bool day = false, month = false;
    for (const CsvRow& row : table.rows) {
        const DateOrder shows = date_in(cell_of(row, column), DateOrder::unknown).shows;
        day = day || shows == DateOrder::day_first;
        month = month || shows == DateOrder::month_first;
    }
    return day == month ? DateOrder::unknown : day ? DateOrder::day_first : DateOrder::month_first;
}

TableReading proposed_reading(const PlayTable& table) {
    TableReading reading;
    reading.columns.assign(table.headings.size(), nothing);
    propose(table, player, false, reading.columns);
    const bool a_row_each = std::ranges::find(reading.columns, player) != reading.columns.end();
    for (const Headings& headings : known_headings()) {
        if (headings.column != player && !(a_row_each && headings.column == players)) {
            propose(table, headings.column, a_row_each, reading.columns);
        }
    }
    propose_points(table, reading.columns);
    if (const auto day = std::ranges::find(reading.columns, date); day != reading.columns.end()) {
        reading.order = order_of_dates(table, static_cast<std::size_t>(day - reading.columns.begin()));
    }
    note_doubts(table, reading);
    return reading;
}

}  // namespace castalia
