#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/room/request.h"
#include "core/room/room_table.h"

namespace castalia::room {

/// One state of a page as events of a stream.
struct PageState {
    std::shared_ptr<const std::string>
        picture;  ///< The same one until the picture changes; null where there is none.
    std::shared_ptr<const std::string> event;
};

/// Somebody who looks at a page: gets each new state of it. A picture that was sent need not be sent again.
class Listener {
public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;

    /// Takes the newest state. One that was not sent yet is not needed any more.
    virtual void push(PageState state) = 0;
    virtual void stay_awake() = 0;  ///< Takes a sign of life, which any state makes needless.
};

struct Answer {
    int status = 404;
    std::string type;  ///< The media type of the body.
    std::string body;
    bool stream = false;  ///< The body goes on with what `Hub::join` pushes.

    /// Returns the head of the answer in HTTP, with everything that the rules of the page want.
    std::string head() const;
};
/// Returns the answer to a request that cannot be understood or is too long.
Answer bad_request(int status);

/// What the room is shown and who looks at it. It belongs to one thread, knows no sockets and holds only values.
class Hub {
public:
    explicit Hub(Site site) : site_(std::move(site)) {}

    Answer answer(const Request& request) const;

    void show(std::shared_ptr<const View> view);
    /// Sends the present state and each later one of the page that is wanted, until `leave`.
    void join(const std::shared_ptr<Listener>& listener, const Request& request);
    void leave(const Listener* listener);
    void keep_alive();                                ///< Sends a sign of life to everybody.
    std::size_t listening() const { return count_; }  ///< Any thread may call it.

private:
    struct Listening {
        std::weak_ptr<Listener> listener;
        const Listener* who = nullptr;
        Wanted wanted;
    };
    using Message = std::shared_ptr<const std::string>;

    /// The picture of one table in one language, drawn once for all who look.
    struct Drawn {
        std::string table;
        Message message;
        bool of_this_state = false;
    };

    const Table* table_of(const Wanted& wanted) const;
    PageState state_of(const Wanted& wanted);
    Message picture_for(const Wanted& wanted);
    Message message_for(const Wanted& wanted);
    std::string made_message(const Wanted& wanted) const;
    const Catalogue& catalogue(const std::string& language) const;

    Site site_;
    std::shared_ptr<const View> view_ = std::make_shared<View>();
    std::vector<Listening> listening_;
    std::atomic<std::size_t> count_ = 0;
    std::map<std::string, Message> messages_;  ///< The messages of this state, by path and language.
    std::map<std::string, Drawn> pictures_;    ///< By id, width and language.
    mutable std::map<std::string, Catalogue> catalogues_;
};

}  // namespace castalia::room
