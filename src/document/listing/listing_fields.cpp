#include "document/listing/listing_fields.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "document/listing/men_line.hpp"
#include "notation/notations.hpp"

namespace dawson::document {

using text::SourceMappedText;

namespace {

// The notation that is made of words.
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

// Joined as they stood.
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

std::vector<FieldLine> ListingFields::finish(MarkupLanguage const& host) {
  finish_pieces();
  take_source_apart(host);
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

// One that was cut off its award stays as it is when it is read again.
void ListingFields::take_source_apart(MarkupLanguage const& host) {
  Place const source = find(FieldId::source);
  if (source == fields_.end() || source->lines.size() != 1) return;
  FieldLine const& written = *source;
  ListingLine const line(written.lines.front().text, host);
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

}  // namespace dawson::document
