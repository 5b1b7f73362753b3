# castalia_shared_headers(NAME LIBRARIES … HEADERS …): compiles once the headers that many targets read. A target takes them
# with target_precompile_headers(… REUSE_FROM NAME). Nothing links NAME, and it has no definition that a target might
# lack. CMAKE_DISABLE_PRECOMPILE_HEADERS=ON works without them, and shows files that rely on the includes of another one.
function(castalia_shared_headers name)
  cmake_parse_arguments(PARSE_ARGV 1 shared "" "" "LIBRARIES;HEADERS")
  set(nothing ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  file(CONFIGURE OUTPUT ${nothing} CONTENT "// Nothing but what stands before it.\n")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${nothing})
  target_link_libraries(${name} PRIVATE ${shared_LIBRARIES})
  target_precompile_headers(${name} PRIVATE ${shared_HEADERS})
endfunction()

# A target whose definitions differ reads the headers itself, and that is no error.
set(CMAKE_PCH_WARN_INVALID OFF)
