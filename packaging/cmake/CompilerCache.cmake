# A compiler cache makes the second build fast. It is used if it is installed, and not required. By itself, ccache leaves
# out every file that reads a precompiled header, which are most of ours: it must be told that a header with the same
# content is the same, and the compilers must write headers that say so (manual of ccache 4.7.5, "Precompiled headers").
find_program(CASTALIA_CCACHE ccache)
if(CASTALIA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros ${CASTALIA_CCACHE})
  add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang$<SEMICOLON>-fno-pch-timestamp>)
endif()
