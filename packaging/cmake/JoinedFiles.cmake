# castalia_join(TARGET SIZE [ALONE file…]): compiles the files of a target together, up to SIZE at a time, which takes half
# of the time, because most of the time of a file is for its headers. Files of one folder are joined. A file in ALONE is
# compiled by itself. CASTALIA_JOIN=OFF compiles every file by itself, so that a changed line costs one file.
option(CASTALIA_JOIN "Compile many files at once: quicker for a whole build, slower for a changed line" ON)

function(castalia_join target size)
  cmake_parse_arguments(PARSE_ARGV 2 join "" "" "ALONE")
  if(NOT CASTALIA_JOIN)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "[.]cpp$")
  list(REMOVE_ITEM sources ${join_ALONE})
  set(groups)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE path)
    cmake_path(GET path PARENT_PATH group)
    string(MAKE_C_IDENTIFIER "${group}" group)
    list(APPEND groups ${group})
    list(APPEND files_${group} ${source})
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    # As few files as that size allows, all about equally large.
    list(LENGTH files_${group} count)
    math(EXPR parts "(${count} + ${size} - 1) / ${size}")
    math(EXPR each "(${count} + ${parts} - 1) / ${parts}")
    set(index 0)
    foreach(source IN LISTS files_${group})
      math(EXPR part "${index} / ${each}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
      math(EXPR index "${index} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # A name that shadows one of another file shadows nothing for a reader, and GCC takes a file that is joined for a header,
  # of which others could see what its anonymous namespace holds. Files by themselves are still compiled so.
  target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()
