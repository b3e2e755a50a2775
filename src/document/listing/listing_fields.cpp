#include "document/listing/listing_fields.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "document/fields/values.hpp"
#include "document/listing/line_grammars.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "text/scanning.hpp"

namespace dawson::document {

using text::SourceMappedText;

namespace {

// Returns the notation written in words.
Field const& pieces_of_listing() {
  auto const all = notation::notations();
  return *find_field(std::ranges::find(all, true, &notation::Notation::words)->name);
}

FieldLine field_of(ListingLine const& line, Field const& field) {
  FieldLine made;
  made.field = &field;
  made.name = line.written().origin();
  made.itemised = field.list;
  return made;
}

void append(SourceMappedText& text, std::string_view between, SourceMappedText const& more) {
  if (!text.empty()) text.append_for(between, more.part({0, 0}).origin());
  text.append(more, {0, more.text().size()});
}

}  // namespace

void ListingFields::add(ListingLine const& line, Part const& part) {
  add_part(fields_, line, part, field_of(line, problem::field(part.field)));
}

void ListingFields::add(ListingLine const& line, Field const& field, SourceMappedText value) {
  FieldLine made = field_of(line, field);
  made.lines.push_back({std::move(value)});
  fields_.push_back(std::move(made));
}

void ListingFields::add_line(ListingLine const& line, Field const& field, SourceMappedText value) {
  if (Place const there = find(field.id); there != fields_.end())
    return at(there).lines.push_back({std::move(value)});
  add(line, field, std::move(value));
  fields_.back().itemised = true;
}

void ListingFields::add(ListingLine const& line, TaskLine const& task) {
  if (!task.stipulation.empty()) add_stipulation(line, task);
  for (text::Span const condition : task.conditions) add(line, {FieldId::conditions, condition});
  if (task.twins.end > task.twins.begin) add(line, {FieldId::twins, task.twins});
  if (task.sound.end > 0) add(line, {FieldId::sound, task.sound});
  if (task.count.end == 0) return;
  Field const& count = problem::field(FieldId::count);
  SourceMappedText pieces;
  pieces.append_for(task.pieces, line.value(count, task.count).origin());
  add(line, count, std::move(pieces));
}

// Joins the phrases with the separators they had.
void ListingFields::add_stipulation(ListingLine const& line, TaskLine const& task) {
  Field const& field = problem::field(FieldId::stipulation);
  SourceMappedText value;
  for (TaskLine::Phrase const& piece : task.stipulation)
    append(value, piece.before, line.value(field, piece.where));
  Place const there = find(FieldId::stipulation);
  if (there == fields_.end() || (task.has_task && !options_alone_)) {
    options_alone_ = !task.has_task;
    return add(line, field, std::move(value));
  }
  SourceMappedText& written = at(there).lines.front().text;
  if (task.has_task) std::swap(written, value), options_alone_ = false;
  append(written, " ", value);
}

void ListingFields::add_pieces(ListingLine const& line) {
  if (pieces_.empty()) {
    pieces_name_ = line.written().origin();
    pieces_place_ = static_cast<std::ptrdiff_t>(fields_.size());
  }
  pieces_.push_back(line.value(position_of_listing(), {0, line.text().size()}));
}

std::optional<text::Diagnostic> ListingFields::set_position(ListingBoard::Written const& written) {
  auto const place = std::ranges::find(fields_, &position_of_listing(), &FieldLine::field);
  if (place == fields_.end()) return {};
  text::Span const where = place->lines.front().text.origin();
  place->field = written.field;
  place->lines.front().text = {};
  place->lines.front().text.append_for(written.text, where);
  if (written.dropped.empty()) return {};
  return text::warning("W-LOSS", where,
                       fmt::format("left out when pieces were added to the position: {}",
                                   fmt::join(written.dropped, ", ")),
                       "add the pieces to the position");
}

ListingFields::Place ListingFields::find(FieldId id) const {
  return std::ranges::find_if(fields_, [&](FieldLine const& line) { return line.field->id == id; });
}

FieldLine& ListingFields::at(Place place) {
  return fields_[static_cast<std::size_t>(place - fields_.begin())];
}

std::vector<FieldLine> ListingFields::finish(MarkupLanguage const& markup) {
  finish_pieces();
  split_source(markup);
  return std::move(fields_);
}

void ListingFields::finish_pieces() {
  if (pieces_.empty()) return;
  FieldLine made;
  made.field = &pieces_of_listing();
  made.name = pieces_name_;
  for (SourceMappedText& line : as_pieces(pieces_)) made.lines.push_back({std::move(line)});
  fields_.insert(fields_.begin() + pieces_place_, std::move(made));
}

// Splits a source into its parts. A source already separated from its award stays the same.
void ListingFields::split_source(MarkupLanguage const& markup) {
  Place const source = find(FieldId::source);
  if (source == fields_.end() || source->lines.size() != 1) return;
  FieldLine const& written = *source;
  ListingLine const line(written.lines.front().text, markup);
  Parts const parts = read_publication(line.text());
  if (parts.size() < 2) return;
  std::vector<FieldLine> made;
  for (Part const& part : parts) add_part(made, line, part, written);
  auto place = fields_.erase(source);
  for (FieldLine& one : made) {
    if (Place const same = find(one.field->id); same != fields_.end()) {
      auto& lines = at(same).lines;
      lines.insert(lines.begin(), one.lines.begin(), one.lines.end());
      continue;
    }
    place = fields_.insert(place, std::move(one)) + 1;
  }
}

Field const& position_of_listing() {
  static constexpr Field field{FieldId::position, "position", Syntax::position};
  return field;
}

Field const& refused_position() {
  static constexpr Field field{FieldId::position, "position", Syntax::position};
  return field;
}

void ReadLine::read() {
  if (text().size() > longest_listing_line) return;
  if (!is_date(text())) task = read_task_line(text());
  dated = is_dated(text()) && !task && !is_album_line(text());
  has_words = dated && !part_of_publication(text());
}

bool is_album_line(std::string_view line) {
  std::string const folded = text::lower_case(line);
  constexpr std::string_view names[] = {"fide album", "fide-album", "album fide"};
  return std::ranges::any_of(names, [&](auto name) { return folded.find(name) < folded.size(); });
}

std::vector<ReadLine> read_lines(std::vector<text::SourceMappedText> const& lines,
                                 MarkupLanguage const& markup, text::Diagnostics& doubts) {
  std::vector<ReadLine> all;
  bool pieces_above = false;
  for (text::SourceMappedText const& written : lines) {
    bool const below = !all.empty() && all.back().apart;
    ReadLine& made =
        all.emplace_back(ReadLine{ListingLine(markup.without_comment(written), markup), written});
    std::string_view const text = made.text();
    bool const of_pieces = is_men_line(text, below && pieces_above);
    made.apart = of_pieces || notation::is_position_line(written.text()) ||
                 fault_of_position(text) || opens_solution(text) || opens_twins(text, below);
    pieces_above = of_pieces;
    if (!made.apart) made.read();
    // In Dawson's own syntax `%` is a goal: a piece is won.
    if (made.apart || made.task || written.text().find('%') == std::string::npos) continue;
    ReadLine whole{ListingLine(written, markup), written};
    whole.read();
    if (whole.task && whole.task->has_task) made = std::move(whole);
    else if (auto doubt = doubt_of_percentage(written, markup)) doubts.push_back(std::move(*doubt));
  }
  return all;
}

// clang-format off
//     placement = rank , 3 * { blanks , "/" , blanks , rank } , [ fields ] ;   (* 3 or more *)
//     rank      = ( digit | letter of a piece | Cyrillic letter that looks like one ) , { ... } ;
//     fields    = blank , ( "w" | "b" ) , { blank , castling | square | number } ;
//     tag       = "[" , name , blank , '"' , { any } , '"' , "]" ;
// clang-format on

namespace {

using text::Span;

// Letters of pieces in the notations' languages, and the characters around them.
constexpr std::string_view rank_signs = "0123456789kqrbnpsdtlaczgKQRBNPSDTLACZG*'~+-";

struct LookAlike {
  std::string_view cyrillic;
  char latin;
};
constexpr LookAlike look_alikes[] = {
    {"К", 'K'}, {"к", 'k'}, {"В", 'B'}, {"в", 'b'}, {"Р", 'P'}, {"р", 'p'},
    {"Т", 'T'}, {"С", 'S'}, {"с", 's'}, {"Н", 'N'}, {"А", 'A'}, {"а", 'a'},
};

LookAlike const* look_alike_at(std::string_view text, std::size_t at) {
  auto const* const row = std::ranges::find_if(
      look_alikes, [&](LookAlike const& one) { return text.substr(at).starts_with(one.cyrillic); });
  return row == std::end(look_alikes) ? nullptr : row;
}

std::size_t rank_end(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    if (rank_signs.find(text[at]) != std::string_view::npos) ++at;
    else if (auto const* const letter = look_alike_at(text, at)) at += letter->cyrillic.size();
    else break;
  }
  return at;
}

std::size_t after_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t", at), text.size());
}

// Returns the end of a FEN's side, castling, en passant and clocks at byte `at`; `at` itself
// without them.
std::size_t fields_end(std::string_view text, std::size_t at) {
  constexpr std::string_view sides = "wb", in_fields = "KQkqABCDEFGHabcdefgh-0123456789";
  std::size_t const side = after_blanks(text, at);
  if (side == at || side == text.size() || sides.find(text[side]) == std::string_view::npos ||
      (side + 1 < text.size() && text[side + 1] != ' '))
    return at;
  std::size_t end = side + 1;
  constexpr int most = 4;
  for (int field = 0; field < most; ++field) {
    std::size_t const begin = after_blanks(text, end);
    std::size_t stop = begin;
    while (stop < text.size() && in_fields.find(text[stop]) != std::string_view::npos) ++stop;
    bool const whole = stop == text.size() || !text::is_word(text[stop]);
    if (begin == end || stop == begin || !whole) break;
    end = stop;
  }
  return end;
}

struct Placement {
  Span where;         // with the fields after it
  std::string plain;  // in the correct form
  std::optional<std::pair<Span, char>> cyrillic{};
  std::optional<Span> blank{};  // next to a slash
};

std::optional<Placement> placement_at(std::string_view text, std::size_t begin) {
  constexpr int least_slashes = 3;
  Placement found;
  int slash_count = 0;
  std::size_t at = begin;
  for (std::size_t rank = begin;;) {
    std::size_t const end = rank_end(text, rank);
    if (end == rank) break;
    for (std::size_t i = rank; i < end;) {
      auto const* const letter = look_alike_at(text, i);
      std::size_t const size = letter ? letter->cyrillic.size() : 1;
      if (letter && !found.cyrillic) found.cyrillic = {{i, i + size}, letter->latin};
      found.plain += letter ? letter->latin : text[i];
      i += size;
    }
    at = end;
    std::size_t const slash = after_blanks(text, end);
    if (slash == text.size() || text[slash] != '/') break;
    std::size_t const next = after_blanks(text, slash + 1);
    if (rank_end(text, next) == next) break;
    if (!found.blank && slash > end) found.blank = Span{end, slash};
    if (!found.blank && next > slash + 1) found.blank = Span{slash + 1, next};
    found.plain += '/';
    ++slash_count;
    rank = next;
  }
  auto const has = [&](bool (*is)(char)) { return std::ranges::any_of(found.plain, is); };
  if (slash_count < least_slashes || !has([](char c) { return text::is_digit(c); }) ||
      !has([](char c) { return text::is_letter(c); }))
    return {};
  std::size_t const end = fields_end(text, at);
  found.plain += text.substr(at, end - at);
  found.where = {begin, end};
  return found;
}

std::optional<Placement> placement_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    bool const opens = at == 0 || !(text::is_word(text[at - 1]) || text[at - 1] == '/');
    if (!opens) continue;
    if (auto found = placement_at(text, at)) return found;
  }
  return {};
}

Span trimmed_span(std::string_view text, Span where) {
  while (where.begin < where.end && text[where.begin] == ' ') ++where.begin;
  while (where.begin < where.end && text[where.end - 1] == ' ') --where.end;
  return where;
}

std::optional<text::Diagnostic> near_position(std::string_view line) {
  if (std::ranges::count(line, '/') < 3) return {};
  auto const found = placement_in(line);
  if (!found) return {};
  if (found->cyrillic) {
    auto const& [where, latin] = *found->cyrillic;
    return text::error(
        "E-CHAR", where,
        fmt::format("`{}` is a Cyrillic letter", line.substr(where.begin, where.end - where.begin)),
        fmt::format("write the Latin `{}`: `{}`", latin, found->plain));
  }
  if (notation::is_position_line(line)) return {};
  Span const before = trimmed_span(line, {0, found->where.begin}),
             after = trimmed_span(line, {found->where.end, line.size()});
  auto const words = [&](Span where) { return line.substr(where.begin, where.end - where.begin); };
  std::string const alone = fmt::format("write `{}` alone on its line", found->plain);
  if (before.end > before.begin)
    return text::error(
        "E-POSITION", before, "unexpected text on the line of a position",
        after.end > after.begin ? alone : fmt::format("{}, without `{}`", alone, words(before)));
  if (after.end > after.begin) {
    bool const of_listing = read_task_line(words(after)).has_value();
    return text::error("E-POSITION", after, "unexpected text on the line of a position",
                       of_listing ? fmt::format("{}, and `{}` on another line", alone, words(after))
                                  : fmt::format("{}, without `{}`", alone, words(after)));
  }
  if (!found->blank) return {};
  return text::error("E-POSITION", *found->blank, "position contains spaces",
                     fmt::format("write `{}`", found->plain));
}

}  // namespace

bool is_pgn_tag(std::string_view line) {
  line = text::without_tail(line);
  if (!line.starts_with('[') || !line.ends_with("\"]")) return false;
  std::size_t end = 1;
  while (end < line.size() && (text::is_alphanumeric(line[end]) || line[end] == '_')) ++end;
  std::size_t const quote = after_blanks(line, end);
  bool const pair = end > 1 && quote > end && quote + 2 < line.size() && line[quote] == '"';
  return pair && !placement_in(line);
}

std::optional<text::Diagnostic> fault_of_position(std::string_view line) {
  if (is_pgn_tag(line))
    return text::error("E-POSITION", {0, line.size()}, "a game of PGN begins below other lines",
                       "remove the lines above it, or write the game in the field `pgn`");
  return near_position(line);
}

}  // namespace dawson::document
