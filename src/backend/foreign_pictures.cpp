#include "backend/foreign_pictures.hpp"

#include <fontconfig/fontconfig.h>

namespace dawson::backend {

void give_fonts_to(std::string_view svg) {
  if (svg.find("<text") == svg.npos && svg.find(":text") == svg.npos) return;
  static FcConfig* const of_the_machine = FcInitLoadConfigAndFonts();
  FcConfigSetCurrent(of_the_machine);
}

}  // namespace dawson::backend
