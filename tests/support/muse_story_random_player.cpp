#include "tests/support/muse_story_random_player.h"

#include <algorithm>
#include <map>

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
    const std::string rank = chance.any(ranks);  // Compilers differ in which side of a sum they evaluate first.
    return rank + chance.any(suits);
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

void set_question(Chance& chance, Json& event) { event["question"] = chance.from(1, 7); }
void set_answer(Chance& chance, Json& event) { event["answer"] = chance.one_in(2) ? "yes" : "no"; }

// The fields of each type, after its player.

void agree(Chance& chance, const Players&, Json& event) {
    event["what"] = chance.any<std::string>({"conduct", "genre", "tone"});
    event["text"] = words(chance);
    add_votes(chance, event);
}

void element(Chance& chance, const Players&, Json& event) {
    event["text"] = words(chance);
    if (chance.one_in(2)) {
        event["kind"] = chance.any<std::string>({"character", "thing", "place"});
    }
}

void question(Chance& chance, const Players&, Json& event) {
    event["text"] = words(chance);
    event["elements"] = elements(chance, chance.from(2, 3));
}

void begin(Chance& chance, const Players& players, Json& event) { event["narrator"] = chance.any(players.names); }

void narrate(Chance& chance, const Players&, Json& event) {
    event["text"] = chance.one_in(4) ? Json("") : words(chance);
    if (chance.one_in(3)) {
        event["interject"] = true;
    }
}

void choose(Chance& chance, const Players&, Json& event) {
    set_question(chance, event);
    event["check"] = elements(chance, chance.upto(3));
}

void add(Chance& chance, const Players&, Json& event) {
    set_question(chance, event);
    set_answer(chance, event);
    event["from"] = chance.one_in(2) ? "deck" : "hand";
    if (event["from"] == "hand") {
        event["cards"] = chance.from(1, 4);
    }
}

void numbered(Chance& chance, const Players&, Json& event) { set_question(chance, event); }

void show(Chance& chance, const Players&, Json& event) {
    set_answer(chance, event);
    event["cards"] = cards(chance, chance.upto(4));
}

void tides(Chance& chance, const Players&, Json& event) { event["cards"] = cards(chance, chance.from(1, 2)); }

void contest(Chance& chance, const Players& players, Json& event) {
    for (int i = chance.from(1, 2); i > 0; --i) {
        event["contenders"].push_back(
            {{"player", chance.any(players.names)}, {"aim", chance.one_in(2) ? "jump_in" : "object"}});
    }
    if (chance.one_in(3)) {
        event["against"] = words(chance);
    }
}

void flip(Chance& chance, const Players& players, Json& event) {
    event["cards"] = Json::object();
    for (int i = chance.from(2, 3); i > 0; --i) {
        event["cards"][chance.any(players.names)] = card(chance);
    }
    while (event["cards"].size() < 2) {
        event["cards"][chance.any(players.names)] = card(chance);
    }
}

void settle(Chance& chance, const Players& players, Json& event) {
    if (chance.one_in(2)) {
        event["winner"] = chance.any(players.names);
    }
}

void veto(Chance& chance, const Players&, Json& event) {
    event["text"] = words(chance);
    event["outcome"] = chance.any<std::string>({"withdrawn", "explained", "upheld", "overruled"});
    add_votes(chance, event);
}

void phase(Chance& chance, const Players&, Json& event) {
    event["to"] = chance.any<std::string>({"development", "climax", "epilogue"});
}

void epilogue(Chance& chance, const Players& players, Json& event) {
    event["hands"] = Json::object();
    for (const std::string& name : players.names) {
        event["hands"][name] = cards(chance, chance.upto(3));
    }
    settle(chance, players, event);
}

using Filled = void (*)(Chance&, const Players&, Json&);
const std::map<std::string, Filled> kFilled{
    {"agree", agree},     {"element", element},  {"question", question}, {"begin", begin}, {"narrate", narrate},
    {"choose", choose},   {"add", add},          {"answer", numbered},   {"show", show},   {"tides", tides},
    {"contest", contest}, {"flip", flip},        {"settle", settle},     {"veto", veto},   {"erase", numbered},
    {"phase", phase},     {"epilogue", epilogue}};

}  // namespace

Players story_players(Chance& chance) { return {{kNames.begin(), kNames.begin() + chance.from(3, 6)}}; }

Json wild_story(Chance& chance, const Players& players) {
    const std::string type = chance.any(kTypes);
    Json event{{"type", type}};
    const bool narrators = type == "choose" || type == "add" || type == "answer" || type == "end_turn";
    const bool players_own =
        type == "element" || type == "question" || type == "narrate" || type == "tides" || type == "veto";
    if (players_own || (narrators && chance.one_in(2))) {
        event["player"] = chance.any(players.names);
    }
    if (const auto filled = kFilled.find(type); filled != kFilled.end()) {
        filled->second(chance, players, event);
    }
    return event;
}

bool StoryRandomPlayer::fill(const Playthrough& line, Json& draft) {
    Filling filling(line, draft, chance_, table_ ? &*table_ : nullptr);
    const std::vector<Slot>& slots = filling.slots();
    // NOLINTNEXTLINE(modernize-loop-convert): a filled slot puts other slots in their place.
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
        std::vector<const Json*> open = open_values(slot);
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
        const bool stays = filling.holds_any(slot, open) && !chance_.one_in(4);
        if (!stays && !filling.put_any(slot, open, chance_)) {
            return false;
        }
    }
    return true;
}

Json StoryRandomPlayer::any(const Playthrough& line) {
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
