#include "layout/templates/template_writer.hpp"

#include <string_view>

namespace dawson::layout {
namespace {

std::string written(Parts const& parts);

std::string escaped(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (std::string_view("{}[]*\\|").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// "2", "2-", "2-5".
std::string items(SlotUse const& use) {
  if (use.first == 1 && use.last == all_items) return {};
  std::string out = " " + std::to_string(use.first);
  if (use.last == use.first) return out;
  return out + "-" + (use.last == all_items ? "" : std::to_string(use.last));
}

struct Writer {
  std::string operator()(Literal const& literal) const { return escaped(literal.text); }
  std::string operator()(WordUse const& use) const { return "{word " + use.name + "}"; }
  std::string operator()(SlotUse const& use) const {
    std::string out = "{" + std::string(use.slot.name) + items(use);
    for (FormWord const& form : forms_of(use.slot))
      if (form.form == use.form) out += " " + std::string(form.word);
    if (use.join) out += " join \"" + *use.join + "\"";
    if (use.last_separator)
      out += use.last_separator->is_word ? " last " + use.last_separator->text
                                         : " last \"" + use.last_separator->text + "\"";
    return out + "}";
  }
  std::string operator()(Emphasised const& marked) const {
    std::string const sign = marked.bold ? marked.italic ? "***" : "**" : "*";
    return sign + written(marked.parts) + sign;
  }
  std::string operator()(Group const& group) const {
    std::string out = "[";
    for (Condition const& condition : group.conditions)
      out += (condition.wants_value ? "{?" : "{!") + std::string(condition.slot.name) + "}";
    return out + written(group.parts) + "]";
  }
};

std::string written(Parts const& parts) {
  std::string out;
  for (Part const& part : parts) out += std::visit(Writer{}, part);
  return out;
}

}  // namespace

// Cells keep the blanks around their bars.
std::string written(Template const& line) {
  std::string out;
  for (Parts const& cell : line.cells) {
    if (&cell != &line.cells.front()) out += "|";
    out += written(cell);
  }
  return out;
}

}  // namespace dawson::layout
