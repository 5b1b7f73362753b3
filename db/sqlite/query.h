#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/session/wall_clock.h"

namespace castalia {

/// A prepared statement in use. It is reset when the query is destroyed, so that it can be used again. The values of
/// a row are read by the names of their columns; a name that the statement does not have throws SQLite::Exception.
class Query {
public:
    explicit Query(SQLite::Statement& statement) : statement_(&statement) {}
    Query(Query&& other) noexcept : statement_(std::exchange(other.statement_, nullptr)) {}
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query() {
        if (statement_ != nullptr) {
            statement_->tryReset();
            statement_->clearBindings();
        }
    }

    Query& with(const char* name, std::int64_t value) {
        statement_->bind(name, value);
        return *this;
    }
    Query& with(const char* name, bool value) { return with(name, std::int64_t{value}); }
    Query& with(const char* name, double value) {
        statement_->bind(name, value);
        return *this;
    }
    /// Copies the text.
    Query& with(const char* name, const std::string& value) {
        statement_->bind(name, value);
        return *this;
    }
    Query& with(const char* name, const char* value) { return with(name, std::string(value)); }
    /// Copies the bytes.
    Query& with(const char* name, std::span<const unsigned char> bytes) {
        statement_->bind(name, bytes.data(), static_cast<int>(bytes.size()));
        return *this;
    }
    Query& with(const char* name, Moment value) {
        return with(name, static_cast<std::int64_t>(value.time_since_epoch().count()));
    }
    Query& with(const char* name, std::chrono::minutes value) { return with(name, std::int64_t{value.count()}); }
    /// Binds NULL where there is no value.
    template <class T>
    Query& with(const char* name, const std::optional<T>& value) {
        if (value) {
            return with(name, *value);
        }
        statement_->bind(name);
        return *this;
    }
    /// Bind values by the number of their place, from 1, for statements that have very many.
    Query& with(int place, std::int64_t value) {
        statement_->bind(place, value);
        return *this;
    }
    Query& with(int place, bool value) { return with(place, std::int64_t{value}); }
    Query& with(int place, double value) {
        statement_->bind(place, value);
        return *this;
    }
    Query& with(int place, Moment value) {
        return with(place, static_cast<std::int64_t>(value.time_since_epoch().count()));
    }
    Query& with(int place, std::chrono::minutes value) { return with(place, std::int64_t{value.count()}); }
    /// Binds NULL where there is no value, which otherwise has to outlive the query if it is a text.
    template <class T>
    Query& with(int place, const std::optional<T>& value) {
        if (value) {
            return with(place, *value);
        }
        statement_->bind(place);
        return *this;
    }
    /// Does not copy the text, which has to outlive the query.
    Query& with(int place, const std::string& value) {
        statement_->bindNoCopy(place, value);
        return *this;
    }
    Query& with(int place, std::string&& value) = delete;
    /// Does not copy the bytes, which have to outlive the query.
    Query& with(int place, std::span<const unsigned char> bytes) {
        statement_->bindNoCopy(place, bytes.data(), static_cast<int>(bytes.size()));
        return *this;
    }
    bool next() { return statement_->executeStep(); }
    int run() { return statement_->exec(); }
    /// Runs the statement, which keeps its values and can be run once more.
    void run_again() {
        statement_->exec();
        statement_->reset();
    }

    bool is_null(const char* column) const { return at(column).isNull(); }
    std::int64_t number(const char* column) const { return at(column).getInt64(); }
    std::size_t size(const char* column) const { return static_cast<std::size_t>(number(column)); }
    double real(const char* column) const { return at(column).getDouble(); }
    std::string text(const char* column) const { return at(column).getString(); }
    /// Returns a text that is valid until the next row.
    std::string_view text_view(const char* column) const { return text_in(at(column)); }
    /// Returns bytes that are valid until the next row.
    std::span<const unsigned char> bytes(const char* column) const { return bytes_in(at(column)); }

    /// Returns a column that is looked up once and reads every row, for statements of very many rows.
    SQLite::Column at(const char* column) const { return statement_->getColumn(column); }
    /// Returns a text that is valid until the next row.
    static std::string_view text_in(const SQLite::Column& column) {
        return {column.getText(), static_cast<std::size_t>(column.getBytes())};
    }
    /// Returns bytes that are valid until the next row.
    static std::span<const unsigned char> bytes_in(const SQLite::Column& column) {
        return {static_cast<const unsigned char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
    }
    /// Return one column of all remaining rows.
    std::vector<std::string> texts(const char* column);
    std::vector<std::int64_t> numbers(const char* column);
    /// Returns a moment stored as milliseconds since 1970. A file from a stranger may hold any number, so moments
    /// beyond the first and the last are replaced by these.
    std::optional<Moment> moment(const char* column) const;
    /// Returns how far a clock was ahead of UTC, stored as minutes; nothing if nobody knows. Whatever no clock can be
    /// is replaced likewise.
    std::optional<std::chrono::minutes> utc_offset(const char* column) const;
    /// Return the columns of the row by number, for statements whose names do not matter.
    int column_count() const { return statement_->getColumnCount(); }
    SQLite::Column at(int index) const { return statement_->getColumn(index); }

private:
    SQLite::Statement* statement_;
};

/// Returns the values of a statement that inserts so many rows: "(?1, ?, ?), (?1, ?, ?)". The `shared` first values
/// are the same in all of them.
std::string rows_of_values(std::size_t rows, std::size_t shared, std::size_t own);

}  // namespace castalia
