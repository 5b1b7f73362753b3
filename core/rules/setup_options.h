#pragma once

#include <string>
#include <vector>

#include "core/rules/fields.h"
#include "core/rules/prompt.h"

namespace castalia {

/// One option of a game's setup, declared once. `SetupOptions` reads it, writes it, offers it in the form and
/// describes it in the schema.
struct SetupOption {
    enum class Kind { flag, choice, number };
    std::string key;
    Kind kind = Kind::flag;
    Text label;
    Json otherwise = false;       ///< The value where a record does not say it.
    std::vector<Option> choices;  ///< Of a choice; their values are texts.
    long long least = 0, most = 0;

    std::vector<std::string> excluded;  ///< Options that may not be chosen together with this one.
    std::vector<std::string> editions;  ///< The editions that have it; empty: all of them.
    int version = 1;                    ///< The version of the setup that brought it.

    SetupOption excluding(std::vector<std::string> keys) const;
    SetupOption only_in(std::vector<std::string> with_editions) const;
    /// An option that a later version brought. A record that does not say it was made before, and is written back
    /// without it.
    SetupOption since(int with_version) const;

    bool is_in(const std::string& edition) const;
};

SetupOption flag_option(std::string key, Text label);
SetupOption number_option(std::string key, Text label, long long least, long long most, long long otherwise);
/// The first choice is the default.
SetupOption choice_option(std::string key, Text label, std::vector<Option> choices);

class SetupOptions;

/// The options of one setup as they were read.
class ChosenOptions {
public:
    bool flag(std::string_view key) const { return value(key).get<bool>(); }
    long long number(std::string_view key) const { return value(key).get<long long>(); }
    std::string choice(std::string_view key) const { return value(key).get<std::string>(); }
    bool has(std::string_view key) const { return otherwise_.contains(key); }  ///< Is there such an option?
    bool says(std::string_view key) const { return said_.contains(key); }
    bool operator==(const ChosenOptions&) const = default;

private:
    friend class SetupOptions;
    const Json& value(std::string_view key) const;

    Json said_ = Json::object(), otherwise_ = Json::object();
};

/// The options of a game, in the order in which records have them.
class SetupOptions {
public:
    explicit SetupOptions(std::vector<SetupOption> options) : options_(std::move(options)) {}

    /// Reads the options that `edition` has. Throws BadRecord for a value that does not fit, for an option that the
    /// edition does not have, and for two that exclude each other.
    ChosenOptions read(Fields& fields, const std::string& edition) const;
    /// Writes every option of the edition, except those that a later version brought and the record does not say.
    void write(Json& object, const ChosenOptions& chosen, const std::string& edition) const;
    /// Returns a slot for each option of the edition, with those barred that another choice excludes. `within` is the
    /// path of the options in the setup: "" or "options/".
    std::vector<Slot> form(const Json& chosen, const std::string& edition, const FieldPath& within = {}) const;
    /// Returns the schema of each option, by its key.
    Json schema() const;
    const std::vector<SetupOption>& list() const { return options_; }

private:
    const SetupOption* conflicting(const SetupOption& option, const Json& said) const;

    std::vector<SetupOption> options_;
};

}  // namespace castalia
