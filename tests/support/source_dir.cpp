#include "tests/support/source_dir.h"

namespace castalia {

std::string source_dir() { return CASTALIA_SOURCE_DIR; }

}  // namespace castalia
