#include "collection/olive/entry_tree.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <new>
#include <optional>

#include <yaml.h>

#include <fmt/format.h>

namespace dawson::collection::olive {
namespace {

std::string_view view(yaml_char_t const* text) {
  return text ? reinterpret_cast<char const*>(text) : std::string_view();
}

bool is_null(yaml_event_t const& event) {
  static constexpr std::array<std::string_view, 5> nulls{"", "~", "null", "Null", "NULL"};
  auto const& scalar = event.data.scalar;
  std::string_view const text(reinterpret_cast<char const*>(scalar.value), scalar.length);
  return scalar.style == YAML_PLAIN_SCALAR_STYLE && !scalar.tag &&
         std::ranges::find(nulls, text) != nulls.end();
}

// The library's time grows with the square of it; no key takes more than three.
constexpr std::size_t deepest = 100;

// libyaml counts characters.
class Bytes {
 public:
  explicit Bytes(std::string_view text) : text_(text) {}

  std::size_t at(std::size_t character) {
    if (character < character_) *this = Bytes(text_);
    while (at_ < text_.size() && character_ < character) {
      for (++at_; at_ < text_.size() && (text_[at_] & 0xC0) == 0x80;) ++at_;
      ++character_;
    }
    return at_;
  }

 private:
  std::string_view text_;
  std::size_t character_ = 0;
  std::size_t at_ = text_.starts_with("\xEF\xBB\xBF") ? 3 : 0;
};

class Reader {
 public:
  Reader(std::string_view entry, std::deque<Node>& nodes) : bytes_(entry), nodes_(nodes) {
    if (yaml_parser_initialize(&parser_) == 0) throw std::bad_alloc();
    yaml_parser_set_encoding(&parser_, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser_, reinterpret_cast<yaml_char_t const*>(entry.data()),
                                 entry.size());
  }
  ~Reader() { yaml_parser_delete(&parser_); }
  Reader(Reader const&) = delete;
  Reader& operator=(Reader const&) = delete;

  /// What is wrong.
  std::optional<text::Diagnostic> run() {
    for (bool more = true; more;) {
      if (open_.size() > deepest)
        return text::error("E-LIMIT", {open_.back()->begin, open_.back()->begin + 1},
                           fmt::format("lists are nested more than {} levels deep", deepest),
                           "nest the lists less deeply; the entry is left out");
      yaml_event_t event;
      if (yaml_parser_parse(&parser_, &event) == 0) return fault();
      std::unique_ptr<yaml_event_t, void (*)(yaml_event_t*)> const owner(&event, yaml_event_delete);
      switch (event.type) {
        case YAML_STREAM_END_EVENT:
        case YAML_DOCUMENT_END_EVENT: more = false; break;
        case YAML_ALIAS_EVENT: {
          auto const named = named_.find(view(event.data.alias.anchor));
          if (named == named_.end())
            return no_yaml(bytes_.at(event.start_mark.index), "undefined anchor");
          put(*named->second);
          break;
        }
        case YAML_SCALAR_EVENT: {
          auto const& scalar = event.data.scalar;
          Node& node = add(event, Node::Kind::scalar, scalar.anchor);
          if (is_null(event)) node.kind = Node::Kind::null;
          else node.text.assign(reinterpret_cast<char const*>(scalar.value), scalar.length);
          break;
        }
        case YAML_SEQUENCE_START_EVENT:
          open_.push_back(&add(event, Node::Kind::list, event.data.sequence_start.anchor));
          break;
        case YAML_MAPPING_START_EVENT:
          open_.push_back(&add(event, Node::Kind::map, event.data.mapping_start.anchor));
          break;
        case YAML_SEQUENCE_END_EVENT:
        case YAML_MAPPING_END_EVENT: open_.pop_back(); break;
        default: break;
      }
    }
    if (nodes_.empty()) nodes_.emplace_back();
    return {};
  }

 private:
  Node& add(yaml_event_t const& event, Node::Kind kind, yaml_char_t const* name) {
    Node& node = nodes_.emplace_back(Node{kind, bytes_.at(event.start_mark.index)});
    put(node);
    if (name) named_.insert_or_assign(std::string(view(name)), &node);
    return node;
  }

  void put(Node const& node) {
    if (open_.empty()) return;
    Node& in = *open_.back();
    if (in.is(Node::Kind::list)) in.items.push_back(&node);
    else if (in.pairs.empty() || in.pairs.back().second) in.pairs.emplace_back(&node, nullptr);
    else in.pairs.back().second = &node;
  }

  text::Diagnostic fault() {
    if (parser_.error == YAML_MEMORY_ERROR) throw std::bad_alloc();
    std::string const why = fmt::format("{}{}{}", parser_.context ? parser_.context : "",
                                        parser_.context ? ", " : "", parser_.problem);
    return parser_.error == YAML_READER_ERROR ? no_yaml(parser_.problem_offset, why)
                                              : no_yaml(bytes_.at(parser_.problem_mark.index), why);
  }

  static text::Diagnostic no_yaml(std::size_t at, std::string const& why) {
    return text::error("E-YAML", {at, at}, "invalid YAML: " + why,
                       "correct the YAML; the entry is left out");
  }

  yaml_parser_t parser_;
  Bytes bytes_;
  std::deque<Node>& nodes_;
  std::vector<Node*> open_;
  std::map<std::string, Node const*, std::less<>> named_;
};

}  // namespace

std::string const* Node::scalar(std::string_view key) const {
  for (auto const& [name, value] : pairs)
    if (name->text == key) return value->is(Kind::scalar) ? &value->text : nullptr;
  return nullptr;
}

text::Result<Tree> Tree::read(std::string_view entry) {
  Tree tree;
  if (auto fault = Reader(entry, tree.nodes_).run()) return std::move(*fault);
  return tree;
}

}  // namespace dawson::collection::olive
