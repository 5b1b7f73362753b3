#include "app/press/forms.h"

#include <algorithm>
#include <ctime>

#include "app/press/qr.h"
#include "core/export/tale.h"
#include "core/session/record.h"

namespace castalia {

namespace {

using Events = Wishes::Events;

std::string pdf(const Session& session, const FormWishes& wishes) {
    return write_pdf(sheet_of(session, wishes), wishes.paper);
}
std::string html(const Session& session, const FormWishes& wishes) {
    return document::write_html(sheet_of(session, wishes));
}
/// Forums and terminals show no drawing.
document::Document undrawn(const Session& session, FormWishes wishes) {
    wishes.wishes.course = wishes.wishes.sheet = wishes.code = false;
    return sheet_of(session, wishes);
}
std::string markdown(const Session& session, const FormWishes& wishes) {
    return document::write_markdown(undrawn(session, wishes));
}
std::string score(const Session& session, const FormWishes& wishes) {
    return document::write_plain(undrawn(session, wishes));
}
std::string csv(const Session& session, const FormWishes& wishes) {
    return csv_head(wishes.table) + csv_rows(wishes.table, session, wishes.decimal);
}
std::string record(const Session& session, const FormWishes&) { return write_record(session); }
std::string text(const Session& session, const FormWishes&) { return write_text(session); }
std::string bgsplay(const Session& session, const FormWishes& wishes) {
    const Play play = play_of(session, wishes.wishes);
    return write_bgsplay({&play, 1});
}
std::string link(const Session& session, const FormWishes& wishes) {
    return bgstats_link(play_of(session, wishes.wishes)) + "\n";
}
std::string boardgamegeek(const Session& session, const FormWishes& wishes) {
    return write_boardgamegeek(play_of(session, wishes.wishes));
}
std::string board(const Session& session, const FormWishes& wishes) { return wishes.draw(session); }

}  // namespace

document::Document sheet_of(const Session& session, const FormWishes& wishes) {
    std::optional<document::Document> tale =
        wishes.tale.value_or(false) ? tale_of(session, wishes.wishes) : std::nullopt;
    document::Document document = tale ? std::move(*tale) : scoresheet_of(session, wishes.wishes);
    if (const auto code = wishes.code ? qr_of(bgstats_link(play_of(session, wishes.wishes))) : std::nullopt) {
        constexpr double kAcross = 150;
        const std::string name = wishes.wishes.tell(say("For BG Stats: point the phone's camera here"));
        document.blocks.emplace_back(document::Heading{name, false});
        document.blocks.emplace_back(figure_of(*code, name, kAcross));
    }
    return document;
}

std::string Form::bytes(const Session& session, FormWishes wanted) const {
    wanted.wishes.events = wanted.events.value_or(usual_events);
    wanted.tale = wanted.tale.value_or(usually_tale);
    return write(session, wanted);
}

const std::vector<Form>& forms() {
    static const std::vector<Form> list{
        {"pdf", say("Scoresheet to print (PDF)"), "pdf", Events::marked, false, pdf},
        {"html", say("Web page"), "html", Events::all, true, html},
        {"markdown", say("Markdown, for forums"), "md", Events::all, true, markdown},
        {"score", say("Scoresheet as plain text"), "score.txt", Events::none, false, score},
        {"csv", say("Table for spreadsheets"), "csv", Events::all, false, csv},
        {"json", say("Castalia record"), "castalia", Events::all, false, record},
        {"text", say("Text in notation"), "txt", Events::all, false, text},
        {"bgsplay", say("Play for BG Stats"), "bgsplay", Events::none, false, bgsplay},
        {"link", say("Link for BG Stats"), "url.txt", Events::none, false, link},
        {"bgg", say("Text for BoardGameGeek"), "bgg.txt", Events::none, false, boardgamegeek},
    };
    return list;
}

const Form& board_form() {
    static const Form form{"png", say("Picture of the board"), "png", Events::none, false, board};
    return form;
}

const Form* find_form(std::string_view name) {
    if (name == board_form().name) {
        return &board_form();
    }
    const auto found = std::ranges::find(forms(), name, &Form::name);
    return found == forms().end() ? nullptr : &*found;
}

std::optional<std::string> document_bytes(const document::Document& document, std::string_view form, Paper paper) {
    if (form == "pdf") {
        return write_pdf(document, paper);
    }
    if (form == "html") {
        return document::write_html(document);
    }
    if (form == "markdown") {
        return document::write_markdown(document);
    }
    return form == "score" ? std::optional(document::write_plain(document)) : std::nullopt;
}

std::chrono::minutes local_time_ahead(Moment moment) {
    const std::time_t seconds = std::chrono::floor<std::chrono::seconds>(moment).time_since_epoch().count();
    std::tm wall{};
    if (localtime_r(&seconds, &wall) == nullptr) {
        return {};
    }
    return std::chrono::round<std::chrono::minutes>(std::chrono::seconds(wall.tm_gmtoff));
}

}  // namespace castalia
