// Reads the lines and tokens of a solution and gives them to the builder.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "semantics/solution/builder.hpp"
#include "semantics/solution/evaluations.hpp"
#include "semantics/solution/line_words.hpp"
#include "semantics/solution/move_numbers.hpp"
#include "semantics/solution/part_heads.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/unread.hpp"

namespace dawson::semantics {

/// Reads one solution. The lines and heads are in reader.cpp, the tokens in token_reader.cpp.
class Reader {
 public:
  Reader(Solution& solution, Letters letters, SolutionContext const& context)
      : solution_(solution),
        letters_(std::move(letters)),
        context_(context),
        builder_(context.play, context.diagram),
        lines_(context.play.lines) {}

  void read();

 private:
  void read_line(text::Span span);
  void keep(std::size_t end, std::optional<int> level);
  static bool at_end(Scan& scan);
  std::optional<int> level_of(Scan scan) const;
  bool opens_part(Scan scan) const;
  std::optional<PartHead> take_head(Scan& scan) const;
  bool read_head(Scan& scan);
  void open_part(SolutionPart part);
  bool read_token(Scan& scan);
  bool takes_dash(Scan here);
  int next_number(Scan const& scan);
  std::optional<MoveNumber> read_number(Scan& scan);
  bool read_numbered(Scan& scan, std::size_t from, MoveNumber const& number);
  bool changes_first(Scan scan) const;
  bool stands_for_nothing(Scan scan);
  bool continues_after(Scan scan) const;
  bool read_halves(Scan& scan);
  void read_further_squares(Scan& scan, HalfMove const& first);
  bool read_further_files(Scan& scan);
  bool read_alternative(Scan& scan);
  bool closes_alternative(Scan scan) const;
  bool open(Scan& scan);
  bool read_remark(Scan& scan, text::Span where);
  bool read_glyph(Scan& scan);
  bool read_ending(Scan const& scan, Ending const& ending);
  void keep_before_moves(text::Span words, Scan& scan);
  bool read_markup(Scan& scan);
  bool is_at_move(Scan scan) const;
  bool read_comment(Scan& scan);
  bool read_line_comment(Scan& scan);
  bool read_word(SolutionWord word, text::Span where);

  Solution& solution_;
  Letters letters_;
  SolutionContext const& context_;
  SolutionBuilder builder_;
  OwnRules rules_;  ///< of the part that is open
  bool lines_;      ///< so it is read
  std::size_t part_begin_ = 0;
  std::size_t start_ = 0;  ///< offset of the text that may be kept
  bool has_moves_ = false, in_sentence_ = false, kept_comment_ = false;
  bool after_half_move_ = false;  ///< only commas since the last one
  using Token = UnreadWords::Token;
  Token token_ = Token::other;  ///< that was read last
  UnreadWords unread_{builder_, letters_};
  std::size_t number_after_ = 0;  ///< `number_value_` is the next number before this place
  int number_value_ = 0;
  std::optional<int> dropped_;  ///< the level of a line that is text, until one no deeper
};

}  // namespace dawson::semantics
