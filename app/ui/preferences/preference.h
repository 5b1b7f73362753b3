#pragma once

#include <map>
#include <string>
#include <vector>

#include <wx/string.h>

#include "db/store.h"

namespace castalia {

/// One thing that people choose about the program. The library keeps it as a word, under its key.
struct Preference {
    enum class Control {
        radio,   ///< All values are in sight.
        choice,  ///< The values open.
        check,   ///< On or off.
        slider,  ///< A number from the first to the last value, in steps.
    };
    struct Value {
        std::string kept;  ///< The word in the library.
        wxString shown{};  ///< Its words for people; nothing where `naming` knows them, and for a check or a slider.
    };

    const char* key;
    Control control;
    wxString label;             ///< For a slider, with a place for its number.
    std::vector<Value> values;  ///< At least one; what holds until somebody chooses is the first of them.
    /// Returns the words of a kept value that has none here, because they take long to find.
    wxString (*naming)(const std::string& kept) = nullptr;

    /// Returns the place of a kept word among the values; 0 for a word that is none of them.
    std::size_t place(const std::string& kept) const;
    wxString shown(const Value& value) const {
        return value.shown.empty() && naming ? naming(value.kept) : value.shown;
    }
};

/// Returns every preference in the order of the page, in the language of the windows. A new one is a row in
/// preference.cpp, and `apply` in preferences.cpp hands it to what it changes.
std::vector<Preference> all_preferences();

/// What is chosen, by the keys of the preferences.
class ChosenPreferences {
public:
    /// Reads what is kept. A word that no value of a preference has becomes its first value.
    static ChosenPreferences kept_in(const Store& store);
    /// Writes those that differ from `before`.
    void keep(Store& store, const ChosenPreferences& before) const;

    const std::string& word(const char* key) const { return words_.at(key); }
    bool on(const char* key) const { return word(key) == "on"; }
    int number(const char* key) const;
    /// Returns the value of a preference whose values stand in the order of an enumeration.
    template <class Enumeration>
    Enumeration one_of(const char* key) const {
        return static_cast<Enumeration>(place(key));
    }
    void choose(const char* key, const std::string& word) { words_[key] = word; }

    bool operator==(const ChosenPreferences&) const = default;

private:
    std::size_t place(const char* key) const;

    std::map<std::string, std::string> words_;
};

}  // namespace castalia
