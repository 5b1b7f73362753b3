#include "app/recorder/backup_scheduler.h"

#include "core/rules/text/mapped.h"

namespace castalia {

BackupScheduler::BackupScheduler(const Games& games, std::filesystem::path library, std::function<Moment()> now,
                                 std::function<void(const Result&)> report, WallClock reader)
    : games_(games),
      library_(std::move(library)),
      now_(std::move(now)),
      report_(std::move(report)),
      reader_(std::move(reader)) {}

BackupScheduler::~BackupScheduler() {
    stop_ = true;
    wait();
}

void BackupScheduler::check() { begin(What::check); }
void BackupScheduler::look() { begin(What::copy); }

void BackupScheduler::wait() {
    if (thread_.joinable()) {
        thread_.join();
    }
}

void BackupScheduler::begin(What what) {
    std::error_code none;
    if (busy_ || !std::filesystem::exists(library_, none)) {
        return;  // The library is in memory, or its disk is missing.
    }
    wait();
    busy_ = true;
    thread_ = std::thread([this, what] {
        work(what);
        busy_ = false;
    });
}

void BackupScheduler::work(What what) {
    Result result;
    try {
        if (what == What::check) {
            result.damage = damage_in(library_);
        }
        const std::vector<Moment> made =
            mapped(backups_of(library_), [](const Backup& backup) { return backup.made; });
        const Moment now = now_();
        if (result.damage.empty() && backup_is_due(made, now)) {
            result.made =
                make_backup(games_, library_, now, [this](std::size_t, std::size_t) { return !stop_; }, reader_);
        }
    } catch (const Failure& failure) {
        result.failed = failure.text;
        result.same_here = failure.kind == Failure::Kind::damaged;
    } catch (const TextError& failure) {
        result.failed = failure.text;
    } catch (const std::exception& failure) {
        result.failed = literally(failure.what());
    }
    if (!stop_ && (result.made || !result.damage.empty() || !result.failed.empty())) {
        report_(result);
    }
}

}  // namespace castalia
