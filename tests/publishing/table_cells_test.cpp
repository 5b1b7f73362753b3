// The cells of a table of plays, in the spellings that people and programs have.
#include "core/export/table_cells.h"

#include <gtest/gtest.h>

namespace castalia::table_cells {
namespace {

TEST(CellsOfPlays, DatesAreReadInManySpellings) {
    const std::vector<std::pair<std::string, std::string>> dates{
        {"2026-11-14", "2026-11-14"},
        {"2026-1-4", "2026-01-04"},
        {"2026/11/14 7:06 pm", "2026-11-14 19:06:00"},
        {"2026-11-14T19:06:30.250", "2026-11-14 19:06:30"},
        {"2026-11-14T19:06:30+02:00", "2026-11-14 19:06:30+02:00"},
        {"14. 11. 2026, 19:06", "2026-11-14 19:06:00"},
        {"14-11-2026", "2026-11-14"},
        {"11/14/2026 12:00 AM", "2026-11-14 00:00:00"},
        {"03/04/26", ""},
        {"14.11.26", "2026-11-14"},
        {"14.11.98", "1998-11-14"},
        {"25/12/26", "2026-12-25"},
        {"14 Nov 2026", "2026-11-14"},
        {"14-Nov-26", "2026-11-14"},
        {"Nov 14, 2026", "2026-11-14"},
        {"November 14th, 2026 7:06 PM", "2026-11-14 19:06:00"},
        {"Sa., 14. November 2026", "2026-11-14"},
        {"3. März 2026 19:06", "2026-03-03 19:06:00"},
        {"mar. 3 nov. 2026", "2026-11-03"},
        {"1er août 2026", "2026-08-01"},
        {"14 de noviembre de 2026", "2026-11-14"},
        {"14 gen 2026", "2026-01-14"},
        {"30 Feb 2026", ""},
        {"14 jui 2026", ""},
        {"14 Nov", ""},
        {"Ann 14 wins 2026", ""},
        {"14/11-2026", ""},
        {"2026-11-14 25:00", ""},
        {"2026-13-14", ""},
        {"44154", ""},
        {"yesterday", ""},
    };
    for (const auto& [cell, written] : dates) {
        EXPECT_EQ(date_in(cell, DateOrder::unknown).written, written) << cell;
    }
}

TEST(CellsOfPlays, TimesAreReadInManySpellings) {
    const std::vector<std::pair<std::string, std::string>> times{
        {"19:06", "19:06:00"},
        {"19.06", "19:06:00"},
        {"19.06 Uhr", "19:06:00"},
        {"19h06", "19:06:00"},
        {"19 h 06", ""},
        {"19:06 h", "19:06:00"},
        {"19h", "19:00:00"},
        {"19 Uhr", "19:00:00"},
        {"7 pm", "19:00:00"},
        {"7:06 p.m.", "19:06:00"},
        {"7.06 PM", "19:06:00"},
        {"19:06:05.25", "19:06:05"},
        {"19", ""},
        {"1.25", ""},
        {"7 Uhr", "07:00:00"},
        {"24:00", ""},
        {"19.6", ""},
        {"19.06.26", ""},
        {"13 pm", ""},
        {"19:06 Ann", ""},
        {"19.06.05", ""},
        {"0:06 am", ""},
    };
    for (const auto& [cell, written] : times) {
        EXPECT_EQ(time_in(cell), written) << cell;
    }
    EXPECT_EQ(date_in("14.11.2026 19.06 Uhr", DateOrder::unknown).written, "2026-11-14 19:06:00");
    EXPECT_EQ(date_in("14.11.2026, 19h06", DateOrder::unknown).written, "2026-11-14 19:06:00");
    EXPECT_EQ(date_in("2026-11-14 19.6", DateOrder::unknown).written, "");
}

TEST(CellsOfPlays, AreReadAsTheyAreMeant) {
    const std::vector<std::pair<std::string, std::optional<long long>>> lengths{
        {"95", 95},
        {"95.0", 95},
        {"95 min", 95},
        {"95 Min.", 95},
        {"1:35", 95},
        {"1:35:00", 95},
        {"1h35", 95},
        {"1 h 35 min", 95},
        {"2 hours", 120},
        {"2h", 120},
        {"2 hrs", 120},
        {"1 hr 35 mins", 95},
        {"2 Stunden", 120},
        {"1 Std. 35 Min.", 95},
        {"2 heures", 120},
        {"1 heure 35 minutes", 95},
        {"2 horas", 120},
        {"1 hora y 35 minutos", std::nullopt},
        {"2 ore", 120},
        {"1 ora", 60},
        {"1 Minute", 1},
        {"1:75", std::nullopt},
        {"1.5 h", 90},
        {"0,75 Std.", 45},
        {"1.33 h", std::nullopt},
        {"-5", std::nullopt},
        {"a while", std::nullopt},
        {"1:5", std::nullopt},
    };
    for (const auto& [cell, minutes] : lengths) {
        EXPECT_EQ(minutes_in(cell), minutes) << cell;
    }
    EXPECT_EQ(trimmed(" NaN "), "");
    EXPECT_EQ(count_in("3,0"), 3);
    EXPECT_EQ(count_in("3.5"), std::nullopt);
    EXPECT_EQ(flag_in("Ja"), true);
    EXPECT_EQ(flag_in(""), false);
    EXPECT_EQ(flag_in("Ann"), std::nullopt);
    EXPECT_EQ(list_in("Ann, Ben; Cid"), (std::vector<std::string>{"Ann, Ben", "Cid"}));
    EXPECT_EQ(list_in("10:8", 2), (std::vector<std::string>{"10", "8"}));
    EXPECT_EQ(list_in("10 - 8", 2), (std::vector<std::string>{"10", "8"}));
    EXPECT_EQ(list_in("10–8–7", 3), (std::vector<std::string>{"10", "8", "7"}));
    EXPECT_EQ(list_in("10-8", 3), (std::vector<std::string>{"10-8"}));
    EXPECT_EQ(list_in("-10, 8", 2), (std::vector<std::string>{"-10", "8"}));
    EXPECT_EQ(list_in("-10", 2), (std::vector<std::string>{"-10"}));
    EXPECT_EQ(list_in("red-blue", 2), (std::vector<std::string>{"red-blue"}));
    EXPECT_EQ(list_in("10-8"), (std::vector<std::string>{"10-8"}));
    EXPECT_EQ(name_and_score("Ann (the elder)"), std::pair(std::string("Ann (the elder)"), std::string()));
}

}  // namespace
}  // namespace castalia::table_cells
