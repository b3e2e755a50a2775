// Strings, comments and names are recognised, nothing else: what a declaration means is of no
// interest here.
#include "backend/pictures/css_addresses.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

constexpr std::string_view space = " \t\n\r\f";

// Functions whose arguments are addresses, also as plain strings, and the one that runs code.
constexpr std::string_view loading[] = {
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "expression"};

// -1 for what is no digit of sixteen.
int hex_value(char c) {
  if (text::is_digit(c)) return c - '0';
  char const letter = text::to_lower(c);
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

bool is_space(char c) { return space.find(c) != std::string_view::npos; }

class CssReader {
 public:
  CssReader(std::string_view css, std::function<bool(std::string const&)> const& keeps)
      : css_(css), keeps_(keeps) {}

  std::string run() {
    while (at_ < css_.size()) step();
    return std::move(out_);
  }

 private:
  void step() {
    std::size_t const begin = at_;
    if (css_.substr(at_).starts_with("/*")) {
      at_ = std::min(css_.find("*/", at_ + 2), css_.size() - 2) + 2;
      return copy(begin);
    }
    if (css_[at_] == '"' || css_[at_] == '\'') {
      string();
      return copy(begin);
    }
    bool const at_rule = css_[at_] == '@';
    if (at_rule) ++at_;
    std::string const word = text::lower_case(name());
    if (at_rule && word == "import") return drop_import();
    if (at_rule && word == "namespace") {  // names, and loads nothing
      at_ = std::min(css_.find(';', at_), css_.size());
      return copy(begin);
    }
    if (!word.empty() && at_ < css_.size() && css_[at_] == '(' &&
        std::ranges::find(loading, word) != std::end(loading))
      return function(begin, word);
    if (at_ == begin) ++at_;
    copy(begin);
  }

  void copy(std::size_t begin) { out_ += css_.substr(begin, at_ - begin); }

  // The character that a backslash begins.
  std::string escape() {
    ++at_;
    std::size_t digits = 0;
    char32_t code = 0;
    while (digits < 6 && at_ < css_.size() && hex_value(css_[at_]) >= 0) {
      code = code * 16 + static_cast<char32_t>(hex_value(css_[at_]));
      ++digits, ++at_;
    }
    if (digits > 0) {
      if (at_ < css_.size() && is_space(css_[at_])) ++at_;
      bool const none = code == 0 || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF);
      std::string letter;
      text::utf8_append(letter, none ? U'\uFFFD' : code);
      return letter;
    }
    return at_ < css_.size() ? std::string(1, css_[at_++]) : std::string();
  }

  std::string name() {
    std::string out;
    while (at_ < css_.size()) {
      char const c = css_[at_];
      if (c == '\\') out += escape();
      else if (text::is_alphanumeric(c) || c == '-' || c == '_' || static_cast<signed char>(c) < 0)
        out += css_[at_++];
      else break;
    }
    return out;
  }

  std::string string() {
    char const quote = css_[at_++];
    std::string out;
    while (at_ < css_.size() && css_[at_] != quote) {
      if (css_[at_] == '\\') out += escape();
      else out += css_[at_++];
    }
    at_ = std::min(at_ + 1, css_.size());
    return out;
  }

  void skip_space() {
    while (at_ < css_.size() && is_space(css_[at_])) ++at_;
  }

  // What stands in the parentheses; false where an address is not kept.
  bool argument(bool bare) {
    bool kept = true;
    auto const look = [&](std::string const& address) { kept = keeps_(address) && kept; };
    skip_space();
    if (bare && at_ < css_.size() && css_[at_] != '"' && css_[at_] != '\'') {
      std::string address;
      while (at_ < css_.size() && css_[at_] != ')') {
        if (css_[at_] == '\\') address += escape();
        else address += css_[at_++];
      }
      while (!address.empty() && is_space(address.back())) address.pop_back();
      look(address);
    }
    for (int depth = 1; at_ < css_.size();) {
      char const c = css_[at_];
      if (c == '"' || c == '\'') {
        look(string());
        continue;
      }
      ++at_;
      if (c == '\\') at_ = std::min(at_ + 1, css_.size());
      if (c == '(') {  // of a function within: its argument may have no quotes
        ++depth;
        skip_space();
        if (at_ < css_.size() && css_[at_] != '"' && css_[at_] != '\'' && css_[at_] != ')') {
          std::size_t const end = std::min(css_.find(')', at_), css_.size());
          look(std::string(css_.substr(at_, end - at_)));
        }
      }
      if (c == ')' && --depth == 0) break;
    }
    return kept;
  }

  void function(std::size_t begin, std::string const& word) {
    ++at_;
    bool const runs = word == "expression" && !keeps_("expression()");
    if (argument(word == "url" || word == "src") && !runs) return copy(begin);
    out_ += "none";
  }

  void drop_import() {
    skip_space();
    std::size_t const begin = at_;
    if (at_ < css_.size() && (css_[at_] == '"' || css_[at_] == '\'')) {
      keeps_("@import " + string());
    } else if (name(); at_ < css_.size() && css_[at_] == '(') {
      ++at_;
      if (argument(true)) keeps_("@import");
    } else {
      keeps_("@import " + std::string(css_.substr(begin, at_ - begin)));
    }
    at_ = std::min(css_.find(';', at_), css_.size() - 1) + 1;
  }

  std::string_view css_;
  std::function<bool(std::string const&)> const& keeps_;
  std::size_t at_ = 0;
  std::string out_;
};

}  // namespace

bool stays_in_picture(std::string_view address) {
  // Browsers skip blanks and control characters at the beginning.
  while (!address.empty() && static_cast<unsigned char>(address.front()) <= ' ')
    address.remove_prefix(1);
  constexpr std::string_view embedded[] = {
      "data:image/png",  "data:image/jpeg", "data:image/jpg",          "data:image/gif",
      "data:image/webp", "data:font/",      "data:application/x-font", "data:application/font"};
  if (address.empty() || address.front() == '#') return true;
  std::string const start = text::lower_case(address.substr(0, 32));
  return std::ranges::any_of(embedded, [&](auto kind) { return start.starts_with(kind); });
}

std::string without_far_addresses(std::string_view css,
                                  std::function<bool(std::string const&)> const& keeps) {
  return CssReader(css, keeps).run();
}

}  // namespace dawson::backend
