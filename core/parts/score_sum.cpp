#include "core/parts/score_sum.h"

#include "core/rules/json/fields.h"
#include "core/rules/json/written_number.h"

namespace castalia {

namespace {

constexpr std::size_t kLongestSum = 200;

/// Adds up the numbers of a text.
class Adder {
public:
    Adder(std::string_view text, char decimal_mark) : text_(text), reader_(text, decimal_mark) {}

    ScoreSum add() {
        if (text_.size() > kLongestSum) {
            throw BadNotation(kLongestSum, say("a sum has at most {most} characters",
                                               {{"most", literally(static_cast<long long>(kLongestSum))}}));
        }
        ScoreSum sum;
        sum.halves = reader_.sign().value_or(1) * number();
        while (!reader_.done()) {
            const std::optional<int> sign = reader_.sign();
            if (!sign) {
                throw BadNotation(reader_.at(), say("here stands + or − and another number, or nothing"));
            }
            const std::size_t begin = reader_.at();
            sum.halves += *sign * number();
            sum.several = true;
            check(sum.halves, begin);
        }
        return sum;
    }

private:
    static void check(long long halves, std::size_t place) {
        if (halves > 2 * kMostCounted || halves < -2 * kMostCounted) {
            throw BadNotation(place, say("a score is at most {most}", {{"most", literally(kMostCounted)}}));
        }
    }

    /// Asks which of two readings is meant, and says how each is typed.
    [[noreturn]] void ask(const WrittenNumber& written) const {
        const std::string behind = written.behind.substr(0, written.behind.find_last_not_of('0') + 1);
        const std::vector<Fill> fills{
            {"typed", literally(text_.substr(written.at, reader_.at() - written.at))},
            {"thousands", literally(written.whole + written.behind)},
            {"decimals", behind.empty() ? literally(written.whole) : literally(written.whole + "." + behind)}};
        BadNotation bad(written.at,
                        behind.empty() || behind == "5"
                            ? say("{typed} may be {thousands} or {decimals}; type {thousands} or {decimals}", fills)
                            : say("{typed} may be {thousands} or {decimals}, and a score is whole or a half; type "
                                  "{thousands} if that is meant",
                                  fills));
        bad.two_readings = true;
        throw bad;
    }

    long long number() {
        reader_.done();
        const std::size_t begin = reader_.at();
        const std::optional<WrittenNumber> written = reader_.number();
        if (!written) {
            throw BadNotation(begin, say("a number is missing here, such as 12 or 12.5"));
        }
        if (written->two_readings) {
            ask(*written);
        }
        constexpr std::size_t kDigits = 12;  // More than the greatest score has.
        const std::string whole = written->whole.substr(0, kDigits);
        long long halves = 2 * std::stoll("0" + whole);
        check(halves, written->at);
        if (!written->behind.empty() || written->unfinished) {
            const bool half = written->behind.starts_with('5');
            if (written->unfinished || written->behind.find_first_not_of('0', half ? 1 : 0) != std::string::npos) {
                throw BadNotation(written->behind_at,
                                  say("a score is whole or a half: after the point stands 5 or 0"));
            }
            halves += half ? 1 : 0;
        }
        return halves;
    }

    std::string_view text_;
    NumberReader reader_;
};

}  // namespace

ScoreSum score_sum(std::string_view text, char decimal_mark) { return Adder(text, decimal_mark).add(); }

}  // namespace castalia
