#include "backend/pictures/svg_reading.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::backend::svg_names {
namespace {

// Names are separated by blanks.
constexpr std::string_view elements =
    " a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform "
    "circle clipPath color-profile cursor defs desc ellipse feBlend feColorMatrix "
    "feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap "
    "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur "
    "feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting "
    "feSpotLight feTile feTurbulence filter font font-face font-face-format font-face-name "
    "font-face-src font-face-uri g glyph glyphRef hkern image line linearGradient marker mask "
    "metadata missing-glyph mpath path pattern polygon polyline radialGradient rect set stop "
    "style svg switch symbol text textPath title tref tspan use view vkern ";

// SVG 1.1, appendices M and N, and the attributes that it shares with HTML.
constexpr std::string_view attributes =
    " accent-height accumulate additive alignment-baseline alphabetic amplitude arabic-form "
    "ascent attributeName attributeType azimuth baseFrequency baseProfile baseline-shift bbox "
    "begin bias by calcMode cap-height class clip clip-path clip-rule clipPathUnits color "
    "color-interpolation color-interpolation-filters color-profile color-rendering "
    "contentScriptType contentStyleType cursor cx cy d descent diffuseConstant direction "
    "display divisor dominant-baseline dur dx dy edgeMode elevation enable-background end "
    "exponent externalResourcesRequired fill fill-opacity fill-rule filter filterRes "
    "filterUnits flood-color flood-opacity focusable font font-family font-size "
    "font-size-adjust font-stretch font-style font-variant font-weight format from fx fy g1 "
    "g2 glyph-name glyph-orientation-horizontal glyph-orientation-vertical glyphRef "
    "gradientTransform gradientUnits hanging height horiz-adv-x horiz-origin-x horiz-origin-y "
    "href id ideographic image-rendering in in2 intercept k k1 k2 k3 k4 kernelMatrix "
    "kernelUnitLength kerning keyPoints keySplines keyTimes lang lengthAdjust letter-spacing "
    "lighting-color limitingConeAngle local marker marker-end marker-mid marker-start "
    "markerHeight markerUnits markerWidth mask maskContentUnits maskUnits mathematical max "
    "media method min mode name numOctaves offset opacity operator order orient orientation "
    "origin overflow overline-position overline-thickness panose-1 path pathLength "
    "patternContentUnits patternTransform patternUnits pointer-events points pointsAtX "
    "pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY "
    "rendering-intent repeatCount repeatDur requiredExtensions requiredFeatures restart "
    "result role rotate rx ry scale seed shape-rendering slope spacing specularConstant "
    "specularExponent spreadMethod startOffset stdDeviation stemh stemv stitchTiles "
    "stop-color stop-opacity strikethrough-position strikethrough-thickness string stroke "
    "stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit "
    "stroke-opacity stroke-width style surfaceScale systemLanguage tabindex tableValues "
    "target targetX targetY text-anchor text-decoration text-rendering textLength title to "
    "transform type u1 u2 underline-position underline-thickness unicode unicode-bidi "
    "unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical values "
    "version vert-adv-y vert-origin-x vert-origin-y viewBox viewTarget visibility width "
    "widths word-spacing writing-mode x x-height x1 x2 xChannelSelector y y1 y2 "
    "yChannelSelector z zoomAndPan ";

constexpr std::string_view newer_properties[] = {
    "isolation",     "mask-type",        "mix-blend-mode", "paint-order", "shape-inside",
    "transform-box", "transform-origin", "vector-effect",  "white-space", "will-change"};

// Elements that are dropped if their address is not kept: they have no other content.
constexpr std::string_view of_their_address[] = {
    "image", "use", "feImage", "tref", "font-face-uri", "cursor", "mpath", "color-profile"};
constexpr std::string_view with_data[] = {"image", "feImage", "font-face-uri"};
constexpr std::string_view active_elements[] = {"script", "foreignObject", "handler", "listener",
                                                "iframe", "audio",         "video",   "canvas"};
// Attributes of `<a>` only.
constexpr std::string_view attributes_of_links[] = {"href", "target",   "download",       "ping",
                                                    "rel",  "hreflang", "referrerpolicy", "type"};
constexpr std::string_view animations[] = {"animate", "animateColor", "set"};

bool among(std::string_view name, auto const& names) {
  return std::ranges::find(names, name) != std::end(names);
}

}  // namespace

Name::Name(std::string_view expat_name) {
  std::size_t const first = expat_name.find(separator);
  if (first == std::string_view::npos) {
    local = expat_name;
    return;
  }
  std::size_t const second = std::min(expat_name.find(separator, first + 1), expat_name.size());
  space = expat_name.substr(0, first);
  local = expat_name.substr(first + 1, second - first - 1);
  prefix = expat_name.substr(std::min(second + 1, expat_name.size()));
}

std::string Name::written() const {
  return prefix.empty() ? std::string(local) : fmt::format("{}:{}", prefix, local);
}

bool is_element(std::string_view name) {
  return elements.find(fmt::format(" {} ", name)) != std::string_view::npos;
}
bool is_attribute(std::string_view name) {
  return name.starts_with("data-") || name.starts_with("aria-") ||
         attributes.find(fmt::format(" {} ", name)) != std::string_view::npos;
}
bool is_newer_property(std::string_view name) { return among(name, newer_properties); }
bool is_active(std::string_view name) { return among(name, active_elements); }
bool is_link(Name const& name) { return name.space == svg_space && name.local == "a"; }
bool is_text(Name const& name) {
  constexpr std::string_view of_text[] = {"text", "tspan", "textPath"};
  return name.space == svg_space && among(name.local, of_text);
}
bool is_address(Name const& attribute) {
  return attribute.local == "href" && (attribute.space.empty() || attribute.space == link_space);
}
bool is_of_its_address(std::string_view name) { return among(name, of_their_address); }
bool has_data(std::string_view name) { return among(name, with_data); }
bool is_of_links(std::string_view attribute) { return among(attribute, attributes_of_links); }
bool animates_address(std::string_view element, Name const& attribute, std::string_view value) {
  return attribute.local == "attributeName" && among(element, animations) &&
         (value.ends_with("href") || value.starts_with("on") || value == "style");
}

bool is_id(std::string_view id) {
  auto const begins = [](char c) {
    return text::is_letter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
  };
  return !id.empty() && begins(id.front()) && std::ranges::all_of(id, [&](char c) {
    return begins(c) || text::is_digit(c) || c == '-' || c == '.';
  });
}

void escape(std::string& out, std::string_view text, bool in_attribute) {
  for (char const c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '\r': out += "&#13;"; break;
      case '"': out += in_attribute ? "&quot;" : "\""; break;
      case '\n': out += in_attribute ? "&#10;" : "\n"; break;
      case '\t': out += in_attribute ? "&#9;" : "\t"; break;
      default: out += c;
    }
}

}  // namespace dawson::backend::svg_names

namespace dawson::backend {

// Scans CSS for strings, comments and names only; the meaning of declarations is irrelevant.

namespace {

constexpr std::string_view space = " \t\n\r\f";

// Functions with addresses as arguments, also as plain strings, and `expression`, which runs code.
constexpr std::string_view loading[] = {
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "expression"};

// Returns the value of a hexadecimal digit, or -1 for another character.
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
    if (at_rule && word == "namespace") {  // names a namespace and loads nothing
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

  // Returns the character that a backslash escape stands for.
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

  // Parses the argument up to the closing parenthesis. Returns false if it contains an address
  // that is not kept.
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
      if (c == '(') {  // a nested function, whose argument can be unquoted
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
  // Browsers ignore leading blanks and control characters.
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
