// What a file is, as its bytes tell, and what somebody hears who opened it as a session.
#include <gtest/gtest.h>

#include "core/session/file_kind.h"
#include "core/session/record.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace std::string_view_literals;

struct KindCase {
    std::string_view what;  ///< The remark.
    std::string bytes;
    FileKind kind;
};

std::string bytes(std::string_view text) { return std::string(text); }

/// Returns the first 100 bytes of an SQLite file with this application id.
std::string database(std::string_view application) {
    std::string head = bytes("SQLite format 3\0"sv) + std::string(84, '\0');
    return head.replace(68, 4, application);
}

/// Returns the beginning of an archive whose first file has this name and these contents.
std::string zip(const std::string& name, const std::string& contents = "") {
    return bytes("PK\x03\x04"sv) + std::string(22, '\0') + static_cast<char>(name.size()) + std::string(3, '\0') +
           name + contents;
}

std::string wide(std::string_view text, bool marked) {
    std::string wide = marked ? "\xff\xfe" : "";
    for (const char c : text) {
        wide += c;
        wide += '\0';
    }
    return wide;
}

std::vector<KindCase> cases() {
    return {
        {"nothing", "", FileKind::empty},
        {"only a mark and lines", "\xEF\xBB\xBF\r\n \n", FileKind::empty},
        {"a record", R"({"format": "castalia.session", "plays": 1})", FileKind::record},
        {"a record with the mark", "\xEF\xBB\xBF{\"format\": \"castalia.session\"}", FileKind::record},
        {"a record cut short", "{", FileKind::json},
        {"other JSON", R"([{"a": 1}])", FileKind::json},
        {"a text record", "castalia.session text 1\nid: \"x\"\n", FileKind::text_record},
        {"a text record with the mark", "\xEF\xBB\xBF\ncastalia.session text 1\n", FileKind::text_record},
        {"BG Stats", R"({"about": "x", "plays": []})", FileKind::plays_of_bgstats},
        {"BG Stats without a play", R"({"players": [], "games": []})", FileKind::plays_of_bgstats},
        {"BoardGameGeek", "<?xml version=\"1.0\"?>\n<plays username=\"x\">", FileKind::plays_of_boardgamegeek},
        {"BoardGameGeek without its first line", "<plays>", FileKind::plays_of_boardgamegeek},
        {"XML of something else", "<?xml version=\"1.0\"?><playsets/>", FileKind::xml},
        {"a table with commas", "date,game\n2026-11-14,Azul\n", FileKind::table},
        {"a table with semicolons", "\xEF\xBB\xBF\"date\";\"a;b\"\r\n1;2\r\n", FileKind::table},
        {"only headings", "date,game,winner\r\n", FileKind::table},
        {"one sentence", "Ann, Ben, Cleo", FileKind::plain_text},
        {"a table with tabs", "date\tgame\n1\t2", FileKind::table},
        {"a quoted line break in a heading", "\"a\nb\",c\n1,2\n", FileKind::table},
        {"our sessions", "session,game,edition,title\r\n", FileKind::table_of_castalia},
        {"our players in German", "\xEF\xBB\xBFsession;seat;player;rank\r\n", FileKind::table_of_castalia},
        {"our library", database("Csta"), FileKind::library},
        {"another program's database", database(std::string_view("\0\0\0\0", 4)), FileKind::database},
        {"XLSX", zip("[Content_Types].xml", "...xl/workbook.xml"), FileKind::spreadsheet},
        {"ODS", zip("mimetype", "application/vnd.oasis.opendocument.spreadsheetPK"), FileKind::spreadsheet},
        {"ODT", zip("mimetype", "application/vnd.oasis.opendocument.textPK"), FileKind::office_document},
        {"DOCX", zip("[Content_Types].xml", "...word/document.xml"), FileKind::office_document},
        {"an old XLS", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0"sv), FileKind::office_document},
        {"RTF", "{\\rtf1 x}", FileKind::office_document},
        {"ZIP", zip("photos/1.jpg"), FileKind::archive},
        {"an empty ZIP", bytes("PK\x05\x06\0\0\0\0"sv), FileKind::archive},
        {"gzip", bytes("\x1f\x8b\x08\0\0"sv), FileKind::compressed},
        {"PDF", "%PDF-1.7\n", FileKind::pdf},
        {"a web page", "\n<!DOCTYPE HTML>\n<html>", FileKind::web_page},
        {"XHTML", "<?xml version=\"1.0\"?><html/>", FileKind::web_page},
        {"SVG", "<svg xmlns=\"x\"/>", FileKind::drawing},
        {"Markdown", "# Magnate\n\nAnn, Ben\n", FileKind::markdown},
        {"PNG", bytes("\x89PNG\r\n\x1a\n\0"sv), FileKind::picture},
        {"JPEG", bytes("\xff\xd8\xff\xe0\0\x10JFIF"sv), FileKind::picture},
        {"WebP", bytes("RIFF\x10\0\0\0WEBPVP8 "sv), FileKind::picture},
        {"HEIC",
         bytes("\0\0\0\x18"
               "ftypheic"sv),
         FileKind::picture},
        {"UTF-16 with its mark", wide("castalia.session text 1", true), FileKind::wide_text},
        {"UTF-16 without a mark", wide("{\"format\":", false), FileKind::wide_text},
        {"UTF-16, the high byte first", bytes("\xfe\xff\0c"sv), FileKind::wide_text},
        {"a text", "Ann won, I think.\nAnd it rained\n", FileKind::plain_text},
        {"bytes", bytes("\x01\x02\x03\0\0"sv), FileKind::unknown},
    };
}

TEST(FileKind, IsToldByTheBytes) {
    for (const KindCase& one : cases()) {
        EXPECT_EQ(kind_of_file(one.bytes), one.kind) << one.what << ": " << english(named(kind_of_file(one.bytes)));
    }
}

TEST(FileKind, AFileThatIsNoSessionIsToldInOneSentenceWithoutAParsersWords) {
    for (const KindCase& one : cases()) {
        if (instead_of_session_text(one.kind).empty()) {
            continue;
        }
        for (const bool several : {false, true}) {
            try {
                several ? static_cast<void>(read_records(one.bytes, known_games()))
                        : static_cast<void>(read_any(one.bytes, known_games()));
                ADD_FAILURE() << one.what;
            } catch (const BadRecord& bad) {
                const std::string sentence = english(bad.text);
                EXPECT_TRUE(sentence.starts_with("This ")) << one.what << ": " << sentence;
                EXPECT_TRUE(sentence.ends_with(".")) << sentence;
                EXPECT_EQ(sentence.find(". "), std::string::npos) << sentence;
                EXPECT_EQ(sentence.find("JSON"), std::string::npos) << sentence;
            }
        }
    }
    for (const FileKind kind : {FileKind::record, FileKind::json, FileKind::text_record}) {
        EXPECT_TRUE(instead_of_session_text(kind).empty()) << english(named(kind));
    }
}

TEST(FileKind, JsonOfAnotherProgramIsToldAsSuch) {
    try {
        read_any(R"({"deck": [1, 2]})", known_games());
        ADD_FAILURE();
    } catch (const BadRecord& bad) {
        EXPECT_EQ(
            english(bad.text),
            "This is a file in JSON of another program and no session; open the record of a session, a file that "
            "ends in .castalia.");
    }
}

TEST(FileKind, TheSeparatorOfATableIsTheOneThatDividesTheFirstLinesAlike) {
    EXPECT_EQ(separator_of_table("a,b;c;d\n1;2;3,4\n"), ';');
    EXPECT_EQ(separator_of_table("a\tb, c\n1\t2\n"), '\t');
    EXPECT_EQ(separator_of_table("a,b\n1\n"), std::nullopt);
    EXPECT_EQ(separator_of_table("a,b"), std::nullopt);
    EXPECT_EQ(separator_of_table("Date,Game,Players\n2026-02-01,Azul,Ann,Ben\n"), ',') << "a cell too many";
    EXPECT_EQ(separator_of_table("Date;Game;Players\n2026-02-01;Azul\n"), ';') << "a cell too few";
    EXPECT_EQ(separator_of_table("Our evenings 2026\nDate,Game,Players\n2026-02-01,Azul,Ann\n"), ',');
    EXPECT_EQ(separator_of_table("\xEF\xBB\xBFUnsere Abende, 2026\r\n\r\nDatum;Spiel;Wer\r\n1.2.2026;Azul;Ann"), ';');
    EXPECT_EQ(separator_of_table("Evenings\nof the winter\nDate, Game, Players\n2026-02-01, Azul, Ann\n"), ',');
    EXPECT_EQ(separator_of_table("Dear all,\nAnn, Ben, Cid came,\nthen Dan, Eve, Flo,\n"), std::nullopt);
    EXPECT_EQ(separator_of_table("Evenings\n\n\n\n"), std::nullopt);
    EXPECT_EQ(separator_of_table("Dear Ann, Ben, Cid\nCome on Friday, or later.\n"), std::nullopt);
    EXPECT_EQ(kind_of_file("Date,Game,Players\n2026-02-01,Azul,Ann,Ben\n"), FileKind::table);
}

}  // namespace
}  // namespace castalia
