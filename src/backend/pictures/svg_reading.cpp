// Reads SVG files with expat, whatever their encoding, and writes them again without the parts
// that are not allowed. Elements are those of SVG 1.1 (appendix M) and SVG 2.
#include "backend/pictures/svg_reading.hpp"

#define XML_DTD  // makes expat declare its limits for entities
#include <expat.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <mutex>
#include <new>
#include <set>
#include <type_traits>
#include <utility>

#include "text/c_library.hpp"
#include "text/encoding.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

using namespace svg_names;

constexpr std::size_t max_reported = 10;  // dropped parts that are reported one by one

std::string shortened(std::string text) {
  constexpr std::size_t most = 40;
  for (char& c : text)
    if (static_cast<unsigned char>(c) < ' ' || c == '`') c = ' ';
  if (text.size() <= most) return text;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
  return text.substr(0, end) + "...";
}

std::string trimmed(std::string_view text) {
  std::size_t const begin = text.find_first_not_of(text::white_space);
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(text::white_space) + 1 - begin));
}

class SvgReader {
 public:
  /// `undefined`: ids without an element, as found by an earlier pass.
  explicit SvgReader(std::set<std::string> const& undefined) : undefined_(undefined) {}

  /// Returns the ids that are referred to but that no element has.
  std::set<std::string> missing() const {
    std::set<std::string> out;
    std::ranges::set_difference(named_, ids_, std::inserter(out, out.end()));
    return out;
  }

  text::Result<SvgFile> run(std::string_view bytes, char const* encoding) {
    parser_.reset(XML_ParserCreateNS(encoding, separator));
    if (!parser_) throw std::bad_alloc();
    XML_SetReturnNSTriplet(parser_.get(), 1);
    XML_SetUserData(parser_.get(), this);
    constexpr float growth = 20;
    constexpr unsigned long long free_of_it = 1 << 20;
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser_.get(), growth);
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser_.get(), free_of_it);
    listen();
    changed_ = changed_ || encoding || bytes.starts_with("\xEF\xBB\xBF") ||
               bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    auto const status = XML_Parse(parser_.get(), bytes.data(), static_cast<int>(bytes.size()), 1);
    if (!why_.empty()) return no_svg(why_, place());
    if (status != XML_STATUS_OK)
      return no_svg(fmt::format("{} on line {}", XML_ErrorString(XML_GetErrorCode(parser_.get())),
                                XML_GetCurrentLineNumber(parser_.get())),
                    place());
    if (further_ > 0)
      out_.dropped.push_back(
          {DroppedPart::Why::active, fmt::format("{} more parts", further_), 0, 0});
    out_.bytes = changed_ ? std::move(text_) + "\n" : std::string(bytes);
    return std::move(out_);
  }

 private:
  using Parser = text::CPtr<std::remove_pointer_t<XML_Parser>, XML_ParserFree>;

  void listen() {
    auto* const parser = parser_.get();
    XML_SetElementHandler(
        parser,
        [](void* data, XML_Char const* name, XML_Char const** attributes) {
          reader(data).begin(Name(name), attributes);
        },
        [](void* data, XML_Char const* name) { reader(data).end(Name(name)); });
    XML_SetCharacterDataHandler(parser, [](void* data, XML_Char const* text, int length) {
      reader(data).text({text, static_cast<std::size_t>(length)});
    });
    XML_SetStartNamespaceDeclHandler(
        parser, [](void* data, XML_Char const* prefix, XML_Char const* uri) {
          reader(data).declared_.emplace_back(prefix ? prefix : "", uri ? uri : "");
        });
    XML_SetProcessingInstructionHandler(
        parser, [](void* data, XML_Char const* target, XML_Char const*) {
          reader(data).drop(DroppedPart::Why::outside, fmt::format("<?{}?>", target));
        });
    XML_SetStartDoctypeDeclHandler(
        parser, [](void* data, XML_Char const*, XML_Char const*, XML_Char const*, int) {
          reader(data).changed_ = true;
        });
    XML_SetXmlDeclHandler(parser, [](void* data, XML_Char const*, XML_Char const* encoding, int) {
      if (encoding && text::lower_case(encoding) != "utf-8") reader(data).changed_ = true;
    });
    XML_SetExternalEntityRefHandler(
        parser,
        [](XML_Parser from, XML_Char const* context, XML_Char const*, XML_Char const*,
           XML_Char const*) -> int {
          reader(XML_GetUserData(from))
              .drop(DroppedPart::Why::outside,
                    fmt::format("entity {}", last_of(context ? context : "")));
          return XML_STATUS_OK;
        });
    XML_SetUnknownEncodingHandler(parser, &SvgReader::of_one_byte, nullptr);
    // Receives everything without a handler of its own, including undefined entities.
    XML_SetDefaultHandlerExpand(parser, [](void* data, XML_Char const* text, int length) {
      std::string_view const what(text, static_cast<std::size_t>(length));
      if (what.starts_with('&') && what.ends_with(';'))
        reader(data).stop(fmt::format("undefined entity {}", what));
    });
  }

  static int of_one_byte(void*, XML_Char const* name, XML_Encoding* info) {
    static std::mutex several_threads;
    static std::set<std::string> names;  // keeps the names alive for the encodings
    std::lock_guard const lock(several_threads);
    text::Encoding const* const known = text::Encoding::find(*names.emplace(name).first);
    if (!known) return XML_STATUS_ERROR;
    for (int byte = 0; byte < 256; ++byte) {
      std::string const letter = known->decode(std::string(1, static_cast<char>(byte)));
      info->map[byte] = byte < 0x80 ? byte : static_cast<int>(text::utf8_decode(letter, 0));
    }
    return XML_STATUS_OK;
  }

  // Returns the last of the open namespaces and entities, in expat's format.
  static std::string_view last_of(std::string_view context) {
    return context.substr(context.rfind('\f') + 1);
  }

  static SvgReader& reader(void* data) { return *static_cast<SvgReader*>(data); }

  void stop(std::string const& why) {
    if (!why_.empty()) return;
    why_ = fmt::format("{} on line {}", why, XML_GetCurrentLineNumber(parser_.get()));
    XML_StopParser(parser_.get(), XML_FALSE);
  }

  void drop(DroppedPart::Why why, std::string const& what) {
    changed_ = true;
    std::string quoted = fmt::format("`{}`", shortened(what));
    if (std::ranges::find(out_.dropped, quoted, &DroppedPart::what) != out_.dropped.end()) return;
    if (out_.dropped.size() >= max_reported) return void(++further_);
    out_.dropped.push_back({why, std::move(quoted),
                            static_cast<std::size_t>(XML_GetCurrentLineNumber(parser_.get())),
                            place()});
  }

  /// Returns the byte offset of the parser, or 0 if expat does not know it.
  std::size_t place() const {
    return static_cast<std::size_t>(std::max<XML_Index>(XML_GetCurrentByteIndex(parser_.get()), 0));
  }

  void begin(Name const& name, XML_Char const** attributes) {
    if (!why_.empty()) return;
    auto const declared = std::exchange(declared_, {});
    if (depth_++ == 0 && !is_root(name, attributes)) return;
    if (skipped_ > 0) return void(++skipped_);
    if (is_dropped(name, attributes)) return void(skipped_ = 1);
    close_tag();
    names_.push_back(is_link(name) ? in_text_ > 0 ? "tspan" : "g" : name.written());
    if (is_link(name) && !name.prefix.empty())
      names_.back() = fmt::format("{}:{}", name.prefix, names_.back());
    changed_ = changed_ || is_link(name);
    in_text_ += is_text(name) ? 1 : 0;
    text_ += "<" + names_.back();
    for (auto const& [prefix, uri] : declared) {
      text_ += prefix.empty() ? " xmlns" : " xmlns:" + prefix;
      text_ += "=\"";
      escape(text_, uri, true);
      text_ += '"';
    }
    put_attributes(name, attributes);
    tag_is_open_ = true;
    in_style_ = name.space == svg_space && name.local == "style";
    if (text_.size() > most_svg_bytes) stop("more than 64 MB");
  }

  bool is_root(Name const& name, XML_Char const** attributes) {
    if (name.local != "svg" || name.space != svg_space) {
      stop(name.local == "svg"
               ? "`svg` without xmlns=\"http://www.w3.org/2000/svg\""
               : fmt::format("`{}` instead of `svg`", shortened(std::string(name.local))));
      return false;
    }
    for (; *attributes; attributes += 2)
      for (std::string_view const side : {"width", "height"})
        if (side == attributes[0]) {
          char* number_end = nullptr;
          double const length = std::strtod(attributes[1], &number_end);
          if (number_end != attributes[1] && !(length > 0)) {
            stop(fmt::format("{} {}", side, shortened(attributes[1])));
            return false;
          }
        }
    return true;
  }

  bool is_dropped(Name const& name, XML_Char const** attributes) {
    auto const dropped = [&](DroppedPart::Why why, std::string const& what) {
      drop(why, what);
      return true;
    };
    std::string const tag = fmt::format("<{}>", name.written());
    if (name.space == html_space || name.local == "script")
      return dropped(DroppedPart::Why::active, tag);
    if (name.space != svg_space && !name.space.empty()) return false;  // metadata of other programs
    if (is_active(name.local)) return dropped(DroppedPart::Why::active, tag);
    if (name.space.empty() || !is_element(name.local))
      return dropped(DroppedPart::Why::unknown, tag);
    for (; *attributes; attributes += 2) {
      Name const attribute(attributes[0]);
      std::string_view const value = attributes[1];
      if (animates_address(name.local, attribute, value))
        return dropped(DroppedPart::Why::active,
                       fmt::format("<{} attributeName=\"{}\">", name.local, value));
      if (is_address(attribute) && is_of_its_address(name.local) && !keeps(name, value))
        return true;
    }
    return false;
  }

  // Returns whether an element may refer to this address; reports an address that is dropped.
  bool keeps(Name const& element, std::string_view written) {
    std::string const address = trimmed(written);
    bool const embedded = !address.empty() && address.front() != '#';
    if (embedded && stays_in_picture(address) && !has_data(element.local)) {
      drop(DroppedPart::Why::outside, address);
      return false;
    }
    return keeps(address);
  }

  bool keeps(std::string const& address) {
    if (!stays_in_picture(address)) {
      drop(address == "expression()" ? DroppedPart::Why::active : DroppedPart::Why::outside,
           address);
      return false;
    }
    if (!address.starts_with('#') || address.size() == 1) return true;
    if (undefined_.contains(address.substr(1))) {
      drop(DroppedPart::Why::undefined, address);
      return false;
    }
    named_.insert(address.substr(1));
    return true;
  }

  // E-book readers implement SVG 1.1: properties written as SVG 2 attributes move into `style`.
  void put_attributes(Name const& element, XML_Char const** attributes) {
    std::string properties;
    std::string_view style;
    for (auto const* each = attributes; *each; each += 2) {
      Name const attribute(each[0]);
      if (element.space == svg_space && attribute.space.empty() &&
          is_newer_property(attribute.local))
        properties += fmt::format("{}:{};", attribute.local, each[1]);
      else if (attribute.space.empty() && attribute.local == "style") style = each[1];
      else put_attribute(element, attribute, each[1]);
    }
    changed_ = changed_ || !properties.empty();
    properties += style;
    if (!properties.empty()) put_attribute(element, Name("style"), properties);
  }

  void put_attribute(Name const& element, Name const& attribute, std::string_view value) {
    std::string const written = attribute.written();
    if ((attribute.space.empty() && text::lower_case(attribute.local).starts_with("on")) ||
        attribute.space == event_space)
      return drop(DroppedPart::Why::active, written);
    if (element.space == svg_space && attribute.space.empty() && !is_attribute(attribute.local) &&
        !(is_link(element) && is_of_links(attribute.local)))
      return drop(DroppedPart::Why::unknown, written);
    if (attribute.space == xml_space && attribute.local == "base")
      return drop(DroppedPart::Why::outside, fmt::format("xml:base=\"{}\"", value));
    if (is_address(attribute) && is_link(element) && !stays_in_picture(trimmed(value)))
      return drop(DroppedPart::Why::link, trimmed(value));
    if (is_address(attribute) && !keeps(element, value)) return;
    if (is_link(element) && (attribute.space == link_space || is_of_links(attribute.local))) return;
    bool const is_id = attribute.space.empty() && attribute.local == "id";
    bool const is_sound_id = is_id && svg_names::is_id(value) && !ids_.contains(std::string(value));
    if (attribute.space == xml_space && attribute.local == "id") return void(changed_ = true);
    if (is_id && !is_sound_id)
      return drop(DroppedPart::Why::duplicate, fmt::format("{}=\"{}\"", written, value));
    if (is_id) ids_.emplace(value);
    std::string const kept = attribute.space.empty() ? without_far(value) : std::string(value);
    text_ += fmt::format(" {}=\"", written);
    escape(text_, kept, true);
    text_ += '"';
  }

  std::string without_far(std::string_view css) {
    if (css.find('(') == std::string_view::npos && css.find('@') == std::string_view::npos)
      return std::string(css);
    return without_far_addresses(css,
                                 [this](std::string const& address) { return keeps(address); });
  }

  void close_tag() {
    if (std::exchange(tag_is_open_, false)) text_ += '>';
    put_style();
  }

  void put_style() {
    if (style_.empty()) return;
    escape(text_, without_far(style_), false);
    style_.clear();
  }

  void text(std::string_view what) {
    if (skipped_ > 0) return;
    if (in_style_) return void(style_ += what);
    close_tag();
    escape(text_, what, false);
  }

  void end(Name const& name) {
    if (!why_.empty()) return;
    --depth_;
    if (skipped_ > 0) return void(--skipped_);
    if (in_style_ && !style_.empty()) close_tag();
    in_style_ = false;
    if (std::exchange(tag_is_open_, false)) text_ += "/>";
    else text_ += fmt::format("</{}>", names_.back());
    names_.pop_back();
    in_text_ -= is_text(name) ? 1 : 0;
  }

  Parser parser_;
  SvgFile out_;
  std::string why_;  // reason why it is no picture
  std::string text_;
  std::string style_;  // text of the open style element
  bool changed_ = false, tag_is_open_ = false, in_style_ = false;
  std::size_t depth_ = 0, skipped_ = 0, further_ = 0;
  std::vector<std::pair<std::string, std::string>>
      declared_;                    // namespaces declared for the next element
  std::vector<std::string> names_;  // written names of the open elements
  std::size_t in_text_ = 0;         // number of open text elements
  std::set<std::string> const& undefined_;
  std::set<std::string> ids_, named_;
};

}  // namespace

text::Diagnostic no_svg(std::string why, std::size_t at) {
  return text::error("E-IMAGE", {at, at}, std::move(why));
}

SvgReading read_svg_once(std::string_view bytes, char const* encoding,
                         std::set<std::string> const& undefined) {
  SvgReader reader(undefined);
  text::Result<SvgFile> read = reader.run(bytes, encoding);
  return {std::move(read), reader.missing()};
}

}  // namespace dawson::backend
