// Reads plays of BoardGameGeek with Expat, which stops at each element and keeps no tree.
#include "app/publishing/plays_of_bgg.h"

#include <expat.h>

#include <algorithm>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "core/export/table_cells.h"
#include "core/export/uuid5.h"
#include "core/rules/json/fields.h"
#include "core/session/record.h"

namespace castalia {

namespace {

constexpr std::size_t kMostPlays = 200'000, kMostPlayers = 100, kDeepest = 16;

/// Returns the line that the parser has come to, from 1. Since Expat 2.9 the first of the two functions, which counts
/// in the machine's own size, is deprecated.
std::size_t line_of(XML_Parser parser) {
#if XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION < 9
    return XML_GetCurrentLineNumber(parser);
#else
    return XML_GetCurrentLineNumber64(parser);
#endif
}

/// The attributes of an element.
class Attributes {
public:
    explicit Attributes(const char** pairs) : pairs_(pairs) {}
    std::string words(std::string_view name) const {
        for (const char** at = pairs_; *at != nullptr; at += 2) {
            if (name == *at) {
                return at[1];
            }
        }
        return "";
    }
    // These throw Wrong for what is there and cannot be read.
    long long number(std::string_view name) const { return table_cells::known_count(words(name)); }
    long long minutes(std::string_view name) const { return table_cells::known_minutes(words(name)); }
    bool flag(std::string_view name) const { return table_cells::known_flag(words(name)); }
    /// Returns a day; empty where it is not known.
    std::string day(std::string_view name) const {
        const std::string text = words(name);
        return text == "0000-00-00" ? std::string() : table_cells::known_date(text, DateOrder::unknown);
    }

private:
    const char** pairs_;
};

/// Takes the elements of one document as they come.
class PlayElements {
public:
    explicit PlayElements(std::vector<PageOfPlays>& pages) : pages_(pages) {}

    /// Takes the beginning of an element, which stands in that line.
    void begin(std::string_view name, const Attributes& attributes, std::size_t line) {
        if (++depth_ > kDeepest) {
            throw BadRecord("", say("elements stand more than {most} deep",
                                    {{"most", literally(static_cast<long long>(kDeepest))}}));
        }
        try {
            take(name, attributes);
        } catch (const table_cells::Wrong& wrong) {
            why_bad_ = why_bad_ ? why_bad_ : std::optional(BadRow{line, wrong.why});
        }
        in_comments_ = play_ && name == "comments";
    }

    void end(std::string_view name) {
        --depth_;
        in_comments_ = false;
        if (name == "play" && play_) {
            end_play();
        }
    }

    void text(std::string_view words) {
        if (in_comments_) {
            play_->comments += words;
        }
    }

private:
    void take(std::string_view name, const Attributes& attributes) {
        if (name == "plays") {
            pages_.push_back({attributes.words("username"), 0, 0, {}, {}});
            pages_.back().total = static_cast<std::size_t>(attributes.number("total"));
        } else if (name == "play" && !pages_.empty()) {
            begin_play(attributes);
        } else if (play_ && name == "item") {
            play_->game = attributes.words("name");
            play_->number_at_bgg = attributes.number("objectid");
        } else if (play_ && name == "player") {
            add_player(attributes);
        }
    }

    void begin_play(const Attributes& attributes) {
        entry_ = attributes.words("id");
        if (entry_.empty()) {
            throw BadRecord("", say("this play has no id"));
        }
        why_bad_.reset();
        play_.emplace();
        quantity_ = std::max(attributes.number("quantity"), 1LL);
        play_->from = "BoardGameGeek";
        play_->undated = true;
        play_->played = attributes.day("date");
        play_->place = attributes.words("location");
        play_->minutes = attributes.minutes("length");
        const bool unfinished = attributes.flag("incomplete"), without_wins = attributes.flag("nowinstats");
        play_->left_out = unfinished || without_wins;
    }

    void add_player(const Attributes& attributes) {
        if (play_->players.size() == kMostPlayers) {
            throw BadRecord("", say("a play has 1 to {most} players",
                                    {{"most", literally(static_cast<long long>(kMostPlayers))}}));
        }
        PlayResult result;
        result.name = attributes.words("name");
        result.name = result.name.empty() ? attributes.words("username") : result.name;
        result.score = attributes.words("score");
        result.won = attributes.flag("win");
        result.began = attributes.words("startposition") == "1";
        result.role = attributes.words("color");
        result.is_new = attributes.flag("new");
        play_->players.push_back(std::move(result));
    }

    /// Adds the play, as many times as the entry says.
    void end_play() {
        PageOfPlays& page = pages_.back();
        ++page.entries;
        if (why_bad_) {
            page.bad.push_back(*std::exchange(why_bad_, std::nullopt));
            play_.reset();
            return;
        }
        if (play_->players.empty()) {
            PlayResult alone;
            alone.name = page.user;
            play_->players.push_back(std::move(alone));
            play_->without_winner = GameOutcome::none;  // The entry does not say how it ended.
        }
        if (count_ += static_cast<std::size_t>(quantity_); count_ > kMostPlays) {
            throw BadRecord("", say("a file holds at most {most} plays",
                                    {{"most", literally(static_cast<long long>(kMostPlays))}}));
        }
        for (long long number = 1; number <= quantity_; ++number) {
            play_->id = uuid5("boardgamegeek-play:" + entry_ + (number == 1 ? "" : ":" + std::to_string(number)));
            page.plays.push_back(*play_);
        }
        play_.reset();
    }

    std::vector<PageOfPlays>& pages_;
    std::optional<Play> play_;       ///< The play within which the reader is.
    std::optional<BadRow> why_bad_;  ///< The first thing in it that cannot be read.
    std::string entry_;
    long long quantity_ = 1;
    std::size_t depth_ = 0, count_ = 0;
    bool in_comments_ = false;
};

/// Reads one document. No exception may pass through Expat, so it is kept until Expat has stopped.
class XmlDocument {
public:
    explicit XmlDocument(PlayElements& taking)
        : taking_(taking), parser_(XML_ParserCreate(nullptr), &XML_ParserFree) {
        if (!parser_) {
            throw std::bad_alloc();
        }
        XML_SetUserData(parser_.get(), this);
        XML_SetElementHandler(
            parser_.get(),
            [](void* self, const char* name, const char** attributes) {
                XmlDocument& document = of(self);
                const std::size_t line = document.first_line_ + line_of(document.parser_.get()) - 1;
                document.guard([&](PlayElements& to) { to.begin(name, Attributes(attributes), line); });
            },
            [](void* self, const char* name) { of(self).guard([&](PlayElements& to) { to.end(name); }); });
        XML_SetCharacterDataHandler(parser_.get(), [](void* self, const char* text, int length) {
            of(self).guard([&](PlayElements& to) { to.text({text, static_cast<std::size_t>(length)}); });
        });
        XML_SetStartDoctypeDeclHandler(parser_.get(), [](void* self, const char*, const char*, const char*, int) {
            of(self).guard([](PlayElements&) {
                throw BadRecord("", say("a document type stands here, which files of BoardGameGeek do not have"));
            });
        });
    }

    /// Throws BadRecord with the line, counted from `line`.
    void read(std::string_view xml, std::size_t line) {
        first_line_ = line;
        const bool good =
            XML_Parse(parser_.get(), xml.data(), static_cast<int>(xml.size()), XML_TRUE) == XML_STATUS_OK;
        if (good) {
            return;
        }
        const std::string place = "line " + std::to_string(line + line_of(parser_.get()) - 1);
        try {
            if (failed_) {
                std::rethrow_exception(failed_);
            }
        } catch (const BadRecord& bad) {
            throw BadRecord(place, bad.reason);
        }
        throw BadRecord(place, say("this is not XML that can be read: {detail}",
                                   {{"detail", literally(XML_ErrorString(XML_GetErrorCode(parser_.get())))}}));
    }

private:
    static XmlDocument& of(void* self) { return *static_cast<XmlDocument*>(self); }
    template <class Work>
    void guard(Work&& work) {
        if (failed_) {
            return;
        }
        try {
            work(taking_);
        } catch (...) {
            failed_ = std::current_exception();
            XML_StopParser(parser_.get(), XML_FALSE);
        }
    }

    PlayElements& taking_;
    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser_;
    std::size_t first_line_ = 1;
    std::exception_ptr failed_;
};

}  // namespace

std::vector<PageOfPlays> read_boardgamegeek(std::string_view xml) {
    constexpr std::string_view kDeclaration = "<?xml";
    if (xml.size() > kLargestRecord) {
        throw BadRecord("", say("the file is larger than {most} MiB, which no record is",
                                {{"most", literally(static_cast<long long>(kLargestRecord >> 20))}}));
    }
    std::vector<PageOfPlays> pages;
    PlayElements taking(pages);
    std::size_t line = 1;
    while (true) {
        // A page may begin with the mark of UTF-8, and white space may stand between two of them.
        const std::size_t before = xml.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
        if (before == std::string_view::npos) {
            return pages;
        }
        line += static_cast<std::size_t>(std::ranges::count(xml.substr(0, before), '\n'));
        xml.remove_prefix(before);
        const std::size_t next = std::min(xml.find(kDeclaration, 1), xml.size());
        const std::string_view document = xml.substr(0, next);
        XmlDocument(taking).read(document, line);
        line += static_cast<std::size_t>(std::ranges::count(document, '\n'));
        xml.remove_prefix(next);
    }
}

std::vector<Text> missing_texts(std::span<const PageOfPlays> pages) {
    std::map<std::string, std::pair<std::size_t, std::size_t>> counts;  // Entries and their total by user.
    for (const PageOfPlays& page : pages) {
        auto& [entries, total] = counts[page.user];
        entries += page.entries;
        total = std::max(total, page.total);
    }
    std::vector<Text> texts;
    for (const auto& [user, count] : counts) {
        if (count.first < count.second) {
            texts.push_back(
                say_count("BoardGameGeek has {total} plays of {user}, and {n} of them stands here. The site writes "
                          "100 on a page: import the other pages as well.",
                          "BoardGameGeek has {total} plays of {user}, and {n} of them stand here. The site writes "
                          "100 on a page: import the other pages as well.",
                          static_cast<long long>(count.first),
                          {{"total", literally(static_cast<long long>(count.second))}, {"user", literally(user)}}));
        }
    }
    return texts;
}

}  // namespace castalia
