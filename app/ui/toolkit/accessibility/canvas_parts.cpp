#include "app/ui/toolkit/accessibility/canvas_parts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/text.h"

#ifdef __WXGTK__
#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>
#endif

namespace castalia {

void name_places(std::vector<CanvasPart>& parts) {
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto middle = [&](std::size_t i) { return parts[i].area.GetCentre(); };
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return middle(i).m_y; });
    // A row goes on as long as the next middle lies in the upper half of the height of its first part.
    std::vector<std::vector<std::size_t>> rows;
    for (const std::size_t i : order) {
        const bool new_row =
            rows.empty() || middle(i).m_y - middle(rows.back().front()).m_y >
                                std::min(parts[i].area.m_height, parts[rows.back().front()].area.m_height) / 2;
        if (new_row) {
            rows.emplace_back();
        }
        rows.back().push_back(i);
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::ranges::stable_sort(rows[row], {}, [&](std::size_t i) { return middle(i).m_x; });
        for (std::size_t at = 0; at < rows[row].size(); ++at) {
            const auto number = [](std::size_t count) { return literally(static_cast<long long>(count)); };
            parts[rows[row][at]].place =
                words(say("{n} of {all} in row {row} of {rows}", {{"n", number(at + 1)},
                                                                  {"all", number(rows[row].size())},
                                                                  {"row", number(row + 1)},
                                                                  {"rows", number(rows.size())}}));
        }
    }
}

#ifdef __WXGTK__

/// The drawn parts of one window, as objects. They are made when somebody asks, or when the keys arrive at one.
class CanvasParts::Objects {
public:
    Objects(wxWindow* canvas, std::function<void(std::size_t)> picked)
        : canvas_(canvas), picked_(std::move(picked)), accessible_(parent()) {
        g_object_set_qdata(G_OBJECT(accessible_), quark(), this);
        g_object_add_weak_pointer(G_OBJECT(accessible_), &alive_);
    }
    Objects(const Objects&) = delete;
    Objects& operator=(const Objects&) = delete;
    ~Objects() {
        keep(0);
        if (alive_ != nullptr) {
            g_object_set_qdata(G_OBJECT(accessible_), quark(), nullptr);
            g_object_remove_weak_pointer(G_OBJECT(accessible_), &alive_);
        }
    }

    static Objects* of(gpointer accessible) {
        return static_cast<Objects*>(g_object_get_qdata(G_OBJECT(accessible), quark()));
    }

    void show(std::vector<CanvasPart> parts);
    void stand_on(std::optional<std::size_t> index);
    AtkObject* made(std::size_t index);
    void pick(std::size_t index) {
        if (picked_ && index < parts_.size()) {
            picked_(index);
        }
    }
    bool stands_on(std::size_t index) const { return here_ == index && canvas_->HasFocus(); }
    wxWindow* canvas() const { return canvas_; }
    const std::vector<CanvasPart>& parts() const { return parts_; }

private:
    static GQuark quark() { return g_quark_from_static_string("castalia-canvas-parts"); }
    AtkObject* parent() const { return gtk_widget_get_accessible(static_cast<GtkWidget*>(canvas_->GetHandle())); }
    void keep(std::size_t count);
    void rearrange(const std::vector<CanvasPart>& before);

    wxWindow* canvas_;
    std::function<void(std::size_t)> picked_;
    AtkObject* accessible_;
    gpointer alive_ = accessible_;
    std::vector<CanvasPart> parts_;
    std::vector<AtkObject*> made_;  ///< The objects by index; null where nobody has asked.
    std::optional<std::size_t> here_;
};

namespace {

using Parts = CanvasParts;

struct PartObject {
    AtkObject parent;
    void* objects;  ///< Null once its window is gone.
    std::size_t index;
};
struct PartClass {
    AtkObjectClass parent;
};

PartObject* part_of(gpointer object) { return static_cast<PartObject*>(object); }

}  // namespace

/// The functions of the two types below. They may use what is private to the parts.
struct CanvasPartAtk {
    static Parts::Objects* objects(gpointer object) { return static_cast<Parts::Objects*>(part_of(object)->objects); }
    static const CanvasPart* part(gpointer object) {
        Parts::Objects* all = objects(object);
        return all != nullptr && part_of(object)->index < all->parts().size() ? &all->parts()[part_of(object)->index]
                                                                              : nullptr;
    }

    static AtkStateSet* states(AtkObject* object) {
        AtkStateSet* set = atk_state_set_new();
        Parts::Objects* all = objects(object);
        if (part(object) == nullptr) {
            atk_state_set_add_state(set, ATK_STATE_DEFUNCT);
            return set;
        }
        for (const AtkStateType state : {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_FOCUSABLE}) {
            atk_state_set_add_state(set, state);
        }
        if (all->canvas()->IsShownOnScreen()) {
            atk_state_set_add_state(set, ATK_STATE_VISIBLE);
            atk_state_set_add_state(set, ATK_STATE_SHOWING);
        }
        if (all->stands_on(part_of(object)->index)) {
            atk_state_set_add_state(set, ATK_STATE_FOCUSED);
        }
        return set;
    }
    static gint index_in_parent(AtkObject* object) { return static_cast<gint>(part_of(object)->index); }

    static void extents(AtkComponent* object, gint* x, gint* y, gint* width, gint* height, AtkCoordType from) {
        *x = *y = *width = *height = 0;
        if (const CanvasPart* one = part(object)) {
            const wxWindow* canvas = objects(object)->canvas();
            wxPoint at(static_cast<int>(one->area.m_x), static_cast<int>(one->area.m_y));
            at = from == ATK_XY_SCREEN ? canvas->ClientToScreen(at)
                 : from == ATK_XY_WINDOW
                     ? wxGetTopLevelParent(const_cast<wxWindow*>(canvas))->ScreenToClient(canvas->ClientToScreen(at))
                     : at;
            *x = at.x;
            *y = at.y;
            *width = static_cast<gint>(std::ceil(one->area.m_width));
            *height = static_cast<gint>(std::ceil(one->area.m_height));
        }
    }
    static void component(gpointer interface, gpointer) {
        static_cast<AtkComponentIface*>(interface)->get_extents = extents;
    }

    static gint actions(AtkAction* object) {
        const CanvasPart* one = part(object);
        return one != nullptr && one->pickable ? 1 : 0;
    }
    static const gchar* action_name(AtkAction* object, gint which) {
        return which < actions(object) ? "pick" : nullptr;
    }
    static gboolean act(AtkAction* object, gint which) {
        if (which >= actions(object)) {
            return FALSE;
        }
        // The caller on the bus waits for an answer, and a dialog may follow.
        objects(object)->canvas()->CallAfter([object = ATK_OBJECT(g_object_ref(object))] {
            if (Parts::Objects* all = objects(object)) {
                all->pick(part_of(object)->index);
            }
            g_object_unref(object);
        });
        return TRUE;
    }
    static void action(gpointer interface, gpointer) {
        auto* all = static_cast<AtkActionIface*>(interface);
        all->get_n_actions = actions;
        all->get_name = action_name;
        all->do_action = act;
    }

    static void part_class(gpointer made, gpointer) {
        auto* all = static_cast<AtkObjectClass*>(made);
        all->ref_state_set = states;
        all->get_index_in_parent = index_in_parent;
    }
    static GType part_type() {
        static const GType type = [] {
            const GTypeInfo info{sizeof(PartClass),  nullptr, nullptr, part_class, nullptr, nullptr,
                                 sizeof(PartObject), 0,       nullptr, nullptr};
            const GType made = g_type_register_static(ATK_TYPE_OBJECT, "CastaliaPart", &info, GTypeFlags{});
            const GInterfaceInfo component_info{component, nullptr, nullptr}, action_info{action, nullptr, nullptr};
            g_type_add_interface_static(made, ATK_TYPE_COMPONENT, &component_info);
            g_type_add_interface_static(made, ATK_TYPE_ACTION, &action_info);
            return made;
        }();
        return type;
    }

    // The window itself is like any container, with the parts after its own children.
    static AtkObjectClass* above() {
        return static_cast<AtkObjectClass*>(g_type_class_peek(GTK_TYPE_CONTAINER_ACCESSIBLE));
    }
    static gint children(AtkObject* canvas) {
        const Parts::Objects* all = Parts::Objects::of(canvas);
        return above()->get_n_children(canvas) + (all == nullptr ? 0 : static_cast<gint>(all->parts().size()));
    }
    static AtkObject* child(AtkObject* canvas, gint index) {
        const gint widgets = above()->get_n_children(canvas);
        Parts::Objects* all = Parts::Objects::of(canvas);
        if (index < widgets || all == nullptr) {
            return above()->ref_child(canvas, index);
        }
        AtkObject* made = all->made(static_cast<std::size_t>(index - widgets));
        return made == nullptr ? nullptr : ATK_OBJECT(g_object_ref(made));
    }
    static void canvas_class(gpointer made, gpointer) {
        auto* all = static_cast<AtkObjectClass*>(made);
        all->get_n_children = children;
        all->ref_child = child;
    }
    static GType canvas_type() {
        static const GType type = [] {
            const GTypeInfo info{
                sizeof(GtkContainerAccessibleClass), nullptr, nullptr, canvas_class, nullptr, nullptr,
                sizeof(GtkContainerAccessible),      0,       nullptr, nullptr};
            return g_type_register_static(GTK_TYPE_CONTAINER_ACCESSIBLE, "CastaliaCanvas", &info, GTypeFlags{});
        }();
        return type;
    }
};

void CanvasParts::prepare(wxWindow* parent) {
    static const bool once = [parent] {
        // The toolkit draws everything in windows of this kind, also the insides of frames.
        wxWindow probe(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
        GtkWidget* widget = static_cast<GtkWidget*>(probe.GetHandle());
        gtk_widget_class_set_accessible_type(GTK_WIDGET_GET_CLASS(widget), CanvasPartAtk::canvas_type());
        return true;
    }();
    static_cast<void>(once);
}

void CanvasParts::Objects::keep(std::size_t count) {
    while (made_.size() > count) {
        const std::size_t last = made_.size() - 1;
        AtkObject* gone = made_.back();
        made_.pop_back();
        if (gone != nullptr) {
            part_of(gone)->objects = nullptr;
            if (alive_ != nullptr) {
                g_signal_emit_by_name(accessible_, "children-changed::remove", static_cast<guint>(last), gone);
            }
            atk_object_notify_state_change(gone, ATK_STATE_DEFUNCT, TRUE);
            g_object_unref(gone);
        }
    }
}

AtkObject* CanvasParts::Objects::made(std::size_t index) {
    if (index >= parts_.size()) {
        return nullptr;
    }
    if (made_.size() <= index) {
        made_.resize(parts_.size(), nullptr);
    }
    AtkObject*& object = made_[index];
    if (object == nullptr) {
        object = static_cast<AtkObject*>(g_object_new(CanvasPartAtk::part_type(), nullptr));
        part_of(object)->objects = this;
        part_of(object)->index = index;
        atk_object_set_parent(object, accessible_);
        atk_object_set_role(
            object, parts_[index].role == CanvasPart::Role::piece ? ATK_ROLE_PUSH_BUTTON : ATK_ROLE_LIST_ITEM);
        atk_object_set_name(object, parts_[index].name.utf8_str());
        atk_object_set_description(object, parts_[index].place.utf8_str());
    }
    return object;
}

/// Moves the objects to the parts that have their names now, so that hardly any object changes its name: Orca drops
/// announcements while more than fifty changes wait for it. Objects without a part stand behind the last one.
void CanvasParts::Objects::rearrange(const std::vector<CanvasPart>& before) {
    std::vector<AtkObject*> placed(parts_.size(), nullptr), left = std::exchange(made_, {});
    const auto place = [&](const std::function<bool(std::size_t from, std::size_t to)>& fits) {
        for (std::size_t to = 0, from = 0; to < parts_.size(); ++to) {
            for (std::size_t tried = 0; placed[to] == nullptr && tried < left.size(); ++tried, ++from) {
                from %= left.size();  // Most keep their order.
                if (left[from] != nullptr && before[from].role == parts_[to].role && fits(from, to)) {
                    placed[to] = std::exchange(left[from], nullptr);
                }
            }
        }
    };
    place([&](std::size_t from, std::size_t to) { return before[from].name == parts_[to].name; });
    place([](std::size_t, std::size_t) { return true; });
    std::ranges::copy_if(left, std::back_inserter(placed), [](AtkObject* object) { return object != nullptr; });
    made_ = std::move(placed);
    for (std::size_t i = 0; i < made_.size(); ++i) {
        if (made_[i] != nullptr) {
            part_of(made_[i])->index = i;
        }
    }
}

void CanvasParts::Objects::show(std::vector<CanvasPart> parts) {
    if (parts == parts_) {
        return;
    }
    const std::vector<CanvasPart> old = std::exchange(parts_, std::move(parts));
    const std::size_t before = old.size();
    if (!made_.empty()) {
        rearrange(old);
    }
    keep(parts_.size());
    for (std::size_t i = 0; i < made_.size(); ++i) {
        if (made_[i] == nullptr) {
            continue;
        }
        const wxScopedCharBuffer name = parts_[i].name.utf8_str(), place = parts_[i].place.utf8_str();
        if (g_strcmp0(atk_object_get_name(made_[i]), name) != 0) {
            atk_object_set_name(made_[i], name);
        }
        if (g_strcmp0(atk_object_get_description(made_[i]), place) != 0) {
            atk_object_set_description(made_[i], place);
        }
    }
    std::size_t more = parts_.size() - std::min(before, parts_.size());
    for (std::size_t i = 0; i < made_.size() && more > 0; ++i) {
        if (made_[i] == nullptr) {
            g_signal_emit_by_name(accessible_, "children-changed::add", static_cast<guint>(i), made(i));
            --more;
        }
    }
    if (here_ && *here_ >= parts_.size()) {
        here_.reset();
    }
}

void CanvasParts::Objects::stand_on(std::optional<std::size_t> index) {
    const std::optional<std::size_t> left =
        std::exchange(here_, index && *index < parts_.size() ? index : std::nullopt);
    if (!canvas_->HasFocus()) {
        return;
    }
    if (left && left != here_ && *left < made_.size() && made_[*left] != nullptr) {
        atk_object_notify_state_change(made_[*left], ATK_STATE_FOCUSED, FALSE);
    }
    if (here_) {
        atk_object_notify_state_change(made(*here_), ATK_STATE_FOCUSED, TRUE);
    }
}

#else

class CanvasParts::Objects {
public:
    Objects(wxWindow*, std::function<void(std::size_t)>) {}
    void show(std::vector<CanvasPart> parts) { parts_ = std::move(parts); }
    void stand_on(std::optional<std::size_t>) {}
    const std::vector<CanvasPart>& parts() const { return parts_; }

private:
    std::vector<CanvasPart> parts_;
};
void CanvasParts::prepare(wxWindow*) {}

#endif

CanvasParts::CanvasParts(wxWindow* canvas, std::function<void(std::size_t)> picked)
    : objects_(std::make_unique<Objects>(canvas, std::move(picked))) {}
CanvasParts::~CanvasParts() = default;
void CanvasParts::show(std::vector<CanvasPart> parts) { objects_->show(std::move(parts)); }
void CanvasParts::stand_on(std::optional<std::size_t> index) { objects_->stand_on(index); }
const std::vector<CanvasPart>& CanvasParts::parts() const { return objects_->parts(); }

}  // namespace castalia
