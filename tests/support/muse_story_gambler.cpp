#include "tests/support/muse_story_gambler.h"

#include <algorithm>

namespace castalia {

namespace {

const std::vector<std::string> kNames{"Alice", "Bob B", "Charlie", "\"Dora\"", "Émile", "Fay:note"};
const std::vector<std::string> kTypes{"agree",    "element", "question", "question", "begin",   "narrate", "choose",
                                      "choose",   "add",     "add",      "answer",   "answer",  "show",    "show",
                                      "tides",    "contest", "contest",  "flip",     "flip",    "settle",  "settle",
                                      "end_turn", "veto",    "erase",    "phase",    "epilogue"};

std::string card(Chance& chance) {
    const std::vector<std::string> ranks{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    const std::vector<std::string> suits{"S", "H", "D", "C"};
    return chance.any(ranks) + chance.any(suits);
}

Json cards(Chance& chance, int count) {
    Json list = Json::array();
    while (std::cmp_less(list.size(), count)) {
        const std::string one = card(chance);
        if (std::ranges::find(list, Json(one)) == list.end()) {
            list.push_back(one);
        }
    }
    return list;
}

Json elements(Chance& chance, int count) {
    Json list = Json::array();
    while (std::cmp_less(list.size(), count)) {
        const std::string one(1, static_cast<char>('A' + chance.upto(9)));
        if (std::ranges::find(list, Json(one)) == list.end()) {
            list.push_back(one);
        }
    }
    return list;
}

void add_votes(Chance& chance, Json& event) {
    if (chance.one_in(2)) {
        event["votes"] = {{"for", chance.upto(3)}, {"against", chance.upto(3)}};
    }
}

Json words(Chance& chance) {
    return chance.any<std::string>(
        {"a ship", "the bottom of the ocean", "“Who goes there?” | he said: \"at 7\"", "a\nb", "note at dawn"});
}

}  // namespace

Players story_players(Chance& chance) { return {{kNames.begin(), kNames.begin() + chance.from(3, 6)}}; }

Json wild_story(Chance& chance, const Players& players) {
    const std::string type = chance.any(kTypes);
    Json event{{"type", type}};
    const auto anybody = [&] { return chance.any(players.names); };
    const bool narrators = type == "choose" || type == "add" || type == "answer" || type == "end_turn";
    const bool players_own =
        type == "element" || type == "question" || type == "narrate" || type == "tides" || type == "veto";
    if (players_own || (narrators && chance.one_in(2))) {
        event["player"] = anybody();
    }
    const auto question = [&] { event["question"] = chance.from(1, 7); };
    if (type == "agree") {
        event["what"] = chance.any<std::string>({"conduct", "genre", "tone"});
        event["text"] = words(chance);
        add_votes(chance, event);
    } else if (type == "element") {
        event["text"] = words(chance);
        if (chance.one_in(2)) {
            event["kind"] = chance.any<std::string>({"character", "thing", "place"});
        }
    } else if (type == "question") {
        event["text"] = words(chance);
        event["elements"] = elements(chance, chance.from(2, 3));
    } else if (type == "begin") {
        event["narrator"] = anybody();
    } else if (type == "narrate") {
        event["text"] = chance.one_in(4) ? Json("") : words(chance);
    } else if (type == "choose") {
        question();
        event["check"] = elements(chance, chance.upto(3));
    } else if (type == "add") {
        question();
        event["answer"] = chance.one_in(2) ? "yes" : "no";
        event["from"] = chance.one_in(2) ? "deck" : "hand";
        if (event["from"] == "hand") {
            event["cards"] = chance.from(1, 4);
        }
    } else if (type == "answer" || type == "erase") {
        question();
    } else if (type == "show") {
        event["answer"] = chance.one_in(2) ? "yes" : "no";
        event["cards"] = cards(chance, chance.upto(4));
    } else if (type == "tides") {
        event["cards"] = cards(chance, chance.from(1, 2));
    } else if (type == "contest") {
        for (int i = chance.from(1, 2); i > 0; --i) {
            event["contenders"].push_back({{"player", anybody()}, {"aim", chance.one_in(2) ? "jump_in" : "object"}});
        }
        if (chance.one_in(3)) {
            event["against"] = words(chance);
        }
    } else if (type == "flip") {
        event["cards"] = Json::object();
        for (int i = chance.from(2, 3); i > 0; --i) {
            event["cards"][anybody()] = card(chance);
        }
        while (event["cards"].size() < 2) {
            event["cards"][anybody()] = card(chance);
        }
    } else if (type == "settle" && chance.one_in(2)) {
        event["winner"] = anybody();
    } else if (type == "veto") {
        event["text"] = words(chance);
        event["outcome"] = chance.any<std::string>({"withdrawn", "explained", "upheld", "overruled"});
        add_votes(chance, event);
    } else if (type == "phase") {
        event["to"] = chance.any<std::string>({"development", "climax", "epilogue"});
    } else if (type == "epilogue") {
        event["hands"] = Json::object();
        for (const std::string& name : players.names) {
            event["hands"][name] = cards(chance, chance.upto(3));
        }
        if (chance.one_in(2)) {
            event["winner"] = anybody();
        }
    }
    return event;
}

bool StoryGambler::fill(const Playthrough& line, Json& draft) {
    Filling filling(line, draft, chance_, table_ ? &*table_ : nullptr);
    const std::vector<Slot>& slots = filling.slots();
    // NOLINTNEXTLINE(modernize-loop-convert): what is filled puts other slots in their place.
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Slot& slot = slots[i];
        if (slot.optional && !chance_.one_in(3)) {
            continue;
        }
        if (slot.kind == Slot::Kind::words) {
            filling.put(slot, words(chance_));
            continue;
        }
        if (slot.kind == Slot::Kind::number) {
            filling.put(slot, chance_.from(static_cast<int>(slot.least), static_cast<int>(slot.most)));
            continue;
        }
        std::vector<const Json*> open;
        for (const Option& option : slot.options) {
            if (!option.barred) {
                open.push_back(&option.value);
            }
        }
        if (slot.kind == Slot::Kind::cards) {
            chance_.shuffle(open);
            const int most = std::min<int>(static_cast<int>(slot.most), static_cast<int>(slot.least) + 1);
            Json cards = Json::array();
            for (int left = chance_.from(static_cast<int>(slot.least), most); left > 0; --left) {
                cards.push_back(*open.at(cards.size()));
            }
            filling.put(slot, cards);
            continue;
        }
        const std::string key = slot.field.substr(0, slot.field.find('/'));
        const auto known = [&](const Json* value) { return *value == draft[key]; };
        if (key == slot.field && draft.contains(key) && std::ranges::any_of(open, known) && !chance_.one_in(4)) {
            continue;
        }
        if (open.empty()) {
            if (slot.optional) {
                continue;
            }
            return false;
        }
        filling.put(slot, *chance_.any(open));
    }
    return true;
}

Json StoryGambler::any(const Playthrough& line) {
    std::vector<Verb> verbs = line.prompt(line.plies()).verbs;
    chance_.shuffle(verbs);
    for (const bool rarely : {false, true}) {
        for (const Verb& verb : verbs) {
            const std::string type = verb.draft["type"];
            const bool aside = type == "veto" || type == "narrate" || type == "agree" || type == "contest" ||
                               type == "end_turn" || type == "begin" || type == "tides";
            const bool seldom = type == "phase" || type == "erase";
            if (verb.barred || (!rarely && ((aside && !chance_.one_in(3)) || (seldom && !chance_.one_in(25))))) {
                continue;
            }
            Json draft = verb.draft;
            if (fill(line, draft)) {
                return draft;
            }
        }
    }
    return nullptr;
}

}  // namespace castalia
