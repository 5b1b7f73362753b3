// Man pages and completions are compared with --help, because all come from the same declarations.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/cli/program.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::set<std::string> options_in(const std::string& text) {
    static const std::regex kOption("(^|[^-a-z])(--[a-z][a-z-]*)");
    std::set<std::string> options;
    for (std::sregex_iterator it(text.begin(), text.end(), kOption), end; it != end; ++it) {
        options.insert((*it)[2]);
    }
    return options;
}

/// Returns the options at the beginning of a line of --help, and not those that a sentence names.
std::set<std::string> declared_in(const std::string& help) {
    static const std::regex kLine("(^|\n)  (-[^ ]*)");
    std::set<std::string> options;
    for (std::sregex_iterator it(help.begin(), help.end(), kLine), end; it != end; ++it) {
        options.merge(options_in(std::regex_replace((*it)[2].str(), std::regex(","), " ")));
    }
    return options;
}

std::vector<std::string> calls_in(const std::string& help) {
    static const std::regex kLine("\n  ([a-z][a-z-]*) ");
    const std::size_t from = help.find("Subcommands:");
    const std::string list = from == std::string::npos ? "" : help.substr(from);
    std::vector<std::string> calls;
    for (std::sregex_iterator it(list.begin(), list.end(), kLine), end; it != end; ++it) {
        calls.push_back((*it)[1]);
    }
    return calls;
}

/// Returns what bash offers for the last of these words.
std::set<std::string> offered(const Table& table, const std::string& words) {
    const std::string out = (table / "offered").string(), script = (table / "script").string();
    write_bytes(script, table.run({"completion", "bash"}).out + "COMP_WORDS=(castalia-cli " + words +
                            ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_castalia_cli\n"
                            "printf '%s\\n' \"${COMPREPLY[@]}\"\n");
    EXPECT_EQ(std::system(("bash '" + script + "' >'" + out + "'").c_str()), 0);
    std::set<std::string> found;
    std::istringstream lines(bytes_of(out));
    for (std::string line; std::getline(lines, line);) {
        found.insert(line);
    }
    return found;
}

TEST(Help, TellsTheLimitsOfEveryNumber) {
    // An option without limits reads a number as CLI11 does: 010 is 8.
    const Table table;
    static const std::regex kNumber("\\b(U?INT|FLOAT)\\b(?!:INT in| in \\[)|NONNEGATIVE|POSITIVE");
    std::size_t limited = 0;
    const auto look = [&](const std::vector<std::string>& call) {
        const std::string help = table.run(call).out;
        EXPECT_FALSE(std::regex_search(help, kNumber)) << help;
        limited += help.find("INT in [") != std::string::npos ? 1 : 0;
    };
    for (const std::string& call : calls_in(table.run({"--help"}).out)) {
        look({call, "--help"});
        for (const std::string& below : calls_in(table.run({call, "--help"}).out)) {
            look({call, below, "--help"});
        }
    }
    EXPECT_GT(limited, 6U);
}

TEST(Manual, TellsEveryCallAndOptionThatHelpTells) {
    const Table table;
    const std::vector<std::string> calls = calls_in(table.run({"--help"}).out);
    ASSERT_GT(calls.size(), 20u);
    std::string whole = std::regex_replace(table.run({"man"}).out, std::regex("\\\\-"), "-");
    const std::string zsh = table.run({"completion", "zsh"}).out, fish = table.run({"completion", "fish"}).out;
    for (const std::string& call : calls) {
        const std::set<std::string> declared = declared_in(table.run({call, "--help"}).out);
        EXPECT_FALSE(declared.empty()) << call;
        const Ran page = table.run({"man", call});
        ASSERT_EQ(page.status, 0) << call;
        const std::set<std::string> on_page = options_in(std::regex_replace(
            std::regex_replace(page.out, std::regex("\\\\-"), "-"), std::regex("\\\\f[A-Z]"), " "));
        EXPECT_NE(whole.find("\n.SS " + call + "\n"), std::string::npos) << call;
        std::set<std::string> complete = offered(table, call + " --");
        for (const std::string& option : declared) {
            EXPECT_TRUE(on_page.contains(option)) << call << " " << option;
            EXPECT_TRUE(complete.contains(option)) << call << " " << option;
            EXPECT_NE(zsh.find("'" + option + ":"), std::string::npos) << call << " " << option;
            EXPECT_NE(fish.find("from " + call + "' -"), std::string::npos) << call;
            EXPECT_NE(fish.find(" -l " + option.substr(2) + " "), std::string::npos) << call << " " << option;
        }
        for (const std::string& option : complete) {
            const bool general =
                option == "--library" || option == "--create" || option == "--version" || option == "--quiet";
            EXPECT_TRUE(declared.contains(option) || general) << call << " " << option << " is not told by --help";
        }
    }
}

/// Sets the variable of the environment that chooses a language, for the time of one test.
class InLanguage {
public:
    explicit InLanguage(const char* locale) { setenv("LC_ALL", locale, 1); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    ~InLanguage() { setenv("LC_ALL", "C.UTF-8", 1); }
};

/// Returns the words of the lines of a text, without the names of calls, options and values before them.
std::set<std::string> worded_lines(const std::string& text) {
    static const std::regex kNames("^ +[^ ].*?  +"), kNoWords("^( *-|\\\\f|\\.S[HS]|.*(castalia|CASTALIA))");
    constexpr std::size_t kWords = 12;
    std::set<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        const std::string said = std::regex_replace(line, kNames, "");
        if (said.size() > kWords && said.find(' ') != std::string::npos && !std::regex_search(said, kNoWords)) {
            lines.insert(said);
        }
    }
    return lines;
}

TEST(Manual, SaysNothingInEnglishToWhoeverSpeaksAnotherLanguage) {
    const Table table;
    std::vector<std::vector<std::string>> asked{{"--help"}, {"man"}, {"photo", "attach", "--help"}};
    for (const std::string& call : calls_in(table.run({"--help"}).out)) {
        asked.push_back({call, "--help"});
    }
    for (const std::vector<std::string>& words : asked) {
        const std::set<std::string> english = worded_lines(table.run(words).out);
        for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8", "it_IT.UTF-8"}) {
            const InLanguage spoken(locale);
            const Ran told = table.run(words);
            ASSERT_EQ(told.status, 0) << locale << " " << words.front();
            for (const std::string& line : worded_lines(told.out)) {
                EXPECT_FALSE(english.contains(line)) << locale << ": " << line;
            }
        }
    }
}

TEST(Manual, HelpHasASpaceBeforeEachColonInFrench) {
    const Table table;
    setenv("LC_ALL", "fr_FR.UTF-8", 1);
    const std::string general = table.run({"--help"}).out, call = table.run({"correct", "--help"}).out;
    setenv("LC_ALL", "C.UTF-8", 1);
    for (const char* label : {"Utilisation\u00a0: ", "\nOptions\u00a0:\n", "\nCommandes\u00a0:\n"}) {
        EXPECT_NE(general.find(label), std::string::npos) << general;
    }
    for (const char* label : {"\nArguments\u00a0:\n", "Exclut\u00a0: --"}) {
        EXPECT_NE(call.find(label), std::string::npos) << call;
    }
    EXPECT_NE(table.run({"--help"}).out.find("\nUsage: "), std::string::npos);
}

TEST(Manual, CompletesCallsAndTheValuesOfOptions) {
    const Table table;
    EXPECT_EQ(offered(table, "exp"), std::set<std::string>{"export"});
    EXPECT_EQ(offered(table, "export --paper ''"),
              (std::set<std::string>{"a3", "a4", "a5", "booklet", "letter", "letter-booklet"}));
    EXPECT_TRUE(offered(table, "--library export people m").contains("merge"));
    // Bash parts words at each equals sign.
    EXPECT_EQ(offered(table, "export --paper ="), offered(table, "export --paper ''"));
    EXPECT_EQ(offered(table, "export --paper = le"), (std::set<std::string>{"letter", "letter-booklet"}));
    EXPECT_TRUE(offered(table, "--library = export people m").contains("merge"));
    EXPECT_EQ(offered(table, "stats di"), std::set<std::string>{"dice"});
    EXPECT_EQ(table.run({"completion", "tcsh"}).status, 2);
    EXPECT_EQ(table.run({"man", "exprot"}).status, 2);
}

TEST(Manual, OffersTheWordsThatACallChoosesFrom) {
    const Table table;
    EXPECT_EQ(offered(table, "completion ''"), (std::set<std::string>{"bash", "zsh", "fish"}));
    EXPECT_EQ(offered(table, "completion z"), std::set<std::string>{"zsh"});
}

TEST(Manual, SpeaksToEachShellAndToManWithoutAMistake) {
    const Table table;
    const std::vector<std::pair<std::string, std::string>> readers{
        {"bash", "bash -n"}, {"zsh", "zsh -n"}, {"fish", "fish --no-execute"}};
    for (const auto& [shell, check] : readers) {
        const std::string script = table.file("completion." + shell, table.run({"completion", shell}).out);
        EXPECT_GT(bytes_of(script).size(), 5'000u) << shell;
        if (std::system(("command -v " + shell + " >/dev/null").c_str()) == 0) {
            EXPECT_EQ(std::system((check + " '" + script + "'").c_str()), 0) << shell;
        }
    }
    if (std::system("command -v fish >/dev/null") == 0) {
        const std::string out = table.file("offered", "");
        EXPECT_EQ(
            std::system(("HOME='" + (table / "").string() + "' fish -c \"source '" +
                         (table / "completion.fish").string() +
                         "'; complete -C 'castalia-cli export --paper l'; complete -C 'castalia-cli people me'\" >'" +
                         out + "'")
                            .c_str()),
            0);
        EXPECT_NE(bytes_of(out).find("letter"), std::string::npos) << bytes_of(out);
        EXPECT_NE(bytes_of(out).find("merge"), std::string::npos) << bytes_of(out);
    }
    for (const std::string& call : calls_in(table.run({"--help"}).out)) {
        const std::string page = table.run({"man", call}).out;
        EXPECT_NE(page.find(".TH CASTALIA\\-CLI\\-"), std::string::npos) << call;
        EXPECT_FALSE(std::regex_search(page, std::regex("[a-z]\\.\\.\n"))) << call << " ends a sentence twice";
        EXPECT_EQ(page.find("Exit status"), std::string::npos) << call << " tells its exit status twice";
    }
    if (std::system("command -v groff >/dev/null") == 0) {
        const std::string page = table.file("page", table.run({"man"}).out), told = table.file("told", "");
        EXPECT_EQ(std::system(("groff -K utf8 -man -Tutf8 -ww '" + page + "' >/dev/null 2>'" + told + "'").c_str()),
                  0);
        EXPECT_EQ(bytes_of(told), "");
    }
}

TEST(Manual, IsWhatTheInstallationTakes) {
    const std::string rules = bytes_of(source_dir() + "/packaging/cmake/Installation.cmake");
    for (const char* taken :
         {"foreach(program IN ITEMS castalia castalia-cli)", "set(asks man)", "set(asks --man)",
          "$<TARGET_FILE:${program}> ${asks}", "castalia-cli completion",
          "bash-completion/completions RENAME castalia-cli", "zsh/vendor-completions RENAME _castalia-cli",
          "fish/vendor_completions.d RENAME castalia-cli.fish"}) {
        EXPECT_NE(rules.find(taken), std::string::npos) << taken;
    }
    for (const char* page : {"castalia-cli.1", "castalia.1"}) {
        EXPECT_FALSE(std::filesystem::exists(source_dir() + "/packaging/linux/" + page)) << "a page written by hand";
    }
}

}  // namespace
}  // namespace castalia
