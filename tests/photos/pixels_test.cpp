// Pictures that strangers and cameras send: they are shown whole and upright, or refused.
#include "app/photos/pixels.h"

#include <gtest/gtest.h>

#include <random>

#include "app/photos/taking_photo.h"
#include "tests/db/tables.h"
#include "tests/support/pictures.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns why a picture is refused; nothing when it is taken.
std::string refusal_of(const std::string& bytes) {
    try {
        decoded(bytes);
        return {};
    } catch (const BadPicture& bad) {
        return english(bad.text);
    }
}

bool is_red(const Pixels& pixels, int x, int y) {
    const unsigned char* at = &pixels.rgb[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                                               static_cast<std::size_t>(x))];
    return at[0] > 150 && at[2] < 100;
}

struct Kind {
    const char* remark;
    PictureKind kind;
    std::string (*file)(const Painted&);
};
const Kind kKinds[] = {{"PNG", PictureKind::png, png_file},
                       {"JPEG", PictureKind::jpeg, jpeg_file},
                       {"WebP", PictureKind::webp, webp_file}};

TEST(APicture, IsRecognisedByWhatIsInItWhateverItsName) {
    for (const Kind& kind : kKinds) {
        const NewPhoto photo = new_photo(kind.file({}), "notes.txt");
        EXPECT_EQ(photo.photo.kind, kind.kind) << kind.remark;
        EXPECT_EQ(photo.photo.width, 24) << kind.remark;
        EXPECT_EQ(photo.photo.height, 16) << kind.remark;
        EXPECT_EQ(photo.photo.name, "notes.txt");
        EXPECT_EQ(photo.bytes, kind.file({})) << "it is kept as it is";
        EXPECT_EQ(header_of(photo.small).kind, PictureKind::jpeg);
    }
    for (const char* other : {"", "GIF89a", "BM", "<svg xmlns='http://www.w3.org/2000/svg'/>", "RIFF....WAVEfmt ",
                              "%PDF-1.4", "\xff\xd8", "RIFF\xff\xff\xff\xffWEBP"}) {
        EXPECT_NE(refusal_of(other), "") << other;
    }
}

TEST(APicture, IsShownWholeAndUpright) {
    for (const Kind& kind : kKinds) {
        const Pixels pixels = decoded(kind.file({}));
        ASSERT_EQ(pixels.width, 24) << kind.remark;
        ASSERT_EQ(pixels.height, 16) << kind.remark;
        EXPECT_TRUE(is_red(pixels, 2, 2)) << kind.remark;
        EXPECT_FALSE(is_red(pixels, 20, 2)) << kind.remark;
        EXPECT_FALSE(is_red(pixels, 2, 14)) << kind.remark;
        const Pixels small = decoded(kind.file({600, 200}), 60);
        EXPECT_EQ(small.width, 60) << kind.remark;
        EXPECT_EQ(small.height, 20) << kind.remark;
        EXPECT_TRUE(is_red(small, 5, 3)) << kind.remark;
    }
}

TEST(APicture, OfATelephoneIsTurnedAndWhatIsShownOfItDoesNotTellWhereItWasTaken) {
    const std::string bytes = jpeg_of_telephone({600, 400});
    ASSERT_NE(bytes.find("16.3738E"), std::string::npos);
    const NewPhoto photo = new_photo(bytes, "IMG_1.jpg");
    EXPECT_EQ(photo.photo.width, 400);
    EXPECT_EQ(photo.photo.height, 600);
    const Pixels pixels = decoded(bytes);
    ASSERT_EQ(pixels.width, 400);
    EXPECT_TRUE(is_red(pixels, 390, 10)) << "its top left is at the top right once it is turned";
    EXPECT_FALSE(is_red(pixels, 10, 10));
    EXPECT_EQ(photo.small.find("16.3738E"), std::string::npos);
    const ShownPhoto shown = shown_photo(bytes);
    EXPECT_EQ(shown.jpeg.find("16.3738E"), std::string::npos);
    EXPECT_EQ(shown.height, 600);
}

TEST(APicture, OfAnyKindIsTurnedAsTheCameraWasHeld) {
    for (const bool lowest_first : {false, true}) {
        for (const std::string& bytes :
             {webp_of_telephone({600, 400}, lowest_first), png_of_telephone({600, 400}, lowest_first)}) {
            SCOPED_TRACE(bytes.substr(0, 4));
            const NewPhoto photo = new_photo(bytes, "IMG_2");
            EXPECT_EQ(photo.photo.width, 400);
            EXPECT_EQ(photo.photo.height, 600);
            const Pixels pixels = decoded(bytes, 60);
            ASSERT_EQ(pixels.width, 40);
            ASSERT_EQ(pixels.height, 60);
            EXPECT_TRUE(is_red(pixels, 38, 2));
            EXPECT_FALSE(is_red(pixels, 2, 2));
            for (std::size_t at = 0; at < bytes.size(); at += 7) {  // Whatever its Exif says, it is read or refused.
                std::string damaged = bytes;
                damaged[at] = static_cast<char>(~damaged[at]);
                refusal_of(damaged);
            }
        }
    }
}

TEST(APicture, ThatEndsTooEarlyIsRefusedWhereverItEnds) {
    for (const Kind& kind : kKinds) {
        const std::string bytes = kind.file({40, 30, true});
        ASSERT_EQ(refusal_of(bytes), "") << kind.remark;
        const std::size_t step = std::max<std::size_t>(1, bytes.size() / 400);
        for (std::size_t end = 0; end < bytes.size(); end += step) {
            ASSERT_NE(refusal_of(bytes.substr(0, end)), "") << kind.remark << " cut at " << end;
        }
        ASSERT_NE(refusal_of(bytes.substr(0, bytes.size() - 1)), "") << kind.remark << " without its last byte";
    }
}

TEST(APicture, WhoseRowsEndTooEarlyIsNotShownAsWhole) {
    EXPECT_NE(refusal_of(png_that_ends_early()), "");
    EXPECT_NE(refusal_of(png_that_ends_early({1, 2})), "");
    EXPECT_EQ(refusal_of(png_that_ends_early({5, 1})), "") << "one row is all of it";
}

TEST(APicture, WithMorePixelsThanAreDecodedIsRefusedBeforeAnyMemoryIsTaken) {
    for (const auto& [width, height] :
         {std::pair(8'001U, 8'000U), std::pair(30'001U, 1U), std::pair(1U, 30'001U), std::pair(0U, 5U),
          std::pair(0x7fffffffU, 0x7fffffffU), std::pair(0xffffffffU, 0xffffffffU)}) {
        EXPECT_NE(refusal_of(png_header_of_size(width, height)), "") << width << " × " << height;
    }
    std::string jpeg = jpeg_file();
    const std::size_t size = jpeg.find(std::string("\xff\xc0", 2));
    ASSERT_NE(size, std::string::npos);
    jpeg.replace(size + 5, 4, "\xff\xff\xff\xff");
    EXPECT_NE(refusal_of(jpeg).find("65535 × 65535 pixels"), std::string::npos) << refusal_of(jpeg);
}

TEST(APicture, OfManyLayersIsRefused) {
    std::string jpeg = jpeg_file();
    const std::size_t scan = jpeg.find(std::string("\xff\xda", 2));
    ASSERT_NE(scan, std::string::npos);
    const std::string layer = jpeg.substr(scan, jpeg.size() - 2 - scan);
    for (int i = 0; i < 120; ++i) {
        jpeg.insert(jpeg.size() - 2, layer);
    }
    EXPECT_EQ(refusal_of(jpeg), "The picture has too many layers to be decoded.");
}

TEST(APicture, WithBytesDamagedAtRandomIsReadOrRefused) {
    std::mt19937 random(20'261'125);
    const int tries = std::getenv("CASTALIA_LONG") != nullptr ? 20'000 : 600;
    int read = 0, refused = 0;
    for (const Kind& kind : kKinds) {
        const std::string whole = kind.file({30, 20, true});
        for (int i = 0; i < tries; ++i) {
            std::string bytes = whole;
            for (unsigned flips = 1 + random() % 6; flips > 0; --flips) {
                bytes[random() % bytes.size()] = static_cast<char>(random());
            }
            ++(refusal_of(bytes).empty() ? read : refused);
        }
    }
    EXPECT_GT(refused, tries / 2);
    EXPECT_GT(read, 0);
}

TEST(APicture, IsTakenUpTo20MegabytesAndNotFromAFolder) {
    const Folder folder;
    std::string bytes = png_file();
    bytes.resize(kLargestPhoto);  // Bytes after its end are kept with it.
    write_bytes(folder / "large.png", bytes);
    EXPECT_EQ(read_photo_file(folder / "large.png"), bytes);
    EXPECT_EQ(new_photo(bytes, "large.png").photo.size, kLargestPhoto);
    write_bytes(folder / "larger.png", bytes + "1");
    EXPECT_THROW(read_photo_file(folder / "larger.png"), BadPicture);
    EXPECT_THROW(new_photo(bytes + "1", "larger.png"), BadPicture);
    EXPECT_THROW(read_photo_file(folder.path()), BadPicture);
    EXPECT_THROW(read_photo_file(folder / "none.png"), BadPicture);
}

TEST(APicture, WithANameThatNobodyCanReadGetsAnother) {
    EXPECT_EQ(new_photo(png_file(), "a\nb.png").photo.name, "photo.png");
    EXPECT_EQ(new_photo(jpeg_file(), "\xff\xfe").photo.name, "photo.jpg");
    EXPECT_EQ(new_photo(webp_file(), "").photo.name, "photo.webp");
    EXPECT_EQ(new_photo(webp_file(), "Zoës Tisch.webp").photo.name, "Zoës Tisch.webp");
}

}  // namespace
}  // namespace castalia
