# Included by src/CMakeLists.txt. Rules for `make install`: the program, the files that it generates (manual pages, shell
# completion), the library with its header, a TDS tree for LaTeX, the manual and the examples.
include(GNUInstallDirs)
install(TARGETS dawson)
if(TARGET dawson_shared)
  install(TARGETS dawson_shared)
endif()
# `dawson serve` answers at /play, if `make playground` has been run.
install(DIRECTORY ${CMAKE_BINARY_DIR}/playground DESTINATION ${CMAKE_INSTALL_DATADIR}/dawson OPTIONAL
  PATTERN *.br EXCLUDE PATTERN *.gz EXCLUDE)
# The description for pkg-config finds the other files from its own place, wherever that is.
file(RELATIVE_PATH prefix_from_libraries /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(library/dawson.pc.in ${CMAKE_CURRENT_BINARY_DIR}/dawson.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/dawson.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# The installed program writes these files during installation.
set(self ${CMAKE_CURRENT_BINARY_DIR}/self)
install(CODE "execute_process(COMMAND ${CMAKE_COMMAND} -D PROGRAM=${CMAKE_BINARY_DIR}/dawson -D INTO=${self}
  -D MANUAL=${CMAKE_SOURCE_DIR}/examples/manual.md -P ${CMAKE_CURRENT_SOURCE_DIR}/cli/help/write.cmake
  COMMAND_ERROR_IS_FATAL ANY)")
install(DIRECTORY ${self}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES ${self}/bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME dawson)
install(FILES ${self}/zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _dawson)
install(FILES ${self}/fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME dawson.fish)

set(texmf ${CMAKE_INSTALL_DATADIR}/texmf)
install(FILES ${style_sources} ${fonts}/udawson.fd DESTINATION ${texmf}/tex/latex/dawson)
foreach(file IN LISTS type_1_files)
  string(REGEX REPLACE ".*\\.pfb" type1 kind ${file})
  string(REGEX REPLACE ".*\\.tfm" tfm kind ${kind})
  install(FILES ${fonts}/${file} DESTINATION ${texmf}/fonts/${kind}/dawson)
endforeach()
install(FILES ${fonts}/dawson.map DESTINATION ${texmf}/fonts/map/dvips/dawson)
install(FILES ${fonts}/Dawson.otf DESTINATION ${texmf}/fonts/opentype/dawson)
# `texdoc dawson` searches here.
install(FILES ${self}/manual.pdf DESTINATION ${texmf}/doc/latex/dawson RENAME dawson.pdf)

set(texts README.md CHANGELOG.md LICENSE)
list(TRANSFORM texts PREPEND ${CMAKE_SOURCE_DIR}/)
install(FILES ${texts} DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
