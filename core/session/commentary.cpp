#include "core/session/commentary.h"

#include <algorithm>

#include "core/session/session.h"

namespace castalia {

namespace {

constexpr std::size_t kMostVariations = 1'000, kMostVariationEvents = 100'000;

/// The names of places in a file: the index of an event in a record, the number of its entry in the library.
class Places {
public:
    enum class By { index, entry };
    Places(const Session& session, By by) : session_(session), by_(by) {}

    const Session& session() const { return session_; }
    bool by_index() const { return by_ == By::index; }

    /// Reads the entry that a key names. `before` is the record's value for the table before the first event.
    EntryNumber read(Fields& fields, std::string_view key, long long before) const {
        const std::vector<Entry>& entries = session_.in_force().entries;
        if (by_ == By::entry) {
            return fields.number(key, 0, kMostCounted);
        }
        const long long most = before + static_cast<long long>(entries.size());
        const auto ply = static_cast<std::size_t>(fields.number(key, before, most) - before);
        return ply == 0 ? 0 : entries[ply - 1].number;
    }
    /// Returns what a file writes for an entry; nothing if it cannot name the place.
    std::optional<long long> written(EntryNumber entry, long long before) const {
        if (by_ == By::entry) {
            return entry;
        }
        const std::optional<std::size_t> ply = ply_after(session_, entry);
        return ply ? std::optional(before + static_cast<long long>(*ply)) : std::nullopt;
    }

private:
    const Session& session_;
    By by_;
};

constexpr long long kCommentBefore = -1, kVariationBefore = 0;

Comment read_comment(Value json, const std::string& where, const Places& places) {
    Fields fields(json, where);
    Comment comment;
    comment.entry = places.read(fields, "event", kCommentBefore);
    if (fields.has("mark")) {
        comment.mark = fields.word("mark", kCommentMarks);
    }
    comment.text = fields.text_or("text", kLongestText, "");
    fields.finish();
    if (comment.mark.empty() && comment.text.empty()) {
        throw BadRecord(where, say("a comment needs a mark or a text"));
    }
    return comment;
}

Variation read_variation(Value json, const std::string& where, const Places& places) {
    const Session& session = places.session();
    Fields fields(json, where);
    Variation variation;
    variation.after = places.read(fields, "after", kVariationBefore);
    variation.name = fields.name("name", kLongestTitle);
    const std::vector<Value> events = fields.list("events", 1, kMostVariationEvents);
    for (std::size_t i = 0; i < events.size(); ++i) {
        variation.events.push_back(read_event(events[i], fields.where("events") + "[" + std::to_string(i) + "]",
                                              session.playthrough(), session.names()));
    }
    fields.finish();
    return variation;
}

/// Returns why the first event of a variation is impossible at its place; nothing if it may stand.
std::optional<Refusal> impossible_start(const Session& session, const Variation& variation) {
    const std::optional<std::size_t> ply = ply_after(session, variation.after);
    if (!ply) {
        return std::nullopt;
    }
    const Verdict verdict = session.replay().judge(*ply, *variation.events.front());
    return verdict && verdict->kind == Refusal::Kind::impossible ? verdict : std::nullopt;
}

Json comments_at(const Places& places) {
    Json list = Json::array();
    for (const Comment& comment : places.session().commentary.comments) {
        if (const std::optional<long long> event = places.written(comment.entry, kCommentBefore)) {
            Json json{{"event", *event}};
            if (!comment.mark.empty()) {
                json["mark"] = comment.mark;
            }
            if (!comment.text.empty()) {
                json["text"] = comment.text;
            }
            list.push_back(std::move(json));
        }
    }
    return list;
}

Json variations_at(const Places& places) {
    const Session& session = places.session();
    Json list = Json::array();
    for (const Variation& variation : session.commentary.variations) {
        const std::optional<long long> after = places.written(variation.after, kVariationBefore);
        if (!after || (places.by_index() && impossible_start(session, variation))) {
            continue;
        }
        Json events = Json::array();
        for (const EventPtr& event : variation.events) {
            events.push_back(write_event(*event, session.playthrough(), session.names()));
        }
        list.push_back({{"after", *after}, {"name", variation.name}, {"events", std::move(events)}});
    }
    return list;
}

Commentary read_at(const std::vector<Value>& comments, const std::vector<Value>& variations, const Places& places) {
    Commentary commentary;
    for (std::size_t i = 0; i < comments.size(); ++i) {
        commentary.comments.push_back(read_comment(comments[i], "comments[" + std::to_string(i) + "]", places));
    }
    std::ranges::stable_sort(commentary.comments, {}, &Comment::entry);
    for (std::size_t i = 0; i < variations.size(); ++i) {
        commentary.variations.push_back(
            read_variation(variations[i], "variations[" + std::to_string(i) + "]", places));
    }
    return commentary;
}

}  // namespace

std::optional<std::size_t> ply_after(const Session& session, EntryNumber entry) {
    if (entry == 0) {
        return 0;
    }
    const std::vector<Entry>& entries = session.in_force().entries;
    // Usually no event was inserted or left out, and the entry stands where its number says.
    const auto guess = static_cast<std::size_t>(entry);
    if (guess <= entries.size() && entries[guess - 1].number == entry) {
        return guess;
    }
    const auto found = std::ranges::find(entries, entry, &Entry::number);
    return found == entries.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - entries.begin()) + 1);
}

Json comments_json(const Session& session) { return comments_at(Places(session, Places::By::index)); }

Json variations_json(const Session& session) { return variations_at(Places(session, Places::By::index)); }

Commentary read_commentary(const std::vector<Value>& comments, const std::vector<Value>& variations,
                           const Session& session) {
    if (variations.size() > kMostVariations) {
        throw BadRecord("variations", say_count("there is room for {n} variation", "there is room for {n} variations",
                                                static_cast<long long>(kMostVariations)));
    }
    Commentary commentary = read_at(comments, variations, Places(session, Places::By::index));
    for (std::size_t i = 0; i < commentary.variations.size(); ++i) {
        if (const auto refused = impossible_start(session, commentary.variations[i])) {
            throw BadRecord("variations[" + std::to_string(i) + "].events[0]",
                            say("this is impossible here: {reason}", {{"reason", refused->reason}}));
        }
    }
    return commentary;
}

Json kept_commentary_json(const Session& session) {
    const Places places(session, Places::By::entry);
    return {{"comments", comments_at(places)}, {"variations", variations_at(places)}};
}

Commentary read_kept_commentary(Value json, const Session& session) {
    Fields fields(json, "");
    const std::vector<Value> comments = fields.list("comments", 0, kMostCounted);
    const std::vector<Value> variations = fields.list("variations", 0, kMostVariations);
    fields.finish();
    return read_at(comments, variations, Places(session, Places::By::entry));
}

Session branch_of(const Session& session, const Variation& variation) {
    const std::optional<std::size_t> ply = ply_after(session, variation.after);
    if (!ply) {
        throw std::invalid_argument("the event before the variation is not in force");
    }
    Journal journal;
    Moment at = session.heading().started.value_or(Moment{});
    const auto play = [&](const EventPtr& event) {
        at = event->at.value_or(at);
        journal.push_back({at, Played{event}});
    };
    for (std::size_t i = 0; i < *ply; ++i) {
        play(session.in_force().entries[i].event);
    }
    std::ranges::for_each(variation.events, play);
    return {session.game(), session.heading(), std::move(journal)};
}

}  // namespace castalia
