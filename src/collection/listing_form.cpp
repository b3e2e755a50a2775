// The reader of listings decides which fields can be lines: a listing is used if it is read without
// a doubt and the body then has the same values.
#include "collection/listing_form.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "collection/directive_form.hpp"
#include "collection/markup.hpp"
#include "document/directive.hpp"
#include "document/directive_text.hpp"
#include "document/fields/values.hpp"

namespace dawson::collection {
namespace {

using document::Body;
using document::FieldLine;
using problem::FieldId;

// The fields that lines may contain, each with the one that it is written after.
struct ListedField {
  FieldId id;
  FieldId needs;
};
constexpr ListedField listed_fields[] = {
    {FieldId::author, FieldId::author},         {FieldId::number, FieldId::author},
    {FieldId::source, FieldId::source},         {FieldId::date, FieldId::source},
    {FieldId::award, FieldId::source},          {FieldId::stipulation, FieldId::stipulation},
    {FieldId::conditions, FieldId::stipulation}};

class Listing {
 public:
  Listing(std::string text, document::MarkupLanguage const& rules)
      : text_(std::move(text)), rules_(rules), body_(document::read_body(text_, 0)) {}

  std::optional<std::string> run() {
    if (!body_ || !body_->listing.empty()) return {};
    auto const own = values(text_);
    if (!own) return {};
    // All fields, else all but one, else all but two.
    constexpr std::size_t count = std::size(listed_fields);
    for (std::size_t left_out = 0; left_out <= 2; ++left_out)
      for (std::size_t mask = 0; mask < std::size_t{1} << count; ++mask) {
        if (static_cast<std::size_t>(std::popcount(mask)) != left_out) continue;
        take_all_but(mask);
        if (!is_taken(FieldId::author) || taken_.size() < 2) continue;
        std::string text = written();
        if (auto const again = values(text); again && *again == *own) return text;
      }
    return {};
  }

 private:
  void take_all_but(std::size_t mask) {
    taken_.clear();
    for (std::size_t i = 0; i < std::size(listed_fields); ++i)
      if ((mask >> i & 1U) == 0 && is_one_line(listed_fields[i].id) &&
          (listed_fields[i].needs == listed_fields[i].id || is_taken(listed_fields[i].needs)))
        taken_.push_back(listed_fields[i].id);
  }
  bool is_taken(FieldId id) const { return std::ranges::count(taken_, id) > 0; }
  FieldLine const* line(FieldId id) const { return document::find_line(body_->fields, id); }
  bool is_one_line(FieldId id) const {
    FieldLine const* const field = line(id);
    return field && field->lines.size() == 1 && !field->itemised;
  }

  std::string name(text::SourceMappedText const& author) const {
    return document::in_reading_order(author, rules_).text();
  }
  std::string value(FieldId id) const {
    return is_taken(id) ? line(id)->lines.front().text.trimmed().text() : std::string();
  }
  std::string joined(FieldId id, std::string_view separator) const {
    std::vector<std::string> items;
    if (is_taken(id))
      for (text::SourceMappedText const& item : document::split_list(*line(id), rules_))
        items.push_back(id == FieldId::author ? name(item) : item.text());
    return fmt::format("{}", fmt::join(items, separator));
  }

  // Returns the values of a body, with authors in reading order; none if a line is in doubt.
  std::optional<BodyValues> values(std::string const& text) const {
    auto const body = document::read_body(text, 0);
    if (!body) return {};
    text::Diagnostics doubts;
    BodyValues all = values_of(*body, rules_, doubts);
    if (!doubts.empty()) return {};
    if (FieldLine const* const authors = line(FieldId::author))
      for (std::string& author : all[std::string(authors->field->name)]) author = name({author, 0});
    return all;
  }

  std::string written() const {
    std::string const number = value(FieldId::number);
    std::string out = number.empty() ? "" : number + " - ";
    out += joined(FieldId::author, " & ") + "\n";
    if (is_taken(FieldId::source)) {
      out += value(FieldId::source);
      if (is_taken(FieldId::date)) out += " " + value(FieldId::date);
      if (is_taken(FieldId::award)) out += ", " + value(FieldId::award);
      out += "\n";
    }
    if (is_taken(FieldId::stipulation)) {
      out += value(FieldId::stipulation);
      if (is_taken(FieldId::conditions))
        out += fmt::format(" ({})", joined(FieldId::conditions, ", "));
      out += "\n";
    }
    return out + rest();
  }

  // Returns the text without the lines of the fields in the listing.
  std::string rest() const {
    std::string out;
    for (std::size_t at = 0; at < text_.size();) {
      std::size_t const end = std::min(text_.find('\n', at), text_.size() - 1) + 1;
      bool const gone = std::ranges::any_of(taken_, [&](FieldId id) {
        std::size_t const name = line(id)->name.begin;
        return at <= name && name < end;
      });
      if (!gone) out.append(text_, at, end - at);
      at = end;
    }
    return out;
  }

  std::string text_;
  document::MarkupLanguage const& rules_;
  text::Result<Body> body_;
  std::vector<FieldId> taken_;
};

}  // namespace

std::optional<std::string> in_listing(text::Source const& document,
                                      document::Directive const& directive, Markup markup) {
  if (directive.is_inline || directive.broken || directive.foreign.end != 0) return {};
  auto const text =
      Listing(document::body_text(document, directive).text(), markup_rules(markup)).run();
  if (!text) return {};
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text->size();) {
    std::size_t const end = std::min(text->find('\n', at), text->size());
    lines.push_back(text->substr(at, end - at));
    if (lines.back().ends_with('\r')) lines.back().pop_back();
    at = end + 1;
  }
  return document::in_place(document, directive.body, directive.around.prefix, lines);
}

}  // namespace dawson::collection
