# Included by src/CMakeLists.txt. The drawings in men/ become C++ data for the back ends and, on demand
# (target artwork_tex), the committed tex/dawson-men.tex.
set(men ${CMAKE_CURRENT_SOURCE_DIR}/artwork/men)
file(GLOB drawings CONFIGURE_DEPENDS ${men}/*.svg)

add_executable(dawson_artwork_tool artwork/generate_tool.cpp artwork/figure.cpp artwork/path.cpp artwork/writers.cpp)
set_target_properties(dawson_artwork_tool PROPERTIES OUTPUT_NAME dawson-artwork)
target_include_directories(dawson_artwork_tool PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})

set(figures ${CMAKE_CURRENT_BINARY_DIR}/artwork/figures.cpp)
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/artwork)
add_custom_command(OUTPUT ${figures}
  COMMAND dawson_artwork_tool --cpp ${figures} ${men}
  DEPENDS dawson_artwork_tool ${drawings}
  COMMENT "Generating the men's data" VERBATIM)
# Data, filled in once: optimising it takes longer than all that it could save.
set_source_files_properties(${figures} PROPERTIES COMPILE_OPTIONS -O0)

# The fonts, by Debian's fontforge: its module is that of the system's Python alone.
find_program(DAWSON_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH REQUIRED)
execute_process(COMMAND ${DAWSON_PYTHON} -c "import fontforge" RESULT_VARIABLE no_fontforge OUTPUT_QUIET ERROR_QUIET)
if(no_fontforge)
  message(FATAL_ERROR "${DAWSON_PYTHON} has no module fontforge: install python3-fontforge")
endif()
set(outlines ${CMAKE_CURRENT_BINARY_DIR}/artwork/outlines.txt)
set(font_source ${CMAKE_CURRENT_BINARY_DIR}/artwork/font.cpp)
set(fonts ${CMAKE_BINARY_DIR}/fonts)
file(MAKE_DIRECTORY ${fonts})
add_custom_command(OUTPUT ${outlines}
  COMMAND dawson_artwork_tool --outlines ${outlines} ${men}
  DEPENDS dawson_artwork_tool ${drawings} VERBATIM)
# Eight figures fill a Type 1 font; the hatchings of dark squares take the room of one.
list(LENGTH drawings figure_count)
math(EXPR last_font "${figure_count} / 8")
set(type_1_files "")
foreach(number RANGE ${last_font})
  list(APPEND type_1_files dawson${number}.pfb dawson${number}.tfm)
endforeach()
list(TRANSFORM type_1_files PREPEND ${fonts}/ OUTPUT_VARIABLE type_1_outputs)
add_custom_command(OUTPUT ${font_source} ${fonts}/Dawson.otf ${fonts}/udawson.fd ${fonts}/dawson.map ${fonts}/local.map
    ${type_1_outputs}
  COMMAND ${DAWSON_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/artwork/make_fonts.py ${outlines} ${fonts} ${font_source}
    ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/artwork/make_fonts.py ${outlines}
  COMMENT "Making the fonts" VERBATIM)

dawson_room(artwork USES text GENERATED ${figures} ${font_source})

add_custom_target(artwork_tex
  COMMAND dawson_artwork_tool --tex ${PROJECT_SOURCE_DIR}/tex/dawson-men.tex ${men}
  COMMENT "Generating tex/dawson-men.tex" VERBATIM)
