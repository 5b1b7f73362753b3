// The calls for photos of the table: attach, list, extract, caption, remove.
#include <memory>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/photos/taking_photo.h"
#include "app/recorder/clock.h"
#include "core/rules/text/decimals.h"
#include "core/rules/text/mapped.h"
#include "db/photos.h"
#include "db/sqlite/files.h"

namespace castalia::cli {

namespace {

struct PhotoCall {
    std::string file, session, caption, out;
    std::optional<std::size_t> event;  ///< It counts from 1; nothing means the last one.
    PhotoNumber number = 0;
    bool json = false, force = false;
};

/// Returns "20 kB" or "3.2 MB".
Text size_text(std::size_t bytes) {
    constexpr std::size_t kKilo = 1'000, kMega = 1'000'000;
    if (bytes < kMega) {
        return say("{number} kB", {{"number", number((bytes + kKilo - 1) / kKilo)}});
    }
    return say("{number} MB", {{"number", with_digits(static_cast<double>(bytes) / kMega, 1)}});
}

Json photo_json(const Session& session, const Photo& photo) {
    const std::optional<std::size_t> ply = ply_after(session, photo.entry);
    return {{"photo", photo.number},          {"event", ply ? Json(static_cast<long long>(*ply) - 1) : Json()},
            {"caption", photo.caption},       {"file", photo.name},
            {"type", media_type(photo.kind)}, {"width", photo.width},
            {"height", photo.height},         {"bytes", photo.size},
            {"sha256", hex(photo.hash)},      {"added", rfc3339(photo.added)}};
}

Text moment_of_photo(const Session& session, const Photo& photo) {
    const std::optional<std::size_t> ply = ply_after(session, photo.entry);
    return !ply        ? say("at an event that is not in force")
           : *ply == 0 ? say("before the first event")
                       : say("after event {number}", {{"number", number(*ply)}});
}

Text line_about(const Session& session, const Photo& photo) {
    return say("photo {number}, {when}: {title} ({width} × {height}, {size})",
               {{"number", literally(photo.number)},
                {"when", moment_of_photo(session, photo)},
                {"title", literally(photo.title())},
                {"width", literally(photo.width)},
                {"height", literally(photo.height)},
                {"size", size_text(photo.size)}});
}

/// Returns the entry that the photo is attached to.
EntryNumber entry_wanted(const PhotoCall& wanted, const Session& session) {
    const std::size_t ply = wanted.event.value_or(session.plies());
    if (ply > session.plies()) {
        throw Ended(kUsage, say_count("The session has {n} event. Events are counted from 1; 0 is before the first.",
                                      "The session has {n} events. Events are counted from 1; 0 is before the first.",
                                      static_cast<long long>(session.plies())));
    }
    return ply == 0 ? 0 : session.in_force().entries[ply - 1].number;
}

void attach_photo(const PhotoCall& wanted, const Calls& calls) {
    const std::filesystem::path file(wanted.file);
    NewPhoto photo;
    try {
        photo = new_photo(read_photo_file(file), file.filename().string());
    } catch (const BadPicture& bad) {
        throw Ended(kUsage, say("{file}: {why}", {{"file", literally(wanted.file)}, {"why", bad.text}}));
    }
    Store store = calls.open();
    const Session session = store.load(id_of_kept(store, wanted.session));
    photo.photo.entry = entry_wanted(wanted, session);
    photo.photo.caption = wanted.caption;
    photo.photo.added = system_now();
    const Photo added = PhotoAlbum(store).attach(session.heading().id, photo);
    if (wanted.json) {
        print(photo_json(session, added));
    } else {
        calls.print_done(say("attached: {photo}", {{"photo", line_about(session, added)}}));
    }
}

void list_photos(const PhotoCall& wanted, const Calls& calls) {
    const Store store = calls.open();
    const Session session = store.load(id_of(store, wanted.session));
    if (wanted.json) {
        Json list = json_array(session.photos, [&](const Photo& photo) { return photo_json(session, photo); });
        print(Json{{"photos", std::move(list)}});
        return;
    }
    std::string text;
    for (const Photo& photo : session.photos) {
        text += line_of(line_about(session, photo));
    }
    print(text.empty() ? line_of(say("No photos are attached to this session.")) : text);
}

/// Does work that reads photos. A damaged photo ends the call with status 1, as other damage does.
template <class Work>
auto with_damage_reported(Work&& work) {
    try {
        return work();
    } catch (const Failure& failure) {
        if (failure.kind == Failure::Kind::damaged || failure.kind == Failure::Kind::missing) {
            throw Ended(failure.kind == Failure::Kind::damaged ? kRefused : kUsage, failure.text);
        }
        throw;
    }
}

void extract_photo(const PhotoCall& wanted, const Calls& calls) {
    const Store store = calls.open();
    const std::string bytes = with_damage_reported([&] { return Photos(store).bytes(wanted.number); });
    if (write_out(wanted.out, bytes, wanted.force)) {
        calls.print_done(say("written: {file}", {{"file", literally(wanted.out)}}));
    }
}

/// Throws Ended when the photo belongs to a session in the trash.
void check_kept(const Store& store, PhotoNumber number) {
    id_of_kept(store, with_damage_reported([&] { return Photos(store).session(number); }));
}

void write_caption(const PhotoCall& wanted, const Calls& calls) {
    Store store = calls.open();
    check_kept(store, wanted.number);
    with_damage_reported([&] { PhotoAlbum(store).set_caption(wanted.number, wanted.caption); });
}

void remove_photo(const PhotoCall& wanted, const Calls& calls) {
    Store store = calls.open();
    check_kept(store, wanted.number);
    with_damage_reported([&] { PhotoAlbum(store).remove(wanted.number); });
    calls.print_done(say("removed: photo {number}", {{"number", literally(wanted.number)}}));
}

CLI::Option* add_number(CLI::App& call, PhotoCall& wanted) {
    return call.add_option("NUMBER", wanted.number, "The number of the photo, as `photo list` prints it")
        ->required()
        ->transform(whole_number(1, kMostListed));
}

void add_attaching(CLI::App& photo, const std::shared_ptr<PhotoCall>& wanted, Calls& calls) {
    auto* call =
        photo.add_subcommand("attach", "Attaches a picture to a moment of a session; the file is kept as it is");
    call->add_option("FILE", wanted->file, "A picture in PNG, JPEG or WebP of at most 20 MB")->required();
    call->add_option("--session", wanted->session, "The session, by its id or the beginning of it")->required();
    call->add_option(
            "--event", wanted->event,
            "The number of the event after which the table lay so; 0 is before the first. The default is the "
            "last event")
        ->transform(whole_number(0, kMostListed));
    calls.may_be_empty.insert(call->add_option("--caption", wanted->caption, "What is written beneath it"));
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { attach_photo(*wanted, calls); });
}

}  // namespace

void add_photos(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<PhotoCall>();
    auto* photo =
        program.add_subcommand("photo", "Attaches photos of the table to a session, lists and removes them");
    photo->require_subcommand(1);
    add_attaching(*photo, wanted, calls);

    auto* listing = photo->add_subcommand("list", "Lists the photos of a session in the order of its events");
    listing->add_option("--session", wanted->session, "The session, by its id or the beginning of it")->required();
    listing->add_flag("--json", wanted->json,
                      "Prints JSON: each photo with its number and the event after which it was taken, which counts "
                      "from 0 and is -1 before the first");
    listing->callback([wanted, &calls] { list_photos(*wanted, calls); });

    auto* extracting =
        photo->add_subcommand("extract", "Writes the file of a photo, byte for byte as it was attached");
    add_number(*extracting, *wanted);
    extracting->add_option("-o,--out", wanted->out, "The file to write; - and the default are standard output");
    extracting->add_flag("--force", wanted->force, "Writes over a file that exists");
    extracting->callback([wanted, &calls] { extract_photo(*wanted, calls); });

    auto* naming = photo->add_subcommand("caption", "Changes what is written beneath a photo");
    add_number(*naming, *wanted);
    naming->add_option("TEXT", wanted->caption, "The caption; \"\" for none")->required();
    naming->callback([wanted, &calls] { write_caption(*wanted, calls); });

    auto* removing = photo->add_subcommand("remove", "Removes a photo for good");
    add_number(*removing, *wanted);
    removing->callback([wanted, &calls] { remove_photo(*wanted, calls); });
}

}  // namespace castalia::cli
