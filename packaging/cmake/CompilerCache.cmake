# A compiler cache makes the second build fast. It is used if it is installed, and not required.
find_program(CASTALIA_CCACHE ccache)
if(CASTALIA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CASTALIA_CCACHE})
endif()
