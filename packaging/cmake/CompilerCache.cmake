# A compiler cache makes the second build quick. It is used where it is installed and missed nowhere.
find_program(CASTALIA_CCACHE ccache)
if(CASTALIA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CASTALIA_CCACHE})
endif()
