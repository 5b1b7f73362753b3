#include "app/ui/preferences/preference.h"

#include <algorithm>
#include <charconv>

#include "app/language/language.h"
#include "app/recorder/dice_settings.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/dice/notation.h"

namespace castalia {

namespace {

using Values = std::vector<Preference::Value>;

/// Returns what a language calls itself, so that people find theirs without reading the others.
wxString own_name(const std::string& code) { return utf8(Catalogue(code).own_name()); }

/// Returns the languages to choose from, English among them.
Values languages() {
    std::vector<std::string> codes = translated_languages();
    codes.insert(std::ranges::upper_bound(codes, std::string(kEnglish)), std::string(kEnglish));
    Values values{{"", _("Same as the desktop")}};
    for (const std::string& code : codes) {
        values.push_back({code});
    }
    return values;
}

Values dialects() {
    Values values{{"", _("Ask me, and remember it for the session")}};
    for (const dice::Dialect dialect : dice::kDialects) {
        const wxString name = words(dice::dialect_name(dialect));
        values.push_back({std::string(dice::dialect_word(dialect)), wxString::Format(_("As %s reads them"), name)});
    }
    return values;
}

Values text_sizes() {
    constexpr int kLeast = 100, kMost = 200, kStep = 10;
    Values values;
    for (int percent = kLeast; percent <= kMost; percent += kStep) {
        values.push_back({std::to_string(percent)});
    }
    return values;
}

int number_of(const std::string& word) {
    int number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

}  // namespace

std::size_t Preference::place(const std::string& kept) const {
    const auto found = std::ranges::find(values, kept, &Preference::Value::kept);
    return found == values.end() ? 0 : static_cast<std::size_t>(found - values.begin());
}

std::vector<Preference> all_preferences() {
    using enum Preference::Control;
    const Values on{{"on"}, {"off"}}, off{{"off"}, {"on"}};
    return {
        {"ui.scheme",
         radio,
         _("Colours"),
         // In the order of Scheme.
         {{"system", _("Same as the desktop")},
          {"light", _("Light")},
          {"dark", _("Dark")},
          {"contrast", _("High contrast")}}},
        {"ui.text", slider, _("Text size: %d %%"), text_sizes()},
        {"ui.motion", check, _("Cards and tokens slide into place"), on},
        {"ui.touch", check, _("Large buttons, for fingers"), off},
        {"ui.speech",
         choice,
         _("A screen reader speaks"),
         // In the order of Speech.
         {{"all", _("what was recorded, what followed, and who is next")},
          {"brief", _("what was recorded and who is next")},
          {"asked", _("only refusals, mistakes and what I ask for")}}},
        {"ui.language", choice, _("Language"), languages(), own_name},
        {kDialectSetting, choice, _("Lines of dice that programs read differently, such as 3d6>4"), dialects()},
        {kSeedsSetting, check, _("Keep the seed of the program’s dice, to check them"), off},
    };
}

ChosenPreferences ChosenPreferences::kept_in(const Store& store) {
    ChosenPreferences chosen;
    for (const Preference& preference : all_preferences()) {
        const std::string kept = store.setting(preference.key).value_or("");
        chosen.words_[preference.key] = preference.values.at(preference.place(kept)).kept;
    }
    return chosen;
}

void ChosenPreferences::keep(Store& store, const ChosenPreferences& before) const {
    for (const auto& [key, word] : words_) {
        if (word != before.words_.at(key)) {
            store.set(key, word);
        }
    }
}

int ChosenPreferences::number(const char* key) const { return number_of(word(key)); }

std::size_t ChosenPreferences::place(const char* key) const {
    const std::vector<Preference> all = all_preferences();
    const auto preference = std::ranges::find(all, std::string_view(key), &Preference::key);
    return preference == all.end() ? 0 : preference->place(word(key));
}

}  // namespace castalia
