#include "app/room/word.h"

#include <sys/random.h>

#include <array>

#include "core/rules/text/text.h"

namespace castalia::room {

std::string new_word() {
    std::array<unsigned char, 16> bytes{};
    if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
        throw TextError(say("The system gave no random numbers, so nothing is shown in the room."));
    }
    std::string word;
    for (const unsigned char byte : bytes) {
        word += "0123456789abcdef"[byte >> 4U];
        word += "0123456789abcdef"[byte & 15U];
    }
    return word;
}

bool same_word(std::string_view one, std::string_view other) {
    unsigned difference = one.size() == other.size() ? 0 : 1;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const char beside = i < other.size() ? other[i] : '\0';
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(beside);
    }
    return difference == 0;
}

}  // namespace castalia::room
