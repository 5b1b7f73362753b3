# castalia_statements(ROOM): compiles the statements of a room in, each kept as SQL in a file ROOM/sql/….sql. The header
# db/ROOM/statements.h names each of them after its file: sums/game_tally.sql is sql::game_tally. Where a statement says
# @name@ or @name(argument)@, the text of the file ROOM/sql/parts/name.sql stands in it, with the argument for each $1. A
# part may hold other parts.
function(castalia_statements room)
  file(GLOB parts CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${room}/sql/parts/*.sql)
  file(GLOB_RECURSE statements CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${room}/sql/*.sql)
  list(REMOVE_ITEM statements ${parts})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${parts} ${statements})
  set(constants "")
  foreach(statement IN LISTS statements)
    get_filename_component(name ${statement} NAME_WE)
    file(READ ${statement} text)
    while(text MATCHES "@([a-z_]+)([(]([^@]*)[)])?@")
      set(place "${CMAKE_MATCH_0}")
      set(argument "${CMAKE_MATCH_3}")
      file(READ ${CMAKE_CURRENT_SOURCE_DIR}/${room}/sql/parts/${CMAKE_MATCH_1}.sql part)
      string(STRIP "${part}" part)
      string(REPLACE "$1" "${argument}" part "${part}")
      string(REPLACE "${place}" "${part}" text "${text}")
    endwhile()
    string(STRIP "${text}" text)
    string(APPEND constants "inline constexpr char ${name}[] = R\"sql(${text})sql\";\n")
  endforeach()
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${room}/statements.h @ONLY CONTENT
"#pragma once

namespace castalia::sql {

${constants}
}  // namespace castalia::sql
")
endfunction()
