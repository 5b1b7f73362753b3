#include "db/merge_details.h"

#include <algorithm>

#include "core/session/record.h"
#include "db/connection.h"
#include "db/journal/chains.h"
#include "db/journal/photos.h"

namespace castalia {

namespace {

const char* const kPhotosOf = "SELECT entry, hash, caption FROM photo WHERE session = :session";
const char* const kSetDetails =
    "UPDATE session SET title = :title, place = :place, first_id = :first_id, started_ms = :started,"
    " ended_ms = :ended, utc_offset = :utc_offset, excluded = :excluded WHERE key = :session";
const char* const kSetCommentary =
    "INSERT INTO commentary (session, body) VALUES (:session, :body)"
    " ON CONFLICT (session) DO UPDATE SET body = excluded.body";

/// Returns whether a text is longer than another one, or as long and later in the order of bytes.
bool is_longer(const std::string& one, const std::string& other) {
    return std::pair(one.size(), one) > std::pair(other.size(), other);
}

const std::string& longer(const std::string& one, const std::string& other) {
    return is_longer(other, one) ? other : one;
}

Json parsed(const std::string& body) {
    try {
        const Json json = body.empty() ? Json::object() : parse_json(body);
        return json.is_object() ? json : Json::object();
    } catch (const BadRecord&) {
        return Json::object();  // Nobody can read it, so nothing is lost with it.
    }
}

Json list_in(const Json& commentary, const char* key) {
    const auto found = commentary.find(key);
    return found == commentary.end() || !found->is_array() ? Json::array() : *found;
}

std::string text_in(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

/// Returns two remarks on one moment as one: both texts, unless one of them has the other already.
Json both_comments(const Json& one, const Json& other) {
    const std::string first = text_in(one, "text"), second = text_in(other, "text");
    const std::string &low = std::min(first, second), &high = std::max(first, second);
    std::string together = low + (low.empty() ? "" : "\n\n") + high;
    if (low.find(high) != std::string::npos) {
        together = low;
    } else if (high.find(low) != std::string::npos) {
        together = high;
    }
    if (code_points(together) > kLongestText) {
        together = longer(first, second);
    }
    Json both{{"event", one.value("event", std::int64_t{0})}};
    if (const std::string mark = longer(text_in(one, "mark"), text_in(other, "mark")); !mark.empty()) {
        both["mark"] = mark;
    }
    if (!together.empty()) {
        both["text"] = together;
    }
    return both;
}

Json united_comments(const Json& one, const Json& other) {
    std::map<std::int64_t, Json> by_entry;
    for (const Json* list : {&one, &other}) {
        for (const Json& comment : *list) {
            const std::int64_t entry = comment.value("event", std::int64_t{0});
            const auto there = by_entry.find(entry);
            by_entry[entry] = there == by_entry.end() ? comment : both_comments(there->second, comment);
        }
    }
    Json united = Json::array();
    for (auto& [entry, comment] : by_entry) {
        united.push_back(std::move(comment));
    }
    return united;
}

/// Returns the variations of both. Different ones of the same name get numbers behind it.
Json united_variations(const Json& one, const Json& other) {
    std::map<std::pair<std::int64_t, std::string>, Json> by_events;  // From the moment and the events.
    for (const Json* list : {&one, &other}) {
        for (const Json& variation : *list) {
            const std::pair key(variation.value("after", std::int64_t{0}),
                                variation.value("events", Json::array()).dump());
            const auto there = by_events.find(key);
            // Of two names of the same branch the shorter one has no number.
            if (there == by_events.end() ||
                longer(text_in(variation, "name"), text_in(there->second, "name")) != text_in(variation, "name")) {
                by_events[key] = variation;
            }
        }
    }
    std::set<std::pair<std::int64_t, std::string>> taken;
    Json united = Json::array();
    for (auto& [key, variation] : by_events) {
        const std::string name = text_in(variation, "name");
        for (int number = 2; !taken.insert({key.first, text_in(variation, "name")}).second; ++number) {
            variation["name"] = name + " " + std::to_string(number);
        }
        united.push_back(std::move(variation));
    }
    return united;
}

std::string united_commentary(const std::string& one, const std::string& other) {
    if (one == other || other.empty()) {
        return one;
    }
    if (one.empty()) {
        return other;
    }
    const Json ours = parsed(one), theirs = parsed(other);
    return Json{{"comments", united_comments(list_in(ours, "comments"), list_in(theirs, "comments"))},
                {"variations", united_variations(list_in(ours, "variations"), list_in(theirs, "variations"))}}
        .dump();
}

/// Returns the photos of both. Captions of one picture are put together in order, the longest with the longest.
SessionDetails::Captions both_captions(SessionDetails::Captions one, const SessionDetails::Captions& other) {
    for (const auto& [photo, theirs] : other) {
        std::vector<std::string>& texts = one[photo];
        texts.resize(std::max(texts.size(), theirs.size()));
        for (std::size_t at = 0; at < theirs.size(); ++at) {
            texts[at] = longer(texts[at], theirs[at]);
        }
    }
    return one;
}

/// Returns the place of each photo among those of its entry and file, the longest caption first.
std::map<PhotoNumber, std::size_t> places_of_captions(std::vector<Photo> photos) {
    std::ranges::stable_sort(photos, [](const Photo& a, const Photo& b) { return is_longer(a.caption, b.caption); });
    std::map<std::pair<std::int64_t, ChainHash>, std::size_t> seen;
    std::map<PhotoNumber, std::size_t> places;
    for (const Photo& photo : photos) {
        places[photo.number] = seen[{photo.entry, photo.hash}]++;
    }
    return places;
}

}  // namespace

SessionDetails::Captions captions_of(Database& database, std::int64_t key) {
    SessionDetails::Captions captions;
    auto photos = database.query(kPhotosOf);
    for (photos.with(":session", key); photos.next();) {
        captions[{photos.number("entry"), hash_in(photos.bytes("hash")).value_or(ChainHash{})}].push_back(
            photos.text("caption"));
    }
    for (auto& [photo, texts] : captions) {
        std::ranges::sort(texts, is_longer);
    }
    return captions;
}

SessionDetails session_details(const StoredSession& session, SessionDetails::Captions captions) {
    const Heading& heading = session.heading;
    return {heading.title,
            heading.place,
            heading.first_id,
            heading.started,
            heading.ended,
            heading.utc_offset,
            !heading.counted,
            {heading.tags.begin(), heading.tags.end()},
            session.commentary.value_or(""),
            std::move(captions)};
}

SessionDetails session_details(Database& database, const std::string& id) {
    const StoredSession session = stored_session(database, id);
    return session_details(session, captions_of(database, session.key));
}

SessionDetails in_heading(SessionDetails details) {
    details.tags.clear();
    details.commentary.clear();
    details.photos.clear();
    return details;
}

SessionDetails both_details(const SessionDetails& one, const SessionDetails& other) {
    if (one == other) {
        return one;
    }
    const auto date_of = [](const SessionDetails& details) {
        return std::tuple(details.started, details.utc_offset, details.ended);
    };
    const SessionDetails& dated = date_of(one) < date_of(other) ? other : one;
    SessionDetails both = dated;
    both.title = longer(one.title, other.title);
    both.place = longer(one.place, other.place);
    both.first_id = longer(one.first_id, other.first_id);
    both.excluded = one.excluded || other.excluded;
    both.commentary = united_commentary(one.commentary, other.commentary);
    for (const SessionDetails* details : {&one, &other}) {
        both.tags.insert(details->tags.begin(), details->tags.end());
    }
    both.photos = both_captions(one.photos, other.photos);
    return both;
}

namespace {

/// Copies the photos that are missing here, and gives those that are here their captions.
void store_photos(Database& database, std::int64_t key, const SessionDetails& now, const SessionDetails& wanted,
                  Database& source, std::int64_t key_there) {
    const std::vector<Photo> here = photos_of(database, key), there = photos_of(source, key_there);
    const std::map<PhotoNumber, std::size_t> places_here = places_of_captions(here),
                                             places_there = places_of_captions(there);
    for (const Photo& photo : here) {
        const std::string& caption = wanted.photos.at({photo.entry, photo.hash}).at(places_here.at(photo.number));
        if (photo.caption != caption) {
            set_photo_caption(database, photo, caption);
        }
    }
    for (Photo photo : there) {
        const std::pair file(photo.entry, photo.hash);
        const auto known = now.photos.find(file);
        const std::size_t place = places_there.at(photo.number);
        if (known == now.photos.end() || place >= known->second.size()) {
            const std::string bytes = photo_bytes(source, photo), small = small_photo(source, photo);
            photo.caption = wanted.photos.at(file).at(place);
            add_photo(database, key, {photo, bytes, small});
        }
    }
}

}  // namespace

void store_details(Database& database, std::int64_t key, const SessionDetails& now, const SessionDetails& wanted,
                   Database& source, std::int64_t key_there) {
    reseal_head(database, key, [&] {
        auto row = database.query(kSetDetails);
        if (!wanted.first_id.empty()) {
            row.with(":first_id", wanted.first_id);
        }
        row.with(":title", wanted.title)
            .with(":place", wanted.place)
            .with(":started", wanted.started)
            .with(":ended", wanted.ended)
            .with(":utc_offset", wanted.utc_offset)
            .with(":excluded", wanted.excluded)
            .with(":session", key)
            .run();
    });
    if (wanted.commentary != now.commentary) {
        database.query(kSetCommentary).with(":session", key).with(":body", wanted.commentary).run();
    }
    add_tags(database, key, {wanted.tags.begin(), wanted.tags.end()});
    if (wanted.photos != now.photos) {
        store_photos(database, key, now, wanted, source, key_there);
    }
}

}  // namespace castalia
