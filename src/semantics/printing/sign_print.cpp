#include "semantics/printing/sign_print.hpp"

#include <fmt/format.h>

#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

constexpr std::string_view no_break_space = "\u00A0";

}  // namespace

std::string SignPrint::capture(bool is_long, bool optional) const {
  bool const none = form.capture == "none";
  if (none) return is_long ? "-" : "";
  std::string const sign = form.capture.empty() && is_long ? "x" : form.capture;
  return optional && !sign.empty() ? fmt::format("({})", sign) : sign;
}

std::string SignPrint::en_passant(std::string_view written) const {
  if (form.en_passant == "none") return {};
  return fmt::format("{}{}", no_break_space, form.en_passant.empty() ? written : form.en_passant);
}

std::string SignPrint::check(std::string_view written) const {
  if (form.check.empty()) return std::string(written);
  if (form.check == "none") return {};
  std::string const sign = form.check == "+ ++" ? half.check : form.check;
  return written.starts_with('(') ? fmt::format("({})", sign) : sign;
}

std::string SignPrint::goal(std::string_view written) const {
  bool const word = text::is_letter(written.front());
  std::string const as_written = fmt::format("{}{}", word ? no_break_space : "", written);
  if (half.goal == "#") {
    if (drops_mates) return {};
    if (form.mate.empty()) return as_written;
    if (form.mate == "word")
      return fmt::format("{}{}", no_break_space, word_of(form, "mate", language));
    return form.mate == "none" ? "#" : form.mate;
  }
  if (half.goal == "=" && spaced_goal) return fmt::format("{}=", no_break_space);
  if (half.goal != "=" || form.mate.empty()) return as_written;
  return form.mate == "word"
             ? fmt::format("{}{}", no_break_space, word_of(form, "stalemate", language))
             : "=";
}

std::string SignPrint::castling(char written) const {
  if (form.castling.empty()) return std::string(1, written);
  bool const zeros = form.castling == "0-0";
  if (written == 'O' && zeros) return "0";
  if (written == '0' && !zeros) return "O";
  return std::string(1, written);
}

std::pair<std::string, std::string> SignPrint::around_promotion(std::string_view before,
                                                                std::string_view after) const {
  if (form.promotion.empty()) return {std::string(before), std::string(after)};
  std::size_t const piece = form.promotion.find('X');
  return {form.promotion.substr(0, piece), form.promotion.substr(piece + 1)};
}

}  // namespace dawson::semantics
