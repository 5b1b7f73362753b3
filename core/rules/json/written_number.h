#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// A number as somebody wrote it.
struct WrittenNumber {
    std::string whole;   ///< The digits before the decimal mark, without marks between them; may be empty for "½".
    std::string behind;  ///< The digits behind it.
    std::size_t at = 0;  ///< The first byte of the number …
    std::size_t behind_at = 0;  ///< … and that of the digits behind the mark.
    /// The number may mean thousands or decimals, as "1,500" and "1.000" do. `whole` and `behind` have the decimals.
    bool two_readings = false;
    bool unfinished = false;  ///< Nothing follows the decimal mark.
};

/// Reads numbers and their signs from a text, one after the other, as people in many countries write them: "12",
/// "12.5", "12,5", "7½", "1,500,000", "1.500,5", "1'500", "−3", "１２". A mark with three digits behind it may stand
/// between thousands or be the decimal mark; the `decimal_mark` of the reader's language decides if it is the other
/// one. Without a language both marks may be either.
class NumberReader {
public:
    explicit NumberReader(std::string_view text, char decimal_mark = 0) : text_(text), mark_(decimal_mark) {}

    bool done();  ///< Skips spaces. Returns whether nothing follows.
    std::size_t at() const { return at_; }
    /// Takes a plus or a minus sign and the spaces before it, and returns 1 or -1; nothing if there is none.
    std::optional<int> sign();
    /// Takes a number and the spaces before it; nothing if there is none, or if its marks make no sense.
    std::optional<WrittenNumber> number();

private:
    struct Group {
        std::string mark, digits;
        std::size_t at;
    };
    bool take(std::string_view word);
    std::optional<char> digit();
    std::string digits();
    std::optional<Group> group();
    bool settle(WrittenNumber& number, const std::vector<Group>& groups) const;

    std::string_view text_;
    char mark_;
    std::size_t at_ = 0;
};

/// Returns whether the text is a number or a sum of numbers, such as "12", "3 + 6" or "-4,5", or the beginning of a
/// sum: "3+".
bool is_number_or_sum(std::string_view text);
/// Returns whether the text begins with a sign.
bool begins_with_sign(std::string_view text);

}  // namespace castalia
