#include "collection/olive/entry.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <yaml.h>

#include "chess/fairy_pieces.hpp"
#include "collection/position.hpp"
#include "semantics/popeye/words.hpp"
#include "text/scanning.hpp"

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

// The library's time grows with the square of the depth; no key needs more than three levels.
constexpr std::size_t deepest = 100;

// Converts character positions to bytes, since libyaml counts characters.
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

  /// Returns the first error.
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

// The end of the line is cached, since a line may be as long as the file.
text::Span EntryText::where(Node const& node) {
  if (node.begin < line_.begin || node.begin >= line_.end)
    line_ = {node.begin, std::min(bytes_.find_first_of("\r\n", node.begin), bytes_.size())};
  return {node.begin, line_.end};
}

text::SourceMappedText EntryText::mapped(Node const& scalar) {
  text::Span const place = where(scalar);
  text::SourceMappedText made;
  if (bytes_.substr(place.begin).starts_with(scalar.text)) made.append(scalar.text, place.begin);
  else if (auto block = block_at(place, scalar.text)) return std::move(*block);
  else made.append_for(scalar.text, place);
  return made;
}

// A line of a literal block is a line of the entry without its indent.
std::optional<text::SourceMappedText> EntryText::block_at(text::Span head, std::string_view text) {
  if (head.end <= head.begin || bytes_[head.begin] != '|') return {};
  text::SourceMappedText made;
  std::size_t next = bytes_.find('\n', head.begin);
  while (!text.empty()) {
    if (next == std::string_view::npos) return {};
    std::size_t const begin = next + 1, end = std::min(bytes_.find('\n', begin), bytes_.size());
    std::string_view const line = text.substr(0, text.find('\n'));
    std::string_view written = bytes_.substr(begin, end - begin);
    if (written.ends_with('\r')) written.remove_suffix(1);
    if (!line.empty() && !written.ends_with(line)) return {};
    made.append(line, begin + written.size() - line.size());
    text.remove_prefix(line.size());
    if (text.empty()) break;
    made.append_for("\n", {begin + written.size(), std::min(end + 1, bytes_.size())});
    text.remove_prefix(1);
    next = end < bytes_.size() ? end : std::string_view::npos;
  }
  return made;
}

std::optional<text::SourceMappedText> EntryText::scalar(Node const& node) {
  if (node.is(Node::Kind::scalar)) return mapped(node);
  if (!node.is(Node::Kind::null))
    emit(text::warning("W-VALUE", where(node), "expected text, found a list or a map; ignored"));
  return {};
}

namespace {

namespace popeye = semantics::popeye;
using Kind = Node::Kind;

constexpr std::string_view pawn = "P";

bool is_square(std::string_view text) { return text.size() == 2 && popeye::are_squares(text); }

// Returns the name of the piece with this walk in the reader's language.
std::string called(std::string_view walk) {
  auto const* const piece = chess::find_fairy_piece(walk, chess::Language::english);
  return piece ? std::string(piece->name) : std::string(walk);
}

}  // namespace

void PiecesReader::refuse(text::Span where, std::string_view code, std::string message) {
  sound_ = false;
  entry_.emit(text::error(std::string(code), where, std::move(message),
                          "write Popeye's letters and a square (`Sg3`, `PAa6`, `Royal Zf3`) under "
                          "`white`, `black` or `neutral`; the entry is left out"));
}

void PiecesReader::read_algebraic(Node const& node) {
  if (!node.is(Kind::map))
    return refuse(entry_.where(node), "E-MAN", "expected lists of pieces by colour");
  for (auto const& [colour, pieces] : node.pairs) {
    auto const found =
        popeye::match(std::string_view(colour->text), popeye::colours(), chess::Language::english);
    if (!found.index || !popeye::colours()[*found.index].side) {
      refuse(entry_.where(*colour), "E-COLOUR", fmt::format("unknown colour `{}`", colour->text));
      continue;
    }
    auto const side = *popeye::colours()[*found.index].side;
    if (pieces->is(Kind::list))
      for (Node const* piece : pieces->items) take_piece(*piece, side);
    else if (!pieces->is(Kind::null)) take_piece(*pieces, side);
  }
}

// Parses "Kb2", "Royal Zf3".
void PiecesReader::take_piece(Node const& node, chess::Side side) {
  if (!node.is(Kind::scalar))
    return refuse(entry_.where(node), "E-MAN", "expected a piece, found a list or a map");
  Piece piece{{side, {}, {}, {}, {}}, {}, entry_.mapped(node)};
  std::string_view rest = piece.written.text();
  piece.placed.where = piece.written.origin();
  for (std::size_t blank = rest.find(' '); blank != std::string_view::npos;
       blank = rest.find(' ')) {
    std::string_view const word = rest.substr(0, blank);
    auto const attributes = chess::attributes();
    auto const row = std::ranges::find_if(attributes, [&](chess::Attribute const& one) {
      return text::lower_case(one.words.english) == text::lower_case(word);
    });
    if (row == attributes.end())
      return refuse(piece.placed.where, "E-MAN", fmt::format("unknown attribute `{}`", word));
    piece.placed.attributes.push_back(row->words.english);
    rest.remove_prefix(blank + 1);
  }
  auto const cut = popeye::cut_piece(rest);
  bool const bare = is_square(rest);
  if (!bare && (!cut || cut->squares.size() != 2))
    return refuse(piece.placed.where, "E-MAN",
                  fmt::format("expected a piece on a square, found `{}`", rest));
  if (!bare) piece.letters = cut->walk;
  piece.placed.square = text::lower_case(bare ? rest : cut->squares);
  pieces_.push_back(std::move(piece));
}

void PiecesReader::read_legend(Node const& node) {
  if (!node.is(Kind::map)) {
    entry_.scalar(node);
    return entry_.emit(text::warning("W-VALUE", entry_.where(node),
                                     "legend not understood; left out",
                                     "write names with their squares: `Grasshopper: [d4]`"));
  }
  for (auto const& [name, squares] : node.pairs) {
    if (squares->is(Kind::list))
      for (Node const* square : squares->items) name_squares(name->text, *square);
    else name_squares(name->text, *squares);
  }
}

// Parses "d4", "d4, e5", "d4e5".
void PiecesReader::name_squares(std::string const& name, Node const& node) {
  auto const value = entry_.scalar(node);
  if (!value) return;
  std::string squares = text::lower_case(value->text());
  std::erase_if(squares, [](char c) { return c == ' ' || c == ','; });
  if (!popeye::are_squares(squares))
    return entry_.emit(text::warning(
        "W-VALUE", value->origin(),
        fmt::format("expected squares in the legend, found `{}`; left out", value->text())));
  for (std::size_t at = 0; at < squares.size(); at += 2)
    legend_.push_back({name, squares.substr(at, 2), value->origin()});
}

// Sets the walk of the piece by the letters or the legend; returns false if neither defines it.
bool PiecesReader::name_walk(Piece& piece, Record& record) {
  auto const walk = piece.letters.empty()
                        ? std::nullopt
                        : popeye::english_walk(piece.letters, chess::Language::english);
  auto const named = std::ranges::find(legend_, piece.placed.square, &Named::square);
  auto const* const meant = named == legend_.end() ? nullptr : piece_called(named->name);
  if (walk) piece.placed.walk = *walk;
  else if (meant) piece.placed.walk = meant->abbreviations.english;
  else if (piece.letters.empty()) piece.placed.walk = pawn;
  else return false;
  if (!walk && !meant)
    entry_.emit(text::warning(
        "W-VALUE", piece.placed.where,
        fmt::format("no piece letter before `{}`; read as a pawn", piece.placed.square)));
  if (named == legend_.end() || (meant && meant->abbreviations.english == piece.placed.walk))
    return true;
  if (meant)
    entry_.emit(text::warning("W-VALUE", named->where,
                              fmt::format("the legend calls the {} on {} {}; the letter is used",
                                          called(piece.placed.walk), named->square, named->name),
                              "correct the letter or the legend; the name is kept in a remark"));
  record.add(Id::remark, fmt::format("{}: {}", named->square, named->name), named->where);
  return true;
}

bool PiecesReader::add_to(Record& record) {
  std::vector<popeye::Placed> placed;
  for (Piece& piece : pieces_) {
    if (!name_walk(piece, record)) {
      refuse(piece.placed.where, "E-MAN", fmt::format("unknown piece `{}`", piece.letters));
      continue;
    }
    auto const there = std::ranges::find(placed, piece.placed.square, &popeye::Placed::square);
    if (there == placed.end()) {
      placed.push_back(std::move(piece.placed));
      continue;
    }
    sound_ = false;
    auto finding = text::error("E-DOUBLE", piece.placed.where,
                               fmt::format("two pieces on {}", piece.placed.square),
                               "remove one of the two; the entry is left out");
    finding.notes.push_back({there->where, "first one here"});
    entry_.emit(std::move(finding));
  }
  for (Named const& named : legend_)
    if (std::ranges::find(placed, named.square, &popeye::Placed::square) == placed.end() && sound_)
      entry_.emit(text::warning(
          "W-VALUE", named.where,
          fmt::format("no piece on {}; its name in the legend is left out", named.square)));
  if (!placed.empty()) record.add("men", popeye::write_list(placed));
  return sound_;
}

}  // namespace dawson::collection::olive
