#include "document/listing/read_lines.hpp"

#include <algorithm>

#include "document/fields/values.hpp"
#include "document/listing/men_line.hpp"
#include "document/listing/near_position.hpp"
#include "document/listing/publication.hpp"
#include "notation/guess.hpp"
#include "text/ascii.hpp"

namespace dawson::document {

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
                                 MarkupLanguage const& host, text::Diagnostics& doubts) {
  std::vector<ReadLine> all;
  bool pieces_above = false;
  for (text::SourceMappedText const& written : lines) {
    bool const below = !all.empty() && all.back().apart;
    ReadLine& made =
        all.emplace_back(ReadLine{ListingLine(host.without_comment(written), host), written});
    std::string_view const text = made.text();
    bool const of_pieces = is_men_line(text, below && pieces_above);
    made.apart = of_pieces || notation::is_position_line(written.text()) ||
                 fault_of_position(text) || opens_solution(text) || opens_twins(text, below);
    pieces_above = of_pieces;
    if (!made.apart) made.read();
    // In Dawson's own syntax `%` is a sign: a man is won.
    if (made.apart || made.task || written.text().find('%') == std::string::npos) continue;
    ReadLine whole{ListingLine(written, host), written};
    whole.read();
    if (whole.task && whole.task->has_task) made = std::move(whole);
    else if (auto doubt = doubt_of_percentage(written, host)) doubts.push_back(std::move(*doubt));
  }
  return all;
}

}  // namespace dawson::document
