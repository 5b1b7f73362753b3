#include "tests/games/dance_of_muses/second_dance.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace castalia {

namespace {

const std::vector<std::string> kMuses{"Calliope",   "Clio",        "Erato",  "Euterpe", "Melpomene",
                                      "Polyhymnia", "Terpsichore", "Thalia", "Urania"};

std::pair<int, int> toward(const std::string& to) {
    std::pair<int, int> by{0, 0};
    for (const char letter : to) {
        by.first += letter == 'E' ? 1 : letter == 'W' ? -1 : 0;
        by.second += letter == 'S' ? 1 : letter == 'N' ? -1 : 0;
    }
    return by;
}

}  // namespace

SecondDance::SecondDance(Json setup, std::vector<std::string> names)
    : setup_(std::move(setup)), names_(std::move(names)) {
    active_ = setup_["first"];
}

int SecondDance::index_of(const Pieces& pieces, const std::string& id) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].id == id) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

SecondDance::Pieces SecondDance::stepped(const Pieces& pieces, int who, const std::string& to) {
    const auto [dx, dy] = toward(to);
    std::map<std::pair<int, int>, std::size_t> where;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        where[{pieces[i].x, pieces[i].y}] = i;
    }
    Pieces after = pieces;
    int x = pieces[static_cast<std::size_t>(who)].x, y = pieces[static_cast<std::size_t>(who)].y;
    while (where.contains({x, y})) {
        Piece& piece = after[where.at({x, y})];
        piece.x += dx;
        piece.y += dy;
        piece.die += piece.die < 6 ? 1 : 0;
        x += dx;
        y += dy;
    }
    return after;
}

bool SecondDance::together(const Pieces& pieces) {
    std::set<std::pair<int, int>> left;
    for (const Piece& piece : pieces) {
        left.emplace(piece.x, piece.y);
    }
    if (left.empty()) {
        return true;
    }
    std::vector<std::pair<int, int>> edge{*left.begin()};
    left.erase(left.begin());
    while (!edge.empty()) {
        const auto [x, y] = edge.back();
        edge.pop_back();
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                if (left.erase({x + dx, y + dy}) > 0) {
                    edge.emplace_back(x + dx, y + dy);
                }
            }
        }
    }
    return left.empty();
}

/// Returns whether a die that moved or changed its value shows 6 now.
bool SecondDance::shows_six(const Pieces& pieces, const Pieces& before) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool moved = pieces[i].x != before[i].x || pieces[i].y != before[i].y;
        if (pieces[i].die == 6 && (moved || before[i].die != 6)) {
            return true;
        }
    }
    return false;
}

Json SecondDance::face(const std::string& muse) const {
    const Json& tiles = setup_["tiles"];
    return tiles.contains(muse) ? tiles[muse] : Json::object();
}

int SecondDance::hand() const { return names_.size() == 2 ? 4 : names_.size() == 3 ? 3 : 2; }

int SecondDance::placed_by(const std::string& player) const {
    return static_cast<int>(std::ranges::count(pieces_, player, &Piece::owner));
}

bool SecondDance::neutral_due() const { return names_.size() != 3 && placed_by("") == 0; }

std::string SecondDance::side_colour(const std::string& player) const {
    for (const Json& company : setup_["companies"]) {
        for (const Json& member : company["players"]) {
            if (member == player) {
                return company["color"];
            }
        }
    }
    return setup_["neutral"];
}

std::string SecondDance::clockwise(const std::string& player, int steps) const {
    const auto at = std::ranges::find(names_, player) - names_.begin();
    return names_[static_cast<std::size_t>(at + steps) % names_.size()];
}

std::string SecondDance::lay_verdict(const Json& event, bool neutral) const {
    const int x = event["square"][0], y = event["square"][1];
    bool touches = pieces_.empty();
    for (const Piece& piece : pieces_) {
        if (piece.x == x && piece.y == y) {
            return "impossible";
        }
        touches = touches || (std::abs(piece.x - x) < 2 && std::abs(piece.y - y) < 2);
    }
    const std::string muse = event.value("tile", "");
    if (!muse.empty() && index_of(pieces_, muse) >= 0) {
        return "impossible";
    }
    if (neutral) {
        return touches && muse.empty() == (names_.size() == 2) ? "" : "rule";
    }
    const std::string player = event["player"];
    int covered = 0;
    for (const Piece& piece : pieces_) {
        covered += piece.owner == player && piece.down ? 1 : 0;
    }
    const bool last = placed_by(player) + 1 == hand();
    const bool right_face = muse.empty() ? covered == 0 : covered > 0 || !last;
    return !neutral_due() && player == active_ && right_face && touches ? "" : "rule";
}

std::string SecondDance::kind_of(const Piece& piece, const Json& power) const {
    if (power.contains("kind")) {
        return power["kind"];
    }
    return piece.muse.empty() ? "" : face(piece.muse).value("power", "");
}

std::string SecondDance::power_verdict(const Pieces& pieces, int who, const Json& power) const {
    const Piece& piece = pieces[static_cast<std::size_t>(who)];
    const int target = index_of(pieces, power["target"]);
    const std::string kind = kind_of(piece, power);
    if (target < 0 || kind.empty()) {
        return "impossible";  // This includes a face-down tile, because nobody says what was done to which tile.
    }
    if (piece.down) {
        return "rule";
    }
    const Json sheet = face(piece.muse);
    const std::string known = sheet.value("power", "");
    if (known == "none" || (!known.empty() && known != kind)) {
        return "rule";
    }
    std::set<std::pair<int, int>> area;
    if (sheet.contains("area")) {
        for (const Json& square : sheet["area"]) {
            area.insert(toward(square));
        }
    } else {
        for (const char* square : {"N", "E", "S", "W"}) {
            if (known != "lower") {
                area.insert(toward(square));
            }
        }
        for (const char* square : {"NE", "SE", "SW", "NW"}) {
            if (known != "raise") {
                area.insert(toward(square));
            }
        }
    }
    const Piece& aim = pieces[static_cast<std::size_t>(target)];
    if (!area.contains({aim.x - piece.x, aim.y - piece.y}) || (kind == "lower" && aim.die == 1)) {
        return "rule";
    }
    return "";
}

bool SecondDance::any_step() const {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        for (const char* to : {"N", "E", "S", "W"}) {
            if (together(stepped(pieces_, static_cast<int>(i), to))) {
                return true;
            }
        }
    }
    return false;
}

std::string SecondDance::dance_verdict(const Json& event) const {
    const int who = index_of(pieces_, event["tile"]);
    if (who < 0) {
        return "impossible";
    }
    const Pieces after = stepped(pieces_, who, event["to"]);
    std::string power;
    if (event.contains("power")) {
        const bool before = event["power"]["when"] == "before";
        if (before || !shows_six(after, pieces_)) {
            power = power_verdict(before ? pieces_ : after, who, event["power"]);
        }
    }
    if (power == "impossible") {
        return power;
    }
    return phase_ == "dance" && event["player"] == active_ && together(after) ? power : "rule";
}

std::string SecondDance::reveal_verdict(const Json& event) const {
    std::set<std::string> named, face_up;
    std::string neutral;  // Its die is removed, so nobody needs its Suns.
    for (const Piece& piece : pieces_) {
        face_up.insert(piece.muse);
        if (piece.owner.empty()) {
            neutral = piece.down ? event["tiles"].value(piece.id, "") : piece.muse;
        }
        if (piece.down && !event["tiles"].contains(piece.id)) {
            return "impossible";
        }
    }
    for (const auto& [id, muse] : event["tiles"].items()) {
        const int which = index_of(pieces_, id);
        if (which < 0 || !pieces_[static_cast<std::size_t>(which)].down || face_up.contains(muse) ||
            !named.insert(muse).second) {
            return "impossible";
        }
    }
    const Json suns = event.value("suns", Json::object());
    named.insert(face_up.begin(), face_up.end());
    bool against = false;
    for (const std::string& muse : kMuses) {
        const bool known = face(muse).contains("suns");
        if (named.contains(muse) && muse != neutral && !known && !suns.contains(muse)) {
            return "impossible";
        }
        against = against || (known && suns.contains(muse) && suns[muse] != face(muse)["suns"]);
    }
    return against ? "rule" : "";
}

std::string SecondDance::verdict(const Json& event) const {
    const std::string type = event["type"];
    if (type == "adjust") {
        const int which = index_of(pieces_, event["what"]["tile"]);
        return which >= 0 && pieces_[static_cast<std::size_t>(which)].die > 0 ? "" : "impossible";
    }
    if (type == "reveal") {
        return phase_ == "reveal" ? reveal_verdict(event) : "impossible";
    }
    if (phase_ == "reveal" || phase_ == "over") {
        return "impossible";
    }
    if (type == "neutral") {
        return neutral_due() ? lay_verdict(event, true) : "impossible";
    }
    if (type == "place") {
        return phase_ == "place" && placed_by(event["player"]) < hand() ? lay_verdict(event, false) : "impossible";
    }
    if (type == "pass") {
        return phase_ == "place" ? "impossible" : event["player"] == active_ && !any_step() ? "" : "rule";
    }
    return dance_verdict(event);
}

void SecondDance::lay(const Json& event, const std::string& owner) {
    Piece piece;
    piece.owner = owner;
    piece.colour = side_colour(owner);
    piece.muse = event.value("tile", "");
    piece.down = piece.muse.empty();
    piece.id = piece.down ? "?" + (owner.empty() ? "neutral" : owner) : piece.muse;
    for (int second = 2; index_of(pieces_, piece.id) >= 0; ++second) {
        piece.id = "?" + owner + "#" + std::to_string(second);
    }
    piece.x = event["square"][0];
    piece.y = event["square"][1];
    pieces_.push_back(piece);
    if (!owner.empty() && owner == active_) {
        for (int steps = 0; steps < static_cast<int>(names_.size()); ++steps) {
            active_ = clockwise(active_, 1);
            if (placed_by(active_) < hand()) {
                break;
            }
        }
    }
    bool all = !neutral_due();
    for (const std::string& name : names_) {
        all = all && placed_by(name) >= hand();
    }
    if (all && phase_ == "place") {
        phase_ = "dance";
        turn_ = 1;
        active_ = setup_["first"];
    }
}

/// Uses the power, and returns whether a die shows 6 because of it.
bool SecondDance::used_power(Pieces& pieces, int who, const Json& power) const {
    Piece& own = pieces[static_cast<std::size_t>(who)];
    const int target = index_of(pieces, power["target"]);
    Piece& aim = pieces[static_cast<std::size_t>(target)];
    const std::string kind = kind_of(own, power);
    if (kind == "raise") {
        aim.die = std::min(6, aim.die + 1);
        return aim.die == 6;
    }
    if (kind == "lower") {
        aim.die = std::max(1, aim.die - 1);
    }
    if (kind == "swap") {
        std::swap(own.die, aim.die);
        return own.die == 6 || aim.die == 6;
    }
    return false;
}

void SecondDance::play(const Json& event) {
    const std::string type = event["type"];
    if (type == "neutral") {
        lay(event, "");
    } else if (type == "place") {
        lay(event, event["player"]);
    } else if (type == "adjust") {
        pieces_[static_cast<std::size_t>(index_of(pieces_, event["what"]["tile"]))].die = event["to"];
    } else if (type == "pass") {
        active_ = event["player"] == active_ ? clockwise(active_, 1) : active_;
    } else if (type == "reveal") {
        const Json json = event.value("suns", Json::object());
        for (const auto& [muse, suns] : json.items()) {
            setup_["tiles"][muse]["suns"] = suns;
        }
        for (Piece& piece : pieces_) {
            if (piece.down) {
                piece.muse = event["tiles"][piece.id];
                piece.down = false;
            }
            piece.die = piece.owner.empty() ? 0 : face(piece.muse).value("suns", 0) == piece.die ? 6 : piece.die;
        }
        phase_ = "over";
    } else {
        const int who = index_of(pieces_, event["tile"]);
        const bool power = event.contains("power"), before = power && event["power"]["when"] == "before";
        bool six = before && used_power(pieces_, who, event["power"]);
        if (!six) {
            const Pieces now = stepped(pieces_, who, event["to"]);
            six = shows_six(now, pieces_);
            pieces_ = now;
        }
        if (!six && power && !before) {
            six = used_power(pieces_, who, event["power"]);
        }
        if (six) {
            phase_ = "reveal";
            ended_by_ = event["player"];
        } else if (phase_ == "dance") {
            ++turn_;
            active_ = event["player"] == active_ ? clockwise(active_, 1) : active_;
        }
    }
}

}  // namespace castalia
