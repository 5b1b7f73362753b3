#include "app/ui/boards/board.h"

#include <memory>

#include <wx/image.h>

#include "core/rules/field_path.h"

namespace castalia {

std::vector<PlaceMark> marks_of(const std::vector<Slot>& slots, const Json& draft, const Refusal* refusal) {
    std::vector<PlaceMark> marks;
    for (const Slot& slot : slots) {
        if (slot.kind != Slot::Kind::place) {
            continue;
        }
        for (const Option& option : slot.options) {
            PlaceMark mark;
            mark.id = PlaceId::of(slot.field, option.value).text();
            if (same_value(value_at(draft, slot.field), option.value)) {
                mark.kind = refusal != nullptr || option.barred ? PlaceMark::Kind::refused : PlaceMark::Kind::chosen;
            } else if (option.barred) {
                mark.kind = PlaceMark::Kind::barred;
            }
            const Refusal* why = mark.kind == PlaceMark::Kind::refused && refusal != nullptr ? refusal
                                 : option.barred                                             ? &*option.barred
                                                                                             : nullptr;
            mark.reason = why == nullptr ? option.hint : why->brief.empty() ? why->reason : why->brief;
            marks.push_back(std::move(mark));
        }
    }
    return marks;
}

wxImage board_picture(std::string_view game, const BoardScene& scene, const BoardFocus& focus, wxSize pixels,
                      double scale) {
    wxImage image(pixels);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    board_of(game)(*gc, {0, 0, pixels.x / scale, pixels.y / scale}, scene, focus);
    gc->Flush();
    return image;
}

}  // namespace castalia
