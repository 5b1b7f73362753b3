#include "app/ui/export/exported_session.h"

#include "core/session/session.h"

namespace castalia {

Session copy_of(const Session& session) {
    Session copy(session.game(), session.heading(), session.journal());
    copy.imported_journal = session.imported_journal;
    copy.commentary = session.commentary;
    copy.photos = session.photos;
    return copy;
}

}  // namespace castalia
