# castalia_pot: collects every sentence of the program in the template from which catalogues are made.
find_program(CASTALIA_XGETTEXT xgettext)
if(CASTALIA_XGETTEXT)
  add_custom_target(castalia_pot
    COMMAND sh ${PROJECT_SOURCE_DIR}/packaging/extract-words ${CASTALIA_XGETTEXT}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Gathering the words of the program in resources/locale/castalia.pot" VERBATIM)
endif()
