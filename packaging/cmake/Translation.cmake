# castalia_pot: gathers every sentence of the program into the template that catalogues are made from.
find_program(CASTALIA_XGETTEXT xgettext)
if(CASTALIA_XGETTEXT)
  add_custom_target(castalia_pot
    COMMAND sh ${PROJECT_SOURCE_DIR}/packaging/extract-words ${CASTALIA_XGETTEXT}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Gathering the words of the program in resources/locale/castalia.pot" VERBATIM)
endif()
