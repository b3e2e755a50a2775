#include "backend/pictures/svg_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "text/ascii.hpp"

namespace dawson::backend::svg_names {
namespace {

// Each between blanks.
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

// SVG 1.1, appendices M and N, and what HTML shares with it.
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

// Elements that are nothing without the file that they name.
constexpr std::string_view of_their_address[] = {
    "image", "use", "feImage", "tref", "font-face-uri", "cursor", "mpath", "color-profile"};
constexpr std::string_view with_data[] = {"image", "feImage", "font-face-uri"};
constexpr std::string_view active_elements[] = {"script", "foreignObject", "handler", "listener",
                                                "iframe", "audio",         "video",   "canvas"};
// Of `<a>` alone.
constexpr std::string_view attributes_of_links[] = {"href", "target",   "download",       "ping",
                                                    "rel",  "hreflang", "referrerpolicy", "type"};
constexpr std::string_view animations[] = {"animate", "animateColor", "set"};

bool among(std::string_view name, auto const& names) {
  return std::ranges::find(names, name) != std::end(names);
}

}  // namespace

Name::Name(std::string_view told) {
  std::size_t const first = told.find(separator);
  if (first == std::string_view::npos) {
    local = told;
    return;
  }
  std::size_t const second = std::min(told.find(separator, first + 1), told.size());
  space = told.substr(0, first);
  local = told.substr(first + 1, second - first - 1);
  prefix = told.substr(std::min(second + 1, told.size()));
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
