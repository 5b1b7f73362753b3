// A request from somebody in the network, as Boost.Beast hands it over: the first line has the method and the path,
// the second one the host, the third one the languages.
#include <algorithm>
#include <array>

#include "app/room/hub.h"
#include "tests/fuzz/target.h"

using namespace castalia;

namespace {

const std::string kWord = "0123456789abcdef0123456789abcdef";

room::Site site_of(bool club) {
    room::Site site;
    site.word = kWord;
    site.seat_words = {std::string(32, 'a'), std::string(32, 'b')};
    site.hosts = {"127.0.0.1:8000", "localhost:8000"};
    site.club = club;
    return site;
}

/// Takes the words before a mark, and the mark with them.
std::string taken(std::string& text, char mark) {
    const std::size_t end = std::min(text.find(mark), text.size());
    std::string words = text.substr(0, end);
    text.erase(0, end + 1);
    return words;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text(text_of(data, size));
    room::Request request;
    request.method = taken(text, ' ');
    request.target = taken(text, '\n');
    request.host = taken(text, '\n');
    request.languages = text;
    must(room::language_of(request.languages).size() == 2, "every page has a language");
    for (const bool club : {false, true}) {
        const room::Site site = site_of(club);
        static const std::array<room::Hub, 2> hubs{room::Hub(site_of(false)), room::Hub(site_of(true))};
        const room::Wanted wanted = room::wanted_of(site, request);
        const room::Answer answer = hubs.at(club ? 1 : 0).answer(request);
        const bool looks = request.method == "GET" || request.method == "HEAD";
        must(looks == (wanted.what != room::Wanted::What::no_such_method), "there are two methods");
        must(looks == (answer.status != 405), "and every other one is refused");
        must(looks || answer.body.empty(), "without a word about the table");
        if (looks && wanted.what != room::Wanted::What::nothing) {
            must(request.target.starts_with("/" + kWord), "nobody comes in without the word");
            must(!wanted.seat ||
                     (!club && request.target.find(site.seat_words[static_cast<std::size_t>(wanted.seat->index)]) !=
                                   std::string::npos),
                 "nor to a seat without its word");
        } else if (looks) {
            must(answer.status == 404 && answer.body.empty(), "there is nothing else to find");
        }
        const std::string head = answer.head();
        must(std::ranges::count(head, '\r') == std::ranges::count(head, '\n'), "a head has whole lines");
        must(head.find("\r\n\r\n") == head.size() - 4, "and one end");
    }
    return 0;
}
