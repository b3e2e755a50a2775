// Each line is tried against the `kinds` in order; the first match takes it. Facts about other
// lines that a kind needs (which is a task, which is dated) are found for all lines before.
#include "document/listing/listing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/listing/line_grammars.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/listed_pieces.hpp"
#include "document/listing/listing_fields.hpp"
#include "document/listing/listing_words.hpp"
#include "notation/guess.hpp"
#include "semantics/conditions.hpp"
#include "semantics/stipulation.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

constexpr std::size_t most_authors = 4;  // a line each

WordList const originals(&chess::ListingWords::original);

class Listing {
 public:
  Listing(MarkupLanguage const& markup, std::vector<FieldLine> const& given,
          text::Diagnostics& doubts)
      : markup_(markup), given_(given), doubts_(doubts) {}

  std::vector<FieldLine> run(std::vector<SourceMappedText> const& lines) {
    lines_ = read_lines(lines, markup_, doubts_);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (is_task(lines_[i]) && tasks_++ == 0) first_task_ = i;
      if (lines_[i].has_words) last_source_ = i, ++sources_;
    }
    for (at_ = 0; at_ < lines_.size(); ++at_) take();
    if (auto const written = board_ ? board_->written() : std::nullopt)
      if (auto loss = fields_.set_position(*written)) doubts_.push_back(std::move(*loss));
    return fields_.finish(markup_);
  }

 private:
  using Take = bool (Listing::*)();
  static constexpr std::size_t kinds_of_long_lines = 3;
  static std::span<Take const> kinds() {
    using L = Listing;
    static constexpr Take all[] = {
        &L::position,   &L::pieces,        &L::solution, &L::head,       &L::album,
        &L::twins,      &L::title,         &L::side,     &L::task,       &L::by_words,
        &L::legend,     &L::listed_pieces, &L::award,    &L::tournament, &L::question,
        &L::names,      &L::further_names, &L::place,    &L::near_task,  &L::publication,
        &L::first_title};
    return all;
  }

  void take() {
    if (text().empty()) return;
    authors_above_ = authors_at_ == at_ && at_ > 0;
    std::size_t number = 0;
    for (Take const kind : kinds()) {
      bool const applies = text().size() <= longest_listing_line || ++number <= kinds_of_long_lines;
      if (applies && (this->*kind)()) return;
    }
    rest();
  }

  ReadLine& here() { return lines_[at_]; }
  std::string_view text() { return here().text(); }
  bool first() const { return at_ == 0; }

  bool add(FieldId id, Span part) { return fields_.add(here().line, {id, part}), true; }
  bool add_all(FieldId id) { return add(id, here().whole()); }
  bool add_parts(Parts const& parts) {
    for (Part const& part : parts) add(part.field, part.where);
    return true;
  }
  bool has(FieldId id) const {
    auto const is_it = [&](FieldLine const& line) { return line.field->id == id; };
    return fields_.has(id) || std::ranges::any_of(given_, is_it);
  }

  static bool is_task(ReadLine const& line) {
    return line.task && line.task->has_task && !names_side(line.text());
  }
  bool other_task() { return tasks_ > (is_task(here()) ? 1U : 0U); }
  bool other_source() { return sources_ > (here().has_words ? 1U : 0U); }

  bool report(std::string_view what, std::string hint) {
    return report_doubt(Doubt{here().whole(), std::string(what), std::move(hint)});
  }
  bool report_doubt(Doubt const& doubt) {
    doubts_.push_back(here().line.reported("W-LISTING", doubt));
    return true;
  }
  std::string write(FieldId id) {
    return fmt::format("write `{}: {}`", problem::field(id).name, text());
  }

  // Accepts refused positions too; the field's reader reports the error.
  bool position() {
    bool const refused = fault_of_position(here().raw.text()).has_value();
    if (!refused && !notation::is_position_line(here().raw.text())) return false;
    fields_.add(here().line, refused ? refused_position() : position_of_listing(), here().raw);
    return true;
  }

  bool pieces() {
    if (!is_men_line(text(), at_ > 0 && fields_.has_pieces() && pieces_end_ == at_)) return false;
    fields_.add_pieces(here().line);
    pieces_end_ = at_ + 1;
    return true;
  }

  bool solution() {
    if (!opens_solution(text())) return false;
    Field const& field = problem::field(FieldId::solution);
    for (; at_ < lines_.size(); ++at_) fields_.add_line(here().line, field, here().raw.trimmed());
    return true;
  }

  bool take_head(Head const& head) {
    add_parts(head.parts);
    if (head.of_names) doubts_.push_back(here().line.reported("W-AUTHOR", *head.of_names));
    if (head.of_title) report_doubt(*head.of_title);
    auto const has_part = [&](FieldId id) {
      return std::ranges::find(head.parts, id, &Part::field) != head.parts.end();
    };
    if (has_part(FieldId::author)) authors_at_ = at_ + 1;
    else if (has_part(FieldId::title)) title_at_ = at_ + 1;
    return true;
  }

  bool head() {
    if (!first() || (here().task && here().task->has_task)) return false;
    auto const head = read_head(text());
    if (!head) return false;
    number_alone_ = head->alone;
    return take_head(*head);
  }

  bool album() { return is_album_line(text()) && add_all(FieldId::album); }

  bool twins() {
    if (!opens_twins(text(), twins_end_ == at_ && at_ > 0)) return false;
    twins_end_ = at_ + 1;
    return take_task_line(read_twins_line(text()));
  }

  bool title() {
    auto const inner = quoted(text());
    if (!inner || has(FieldId::title)) return false;
    title_at_ = at_ + 1;
    return add(FieldId::title, *inner);
  }

  bool side() { return names_side(text()) && other_task() && add_all(FieldId::remark); }

  bool task() {
    if (here().task) return take_task_line(*here().task);
    std::vector<Span> const pieces =
        here().dated ? std::vector<Span>{} : read_condition_list(text());
    for (Span const piece : pieces) add(FieldId::conditions, piece);
    return !pieces.empty();
  }

  bool take_task_line(TaskLine const& task) { return fields_.add(here().line, task), true; }

  // Reads `after`, `version`, `correction`, `reprint` or `dedication`, with or without brackets; a
  // dedication may also end a line.
  bool by_words() {
    Span const inner = without_brackets(text());
    std::string_view const bare = text().substr(inner.begin, inner.end - inner.begin);
    if (auto const field = field_by_words(bare, first())) {
      if (*field == FieldId::dedication && is_dated(bare) && !first())
        report("line read as a dedication", write(FieldId::source));
      return add(*field, inner);
    }
    std::size_t const cut = dedication_after(text());
    if (first() || cut == std::string_view::npos) return false;
    add(FieldId::dedication, {cut + 2, text().size()});
    here().line = here().line.before(cut);
    here().read();
    take();
    return true;
  }

  bool legend() { return is_legend_line(text()) && add_all(FieldId::legend); }

  // Places listed pieces on empty squares; pieces already there are only named.
  bool listed_pieces() {
    auto const pieces = read_listed_pieces(text());
    if (!reports_pieces_by_squares(text()) && !(pieces && all_known(*pieces))) return false;
    if (pieces) {
      if (!board_) board_.emplace(position_line(), given_, markup_);
      ListedPiecesEffect effect = board_->take(text(), *pieces);
      if (effect.finding) doubts_.push_back(here().line.origin(std::move(*effect.finding)));
      if (effect.placed) return true;
    }
    return add_all(FieldId::remark);
  }
  SourceMappedText const* position_line() const {
    auto const line = std::ranges::find_if(
        lines_, [](ReadLine const& one) { return notation::is_position_line(one.raw.text()); });
    return line == lines_.end() ? nullptr : &line->raw;
  }

  // A line such as "Conrad Bayer, Era Problem Tournament, 1856, First Prize" begins with the
  // author.
  bool award() {
    auto const parts = read_award_line(text());
    if (!parts) return false;
    Span const piece = comma_pieces(text()).front();
    bool const by_names = first() && piece.end < text().size() && !has(FieldId::author) &&
                          award_end(text()) == 0 &&
                          read_authors(text().substr(0, piece.end)).are_names;
    return (by_names && names()) || add_parts(*parts);
  }

  bool tournament() {
    return !first() && has_tourney_word(text()) && add_parts(read_tournament_line(text()));
  }

  bool question() {
    bool const asks = text().ends_with('?') && text().find(' ') != std::string_view::npos;
    return asks && !has(FieldId::stipulation) && !other_task() && add_all(FieldId::stipulation);
  }

  bool below_title() const { return title_at_ == at_ && at_ > 0; }
  bool below_number() const { return number_alone_ && at_ == 1; }

  bool names() {
    if (has(FieldId::author) || !(first() || below_title() || below_number())) return false;
    auto const read = read_names(text());
    if (!read) return false;
    bool const sure = read->sure || below_number() || followed_by_facts() ||
                      std::ranges::any_of(read->parts, [](Part const& part) {
                        return part.field == FieldId::date || part.field == FieldId::title;
                      });
    auto const is_name = [](Part const& part) { return part.field == FieldId::author; };
    names_alone_ = std::ranges::all_of(read->parts, is_name);
    if (!sure)
      report("line read as the author",
             fmt::format("write `author: {0}`, or `title: {0}`", text()));
    return take_head(*read);
  }

  // Returns whether a dated line, an award or a task follows, after further names at most.
  bool followed_by_facts() const {
    for (std::size_t i = at_ + 1; i < lines_.size() && i <= at_ + most_authors; ++i) {
      ReadLine const& next = lines_[i];
      if (next.dated || (next.task && next.task->has_task) || read_award_line(next.text()))
        return true;
      if (!read_authors(next.text()).are_names)
        return first_task_ > i && tasks_ > 0 && looks_like_source(next.text());
    }
    return false;
  }

  bool further_names() {
    if (!authors_above_) return false;
    std::string_view const above = lines_[at_ - 1].text();
    constexpr std::string_view signs = "&,;/";
    bool const continues = signs.find(above.back()) != std::string_view::npos ||
                           words_for_and().has(above.substr(above.rfind(' ') + 1));
    Authors const read = read_authors(text());
    // As captions list authors: one name per line, and the source below.
    bool const each = names_alone_ && is_whole(text()) && last_source_ > at_;
    if (!read.are_names || !(continues || read.sure || each)) return false;
    Head head;
    head.parts = read.parts;
    head.of_names = read.doubt;
    head.sure = read.sure;
    return take_head(head);
  }

  bool place() {
    if (!authors_above_ || last_source_ <= at_ || here().dated || has(FieldId::city) ||
        !is_place(text()) || semantics::begins_like_task(text()))
      return false;
    for (std::size_t at = 0; at <= text().size();) {
      std::size_t const end = std::min(text().find('/', at), text().size());
      add(FieldId::city, {at, end});
      at = end + 1;
    }
    return report("line read as the city of the author",
                  read_authors(text()).are_names ? write(FieldId::author) : write(FieldId::city));
  }

  bool near_task() {
    if (here().dated) return false;
    bool const other = has(FieldId::stipulation) || other_task();
    bool const opens = semantics::task_end(text()) > 0;
    if (!opens && (other || !ends_with_task(text()))) return false;
    add_all(other ? FieldId::remark : FieldId::stipulation);
    return other ? report("line read as a remark", write(FieldId::remark))
                 : report("stipulation only partly understood", write(FieldId::stipulation));
  }

  bool publication() {
    if (auto const field = part_of_publication(text())) return add_all(*field);
    bool const known = originals.opening(text()) > 0;
    if (!(first() ? has_year(text()) : here().dated) && !known) return false;
    if (!field_without_colon()) doubt_task("the source");
    return add_all(FieldId::source);
  }

  bool first_title() {
    if (!first() && !(below_number() && !has(FieldId::title))) return false;
    title_at_ = at_ + 1;
    if (!field_without_colon()) doubt_task("the title");
    return add_all(FieldId::title);
  }

  bool rest() {
    if (field_without_colon()) return add_all(FieldId::source);
    if (first_task_ < at_ || other_source())
      return add_all(FieldId::remark) && report("line read as a remark", write(FieldId::remark));
    bool const plain = text().size() <= longest_listing_line && looks_like_source(text());
    if (!plain) report("line read as the source", guess_of_rest());
    else doubt_task("the source");
    return add_all(FieldId::source);
  }

  // Warns of words with a number, "Vinner 3", which may be the task if there is no other.
  void doubt_task(std::string_view read_as) {
    if (tasks_ == 0 && !has(FieldId::stipulation) && can_be_task(text()))
      report(fmt::format("not recognised as a stipulation; read as {}", read_as),
             write(FieldId::stipulation));
  }

  // Warns of a field without a colon: "author Anna Abel" is printed, which is rarely meant.
  bool field_without_colon() {
    std::string_view const word = text().substr(0, text().find(' '));
    if (word.size() == text().size() || !find_field(word)) return false;
    return report_doubt(Doubt{{0, word.size()},
                              fmt::format("field `{}` has no colon; read as plain text", word),
                              fmt::format("write `{}: ...` if you mean the field", word)});
  }

  std::string guess_of_rest() {
    if (semantics::begins_like_task(text()) || has_task_signs(text()))
      return write(FieldId::stipulation);
    if (semantics::condition_end(text()) > 0) return write(FieldId::conditions);
    return fmt::format("write `remark: {0}`, or `source: {0}`", text());
  }

  MarkupLanguage const& markup_;
  std::vector<FieldLine> const& given_;
  text::Diagnostics& doubts_;
  std::vector<ReadLine> lines_;
  ListingFields fields_;
  std::optional<ListingBoard> board_;
  std::size_t at_ = 0;
  // Facts about all lines.
  std::size_t tasks_ = 0, sources_ = 0, first_task_ = std::string::npos, last_source_ = 0;
  std::size_t pieces_end_ = 0, twins_end_ = 0, title_at_ = 0, authors_at_ = 0;
  bool number_alone_ = false, authors_above_ = false, names_alone_ = false;
};

}  // namespace

std::vector<FieldLine> fields_of_listing(Body const& body, MarkupLanguage const& markup,
                                         text::Diagnostics& doubts) {
  return Listing(markup, body.fields, doubts).run(body.listing);
}

std::vector<FieldLine> fields_of_body(Body body, MarkupLanguage const& markup,
                                      text::Diagnostics& doubts) {
  std::vector<FieldLine> fields = fields_of_listing(body, markup, doubts);
  fields.reserve(fields.size() + body.fields.size());
  for (FieldLine& field : body.fields) {
    if (field.field->id != FieldId::author) {
      fields.push_back(std::move(field));
      continue;
    }
    for (FieldLine& one : part_authors(std::move(field), markup, doubts))
      fields.push_back(std::move(one));
  }
  return fields;
}

}  // namespace dawson::document
