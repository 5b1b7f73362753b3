# Defines the target wx::wx, because Debian ships no CMake package of wxWidgets, and CMake 3.25 makes no target of it.
include_guard(GLOBAL)
find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base)

add_library(wx_wx INTERFACE)
add_library(wx::wx ALIAS wx_wx)
target_include_directories(wx_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(wx_wx INTERFACE ${wxWidgets_DEFINITIONS})
target_compile_options(wx_wx INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_libraries(wx_wx INTERFACE ${wxWidgets_LIBRARIES})
