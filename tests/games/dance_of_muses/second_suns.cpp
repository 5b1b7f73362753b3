// What the second Dance of Muses counts at the end, and what it would count at present.
#include <algorithm>
#include <functional>
#include <numeric>

#include "tests/games/dance_of_muses/second_dance.h"

namespace castalia {

namespace {

const std::vector<std::string> kSunMuses{"Calliope",   "Clio",        "Erato",  "Euterpe", "Melpomene",
                                         "Polyhymnia", "Terpsichore", "Thalia", "Urania"};

}  // namespace

std::vector<std::vector<int>> SecondDance::rows(const Pieces& pieces) const {
    std::vector<std::vector<int>> rows;
    for (const Json& company : setup_["companies"]) {
        rows.emplace_back();
        for (const Piece& piece : pieces) {
            if (!piece.owner.empty() && company["color"] == piece.colour) {
                rows.back().push_back(piece.die);
            }
        }
        std::ranges::sort(rows.back(), std::greater());
    }
    return rows;
}

Json SecondDance::state() const {
    const bool acts = phase_ == "dance" || (phase_ == "place" && !neutral_due());
    Json json{
        {"phase", phase_}, {"active", acts ? Json(active_) : Json()}, {"turn", turn_}, {"tiles", Json::array()}};
    int left = pieces_.empty() ? 0 : pieces_.front().x, top = pieces_.empty() ? 0 : pieces_.front().y;
    for (const Piece& piece : pieces_) {
        left = std::min(left, piece.x);
        top = std::min(top, piece.y);
    }
    for (const Piece& piece : pieces_) {
        json["tiles"].push_back({{"id", piece.id},
                                 {"owner", piece.owner.empty() ? Json() : Json(piece.owner)},
                                 {"color", piece.colour},
                                 {"die", piece.die == 0 ? Json() : Json(piece.die)},
                                 {"at", {piece.x - left, piece.y - top}},
                                 {"face_down", piece.down},
                                 {"tile", piece.muse.empty() ? Json() : Json(piece.muse)}});
    }
    const auto dice = rows(pieces_);
    for (std::size_t i = 0; i < dice.size(); ++i) {
        json["companies"].push_back({{"color", setup_["companies"][i]["color"]},
                                     {"players", setup_["companies"][i]["players"]},
                                     {"dice", dice[i]}});
    }
    json["ended_by"] = ended_by_.empty() ? Json() : Json(ended_by_);
    return json;
}

std::vector<int> SecondDance::suns_of(std::vector<std::vector<int>> rows, int* silver) {
    std::vector<int> suns(rows.size(), 0);
    for (;;) {
        int best = 0, times = 0;
        std::size_t holder = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const int die = rows[i].empty() ? 0 : rows[i].front();
            times = die > best ? 1 : times + (die == best ? 1 : 0);
            holder = die > best ? i : holder;
            best = std::max(best, die);
            if (!rows[i].empty()) {
                rows[i].erase(rows[i].begin());
            }
        }
        if (best == 0) {
            return suns;
        }
        if (times == 1) {
            suns[holder] += 1;
            if (silver != nullptr && *silver < 0) {
                *silver = static_cast<int>(holder);
            }
        }
    }
}

std::vector<std::pair<int, int>> SecondDance::outlook() const {
    std::vector<std::pair<int, int>> range(setup_["companies"].size(), {99, 0});
    std::vector<std::string> free = kSunMuses;
    std::vector<std::size_t> covered;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        std::erase(free, pieces_[i].muse);
        if (pieces_[i].down) {
            covered.push_back(i);
        }
    }
    // This tries every way to name the face-down tiles and, for every tile that is not set, both that it fits and
    // that it does not.
    const std::function<void(Pieces, std::size_t)> suns_next = [&](Pieces pieces, std::size_t i) {
        for (; i < pieces.size(); ++i) {
            const Json sheet = face(pieces[i].muse);
            if (sheet.contains("suns")) {
                pieces[i].die = sheet["suns"] == pieces[i].die ? 6 : pieces[i].die;
            } else if (pieces[i].die != 6) {
                Pieces other = pieces;
                other[i].die = 6;
                suns_next(other, i + 1);
            }
        }
        const std::vector<int> suns = suns_of(rows(pieces));
        for (std::size_t side = 0; side < suns.size(); ++side) {
            range[side] = {std::min(range[side].first, suns[side]), std::max(range[side].second, suns[side])};
        }
    };
    std::ranges::sort(free);
    std::set<std::vector<std::string>> seen;
    do {
        std::vector<std::string> names(free.begin(), free.begin() + static_cast<std::ptrdiff_t>(covered.size()));
        if (!seen.insert(names).second) {
            continue;
        }
        Pieces named = pieces_;
        for (std::size_t i = 0; i < covered.size(); ++i) {
            named[covered[i]].muse = names[i];
        }
        suns_next(named, 0);
    } while (std::ranges::next_permutation(free).found);
    return range;
}

Json SecondDance::result() const {
    if (phase_ != "over") {
        return {};
    }
    const auto dice = rows(pieces_);
    int silver = -1;
    const std::vector<int> suns = suns_of(dice, &silver);
    const auto sum = [&](std::size_t side) { return std::accumulate(dice[side].begin(), dice[side].end(), 0); };
    const auto ended = [&](std::size_t side) { return setup_["companies"][side]["color"] == side_colour(ended_by_); };
    std::vector<std::size_t> left(suns.size());
    std::iota(left.begin(), left.end(), 0);
    Json result{{"winners", Json::array()}, {"decided_by", ""}};
    const auto keep = [&](const std::string& step, const std::function<int(std::size_t)>& value) {
        if (left.size() == 1) {
            return;
        }
        int best = -1;
        for (const std::size_t side : left) {
            best = std::max(best, value(side));
        }
        std::erase_if(left, [&](std::size_t side) { return value(side) != best; });
        if (left.size() == 1) {
            result["decided_by"] = step;
        }
    };
    keep("suns", [&](std::size_t side) { return suns[side]; });
    if (silver >= 0) {
        keep("silver", [&](std::size_t side) { return static_cast<int>(side) == silver ? 1 : 0; });
    } else {
        keep("dice_sum", sum);
        keep("trigger", [&](std::size_t side) { return ended(side) ? 0 : 1; });
        keep("clockwise", [&](std::size_t side) {
            int steps = 1;
            while (setup_["companies"][side]["color"] != side_colour(clockwise(ended_by_, steps))) {
                ++steps;
            }
            return 9 - steps;
        });
    }
    result["winners"] = setup_["companies"][left.front()]["players"];
    return result;
}

}  // namespace castalia
