#include "app/room/hub.h"

#include <algorithm>

#include "app/room/messages.h"
#include "app/room/pages.h"

namespace castalia::room {

namespace {

std::string_view reason_of(int status) {
    switch (status) {
        case 200: return "OK";
        case 400: return "Bad Request";
        case 405: return "Method Not Allowed";
        case 431: return "Request Header Fields Too Large";
        default: return "Not Found";
    }
}

Answer found(std::string_view type, std::string body) {
    if (body.empty()) {
        return {};
    }
    return {200, std::string(type), std::move(body), false};
}

}  // namespace

std::string Answer::head() const {
    std::string head = "HTTP/1.1 " + std::to_string(status) + " " + std::string(reason_of(status)) + "\r\n";
    if (status == 405) {
        head += "Allow: GET, HEAD\r\n";
    }
    if (!type.empty()) {
        head += "Content-Type: " + type + "\r\n";
    }
    if (!stream) {
        head += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    }
    return head +
           "Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
           "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
           "X-Content-Type-Options: nosniff\r\n"
           "Referrer-Policy: no-referrer\r\n"
           "Cross-Origin-Resource-Policy: same-origin\r\n"
           "Cache-Control: no-store\r\n"
           "Connection: close\r\n"
           "\r\n";
}

Answer bad_request(int status) {
    Answer answer;
    answer.status = status;
    return answer;
}

const Catalogue& Hub::catalogue(const std::string& language) const {
    return catalogues_.try_emplace(language, language).first->second;
}

const Table* Hub::table_of(const Wanted& wanted) const {
    const auto& tables = view_->tables;
    const auto found = wanted.table.empty() ? tables.begin() : std::ranges::find(tables, wanted.table, &Table::id);
    return found == tables.end() ? nullptr : &*found;
}

Answer Hub::answer(const Request& request) const {
    const Wanted wanted = wanted_of(site_, request);
    if (!wanted.table.empty() && table_of(wanted) == nullptr) {
        return {};  // It is put away, or there never was one.
    }
    switch (wanted.what) {
        case Wanted::What::no_such_method: return bad_request(405);
        case Wanted::What::page:
            return found("text/html; charset=utf-8", page_html(site_, wanted, catalogue(wanted.language)));
        case Wanted::What::style: return found("text/css; charset=utf-8", page_css());
        case Wanted::What::script: return found("text/javascript; charset=utf-8", std::string(room_file("page.js")));
        case Wanted::What::drawing: return found("image/svg+xml", std::string(drawing(wanted.drawing)));
        case Wanted::What::stream: return {200, "text/event-stream; charset=utf-8", "retry: 1000\n\n", true};
        case Wanted::What::rules: {
            const Table* table = table_of(wanted);
            return table == nullptr
                       ? Answer()
                       : found("application/json", rules_json(table->game, english(table->game_title),
                                                              wanted.language, catalogue(wanted.language)));
        }
        default: return {};
    }
}

std::string Hub::made_message(const Wanted& wanted) const {
    const Catalogue& words = catalogue(wanted.language);
    if (wanted.club) {
        return stream_event("club",
                            club_json(*view_, [&](const std::string& id) { return site_.table_path(id); }, words));
    }
    const Table* table = table_of(wanted);
    return table == nullptr ? stream_event("gone", Json::object())
                            : stream_event("table", table_json(*table, wanted.seat, words));
}

Hub::Message Hub::message_for(const Wanted& wanted) {
    Message& message = messages_[wanted.path + " " + wanted.language];
    if (!message) {
        message = std::make_shared<const std::string>(made_message(wanted));
    }
    return message;
}

Hub::Message Hub::picture_for(const Wanted& wanted) {
    const Table* table = wanted.club ? nullptr : table_of(wanted);
    if (table == nullptr || !table->picture) {
        return nullptr;
    }
    Drawn& drawn = pictures_[table->id + (wanted.wide ? " wide " : " ") + wanted.language];
    if (!drawn.of_this_state) {
        drawn.table = table->id;
        drawn.of_this_state = true;
        std::string event = stream_text("picture", table_svg(*table, wanted.wide, catalogue(wanted.language)));
        if (!drawn.message || *drawn.message != event) {
            drawn.message = std::make_shared<const std::string>(std::move(event));
        }
    }
    return drawn.message;
}

PageState Hub::state_of(const Wanted& wanted) { return {picture_for(wanted), message_for(wanted)}; }

void Hub::show(std::shared_ptr<const View> view) {
    view_ = std::move(view);
    messages_.clear();
    std::erase_if(pictures_, [&](const auto& one) {
        return std::ranges::find(view_->tables, one.second.table, &Table::id) == view_->tables.end();
    });
    for (auto& [name, drawn] : pictures_) {
        drawn.of_this_state = false;
    }
    const std::vector<Listening> now = listening_;  // One that is too slow leaves meanwhile.
    for (const Listening& one : now) {
        if (const std::shared_ptr<Listener> listener = one.listener.lock()) {
            listener->push(state_of(one.wanted));
        }
    }
}

void Hub::join(const std::shared_ptr<Listener>& listener, const Request& request) {
    Wanted wanted = wanted_of(site_, request);
    listener->push(state_of(wanted));
    listening_.push_back({listener, listener.get(), std::move(wanted)});
    count_ = listening_.size();
}

void Hub::leave(const Listener* listener) {
    std::erase_if(listening_, [&](const Listening& one) { return one.who == listener; });
    count_ = listening_.size();
}

void Hub::keep_alive() {
    const std::vector<Listening> now = listening_;
    for (const Listening& one : now) {
        if (const std::shared_ptr<Listener> listener = one.listener.lock()) {
            listener->stay_awake();
        }
    }
}

}  // namespace castalia::room
