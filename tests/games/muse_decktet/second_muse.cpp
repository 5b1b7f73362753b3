#include "tests/games/muse_decktet/second_muse.h"

#include <algorithm>
#include <numeric>

namespace castalia {

namespace {

const std::string kOrder = "MSWLYK";

int worth(const std::string& card) {
    const char head = card[0];
    return head == 'A' ? 1 : head >= '2' && head <= '9' ? head - '0' : 10;
}

/// Returns a text that is greater for the bigger card: the rank, then T, P, C, then a digit for each suit, with Moons
/// the highest.
std::string weight(const std::string& card) {
    std::string key(1, static_cast<char>('a' + worth(card)));
    key += card[0] == 'T' ? 'z' : card[0] == 'P' ? 'y' : card[0] == 'C' ? 'x' : 'a';
    for (const char suit : card.substr(1)) {
        key += static_cast<char>('9' - static_cast<char>(kOrder.find(suit)));
    }
    return key;
}

bool heavier(const std::string& one, const std::string& other) { return weight(one) > weight(other); }

int sum(const SecondMuse::Coins& coins) {
    return std::accumulate(coins.begin(), coins.end(), 0,
                           [](int so_far, const auto& one) { return so_far + one.second; });
}

/// Counts the ways to take `due` coins out of a purse. Returns 0, 1, or 2 for more than one.
int ways(const SecondMuse::Coins& purse, int due) {
    std::vector<int> reach(static_cast<std::size_t>(due) + 1, 0);
    reach[0] = 1;
    for (const auto& [suit, held] : purse) {
        std::vector<int> next(reach.size(), 0);
        for (std::size_t at = 0; at < reach.size(); ++at) {
            for (std::size_t more = 0; more <= static_cast<std::size_t>(held) && at + more < reach.size(); ++more) {
                next[at + more] = std::min(2, next[at + more] + reach[at]);
            }
        }
        reach = next;
    }
    return reach.back();
}

SecondMuse::Coins coins_in(const Json& json) {
    SecondMuse::Coins coins;
    for (const auto& [suit, count] : json.items()) {
        coins[suit[0]] = count.get<int>();
    }
    return coins;
}

Json coins_out(const SecondMuse::Coins& coins) {
    Json json = Json::object();
    for (const char suit : kOrder) {
        json[std::string(1, suit)] = coins.at(suit);
    }
    return json;
}

}  // namespace

SecondMuse::SecondMuse(std::vector<std::string> names, bool extended)
    : names_(std::move(names)), extended_(extended) {
    for (const char suit : kOrder) {
        economy_[suit] = names_.size() == 4 ? 8 : 7;
        for (const std::string& name : names_) {
            coins_[name][suit] = 0;
        }
    }
    for (const std::string& name : names_) {
        hand_[name] = 4;
        studio_[name] = palace_[name] = {};
    }
    pile_ = (names_.size() == 4 ? 20 : 24) + (extended ? 8 : 0);
}

bool SecondMuse::everybody() const {
    return std::ranges::all_of(names_,
                               [&](const auto& name) { return shown_.contains(name) || absent_.contains(name); });
}

/// Returns where a card is; "" for one that may be in a hand.
std::string SecondMuse::where(const std::string& card) const {
    if (card == "X" || (!extended_ && (card[0] == 'P' || card[0] == 'T'))) {
        return "box";
    }
    const auto in = [&](const auto& places) {
        return std::ranges::any_of(places,
                                   [&](const auto& place) { return std::ranges::count(place.second, card) > 0; });
    };
    const bool laid = std::ranges::any_of(table_, [&](const Laid& one) { return one.card == card; });
    return laid ? "table" : thrown_.contains(card) ? "heap" : in(studio_) || in(palace_) ? "wall" : "";
}

std::string SecondMuse::judge(const Json& event) const {
    const std::string type = event["type"];
    if (type == "adjust") {
        return "";
    }
    if (over_) {
        return "impossible";
    }
    const bool paying = !payer_.empty();
    if (type == "resolve") {
        return paying ? "impossible" : everybody() ? "" : "rule";
    }
    const std::string who = event["player"];
    if (type == "pay") {
        const Coins coins = coins_in(event["coins"]);
        const bool poor =
            std::ranges::any_of(coins, [&](const auto& one) { return one.second > coins_.at(who).at(one.first); });
        if (!paying || poor) {
            return "impossible";
        }
        return who == payer_ && sum(coins) == worth(canvas_) ? "" : "rule";
    }
    if (!where(event["card"]).empty() || hand_.at(who) == 0) {
        return "impossible";
    }
    if (type == "reveal") {
        return paying || shown_.contains(who) ? "rule" : "";
    }
    return paying || !everybody() || threw_.contains(who) ? "rule" : "";
}

void SecondMuse::play(const Json& event) {
    const std::string type = event["type"];
    if (type == "adjust") {
        const Json& what = event["what"];
        const std::string counted = what["what"];
        const int to = event["to"];
        if (counted == "coins") {
            coins_[what["player"]][what["suit"].get<std::string>()[0]] = to;
        } else if (counted == "economy") {
            economy_[what["suit"].get<std::string>()[0]] = to;
        } else if (counted == "hand") {
            hand_[what["player"]] = to;
        } else {
            (counted == "draw_pile" ? pile_ : heap_) = to;
        }
        return;
    }
    if (type == "resolve") {
        return resolve();
    }
    const std::string who = event["player"];
    if (type == "pay") {
        for (const auto& [suit, count] : coins_in(event["coins"])) {
            coins_[who][suit] -= count;
            economy_[suit] += count;
        }
        if (who != payer_) {
            return;
        }
        std::erase_if(table_, [&](const Laid& laid) { return laid.card == canvas_; });
        studio_[who].push_back(canvas_);
        payer_.clear();
        from_pile(who);
        return resolve();
    }
    table_.push_back({who, type == "reveal" ? event["action"].get<std::string>() : "discard", event["card"]});
    --hand_[who];
    (type == "reveal" ? shown_ : threw_).insert(who);
}

void SecondMuse::resolve() {
    while (!table_.empty()) {
        std::ranges::sort(table_, heavier, &Laid::card);
        const Laid next = table_.front();
        if (next.what == "paint" && ways(coins_[next.who], worth(next.card)) > 1) {
            payer_ = next.who;
            canvas_ = next.card;
            return;
        }
        table_.erase(table_.begin());
        one(next);
        from_pile(next.who);
    }
    close_round();
}

/// Does one action without its draw.
void SecondMuse::one(const Laid& laid) {
    std::vector<Painting> hanging;
    for (const auto& [name, cards] : studio_) {
        for (const std::string& card : cards) {
            hanging.push_back({name, card});
        }
    }
    std::ranges::sort(hanging, heavier, &Painting::card);
    if (laid.what == "paint" && ways(coins_[laid.who], worth(laid.card)) == 1) {
        // There is one way: everything of the only suit, or everything there is.
        int due = worth(laid.card);
        for (auto& [suit, held] : coins_[laid.who]) {
            const int paid = std::min(due, held);
            held -= paid;
            due -= paid;
            economy_[suit] += paid;
        }
        studio_[laid.who].push_back(laid.card);
        return;
    }
    if (laid.what == "patron") {
        if (const auto [card, suit] = patron(hanging, economy_); !card.empty()) {
            const auto sold = std::ranges::find(hanging, card, &Painting::card);
            const int paid = worth(card) + static_cast<int>(card.size()) - 1;
            economy_[suit] -= paid;
            coins_[sold->painter][suit] += paid;
            std::erase(studio_[sold->painter], card);
            throw_away(card);
        }
    } else if (laid.what == "palace" && !hanging.empty()) {
        std::erase(studio_[hanging.front().painter], hanging.front().card);
        palace_[hanging.front().painter].push_back(hanging.front().card);
    }
    throw_away(laid.card);
    if (laid.what == "sketch") {
        for (const char suit : laid.card.substr(1)) {
            if (economy_[suit] > 0) {
                --economy_[suit];
                ++coins_[laid.who][suit];
            }
        }
    }
}

void SecondMuse::throw_away(const std::string& card) {
    thrown_.insert(card);
    ++heap_;
    if (pile_ == 0) {
        renew();
    }
    settle_debts();
}

void SecondMuse::settle_debts() {
    while (!debts_.empty() && pile_ > 0) {
        const std::string who = debts_.front();
        debts_.pop_front();
        ++hand_[who];
        --pile_;
        look_at_pile();
    }
}

void SecondMuse::renew() {
    pile_ = heap_;
    if (heap_ > 0) {
        thrown_.clear();
    }
    heap_ = 0;
}

void SecondMuse::from_pile(const std::string& who) {
    if (pile_ == 0) {
        renew();
    }
    if (pile_ == 0) {
        debts_.push_back(who);
        return;
    }
    --pile_;
    ++hand_[who];
    look_at_pile();
}

void SecondMuse::look_at_pile() {
    if (pile_ > 0) {
        return;
    }
    if (++empties_ <= 4) {
        for (auto& [suit, count] : economy_) {
            ++count;
        }
    }
    renew();
}

void SecondMuse::close_round() {
    shown_.clear();
    threw_.clear();
    absent_.clear();
    for (const std::string& name : names_) {
        if (hand_[name] == 0) {
            absent_.insert(name);
        }
        over_ = over_ || palace_[name].size() >= 4;
    }
    over_ = over_ || absent_.size() == names_.size();
    round_ += over_ ? 0 : 1;
}

std::pair<std::string, char> SecondMuse::patron(const std::vector<Painting>& paintings, const Coins& economy) {
    std::string best;
    for (const Painting& painting : paintings) {
        const bool sells = std::ranges::any_of(painting.card.substr(1), [&](char suit) {
            return economy.at(suit) >= worth(painting.card) + static_cast<int>(painting.card.size()) - 1;
        });
        if (sells && (best.empty() || heavier(painting.card, best))) {
            best = painting.card;
        }
    }
    for (const char suit : best.substr(std::min<std::size_t>(1, best.size()))) {
        if (economy.at(suit) >= worth(best) + static_cast<int>(best.size()) - 1) {
            return {best, suit};
        }
    }
    return {"", '-'};
}

Json SecondMuse::verdict(const std::vector<std::string>& names, const std::vector<int>& palaces,
                         const std::vector<int>& studios, const std::vector<int>& coins) {
    std::vector<std::size_t> left(names.size());
    std::iota(left.begin(), left.end(), 0);
    std::string decided;
    for (const auto& [word, values] : {std::pair("palace", &palaces), {"studio", &studios}, {"coins", &coins}}) {
        if (decided.empty() || left.size() > 1) {
            decided = word;
            const int most =
                (*values)[*std::ranges::max_element(left, {}, [&](std::size_t i) { return (*values)[i]; })];
            std::erase_if(left, [&](std::size_t i) { return (*values)[i] < most; });
        }
    }
    Json winners = Json::array();
    for (const std::size_t i : left) {
        winners.push_back(names[i]);
    }
    return {{"winners", winners}, {"shared", left.size() > 1}, {"decided_by", left.size() > 1 ? "shared" : decided}};
}

Json SecondMuse::result() const {
    if (!over_) {
        return nullptr;
    }
    std::vector<int> palaces, studios, coins;
    for (const std::string& name : names_) {
        palaces.push_back(static_cast<int>(palace_.at(name).size()));
        studios.push_back(static_cast<int>(studio_.at(name).size()));
        coins.push_back(sum(coins_.at(name)));
    }
    return verdict(names_, palaces, studios, coins);
}

Json SecondMuse::state() const {
    Json json;
    json["round"] = round_;
    const bool revealing = !over_ && payer_.empty() && !everybody();
    json["phase"] = over_ ? "over" : !payer_.empty() ? "pay" : revealing ? "reveal" : "discard";
    json["waiting"] = Json::array();
    for (const std::string& name : names_) {
        if (revealing && !shown_.contains(name) && !absent_.contains(name)) {
            json["waiting"].push_back(name);
        }
    }
    json["draw_pile"] = pile_;
    json["discard_pile"] = heap_;
    json["exhaustions"] = empties_;
    json["economy"] = coins_out(economy_);
    for (const std::string& name : names_) {
        json["players"][name] = {{"coins", coins_out(coins_.at(name))},
                                 {"hand", hand_.at(name)},
                                 {"studio", studio_.at(name)},
                                 {"palace", palace_.at(name)}};
    }
    return json;
}

}  // namespace castalia
