#include "db/deed_parser.h"

#include <algorithm>

namespace castalia {

namespace {

constexpr std::size_t kMostShapes = 12;
constexpr std::ptrdiff_t kMostDigits = 18;  // Any number so long fits.

/// Reads text that is written as `dump` writes it into a tree of the same shape. False: it is not of that shape.
class Refill {
public:
    explicit Refill(std::string_view text) : next_(text.data()), end_(text.data() + text.size()) {}

    bool whole(Json& tree) { return value(tree) && next_ == end_; }

private:
    bool mark(char c) {
        if (next_ == end_ || *next_ != c) {
            return false;
        }
        ++next_;
        return true;
    }
    bool literal(std::string_view words) {
        if (!std::string_view(next_, static_cast<std::size_t>(end_ - next_)).starts_with(words)) {
            return false;
        }
        next_ += words.size();
        return true;
    }
    bool value(Json& tree) {
        switch (tree.type()) {
            case Json::value_t::object: return object(tree.get_ref<Json::object_t&>());
            case Json::value_t::array: return list(tree.get_ref<Json::array_t&>());
            case Json::value_t::string: return text(tree.get_ref<std::string&>());
            case Json::value_t::number_unsigned: return number(tree.get_ref<Json::number_unsigned_t&>());
            case Json::value_t::boolean: return literal(tree.get<bool>() ? "true" : "false");
            case Json::value_t::null: return literal("null");
            default: return false;
        }
    }
    bool object(Json::object_t& fields) {
        char before = '{';
        for (auto& [key, field] : fields) {
            if (!mark(before) || !mark('"') || !literal(key) || !mark('"') || !mark(':') || !value(field)) {
                return false;
            }
            before = ',';
        }
        return (before == ',' || mark('{')) && mark('}');
    }
    bool list(Json::array_t& entries) {
        char before = '[';
        for (Json& entry : entries) {
            if (!mark(before) || !value(entry)) {
                return false;
            }
            before = ',';
        }
        return (before == ',' || mark('[')) && mark(']');
    }
    bool text(std::string& words) {
        if (!mark('"')) {
            return false;
        }
        // Words that the full parser has seen need no second look, whichever script they are in.
        const std::size_t left = static_cast<std::size_t>(end_ - next_);
        if (left > words.size() && next_[words.size()] == '"' && std::string_view(next_, words.size()) == words) {
            if (words.find_first_of("\\\"") == std::string::npos) {
                next_ += words.size() + 1;
                return true;
            }
        }
        const char* const stop =
            std::find_if(next_, end_, [](char c) { return c == '"' || c == '\\' || c < ' ' || c > '~'; });
        if (stop == end_ || *stop != '"') {
            return false;
        }
        words.assign(next_, stop);
        next_ = stop + 1;
        return true;
    }
    bool number(Json::number_unsigned_t& amount) {
        const char* const begin = next_;
        Json::number_unsigned_t sum = 0;
        for (; next_ != end_ && *next_ >= '0' && *next_ <= '9' && next_ - begin < kMostDigits; ++next_) {
            sum = 10 * sum + static_cast<Json::number_unsigned_t>(*next_ - '0');
        }
        amount = sum;
        const bool whole = next_ != end_ && (*next_ == ',' || *next_ == '}' || *next_ == ']');
        return whole && next_ != begin && (*begin != '0' || next_ - begin == 1);
    }

    const char* next_;
    const char* end_;
};

}  // namespace

const Json& DeedParser::parse(std::string_view text) {
    for (Json& tree : made_) {
        if (Refill(text).whole(tree)) {
            return tree;
        }
    }
    Json tree = Json::parse(text);
    if (made_.size() < kMostShapes) {
        made_.push_back(std::move(tree));
        return made_.back();
    }
    Json& place = made_[oldest_++ % kMostShapes];
    place = std::move(tree);
    return place;
}

}  // namespace castalia
