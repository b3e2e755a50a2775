#include "semantics/twins/lists.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "chess/languages/words.hpp"
#include "notation/men/men_words.hpp"
#include "semantics/twins/board_changes.hpp"
#include "semantics/twins/head_pieces.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/play.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {

// The labels are found first: a letter with its bracket after a blank, later in the alphabet than
// the label before it. A label that is not later is a mistake, unless the words before it are no
// changes: "c) as in b), but h#2".

namespace {

using chess::Language;

constexpr int letters = 26;
constexpr std::size_t most_played = 200;
constexpr std::size_t longest_twin = 200;  // bytes, of a twin before a mistaken label

// Returns the number of a label, from 0: a, b ... z, z1, z2 ...
int rank_of(std::string_view label) {
  int rank = label[0] - 'a';
  if (label.size() == 1) return rank;
  if (label[1] == label[0]) return letters + rank;
  int number = 0;
  for (char const c : label.substr(1))
    if (text::is_digit(c)) number = 10 * number + (c - '0');
  return rank + number;
}

bool is_separator(char c) {
  return text::white_space.find(c) != std::string_view::npos || c == ';' || c == ',';
}

struct Labelled {
  TwinLabel label;
  text::Span where;  // of the label
  std::size_t end;   // of the text after it
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_separator(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_separator(text.back())) text.remove_suffix(1);
  return text;
}

class ListReader {
 public:
  ListReader(std::string_view text, Language language, text::Diagnostics& findings)
      : text_(text), language_(language), findings_(findings) {}

  std::vector<chess::Twin> run() {
    std::size_t const begin = text_.find_first_not_of(text::white_space);
    if (begin == std::string_view::npos) return {};
    std::size_t const labels = after_zeroposition(text_, begin);
    if (!twin_label_at(text_, labels)) return {};
    find_labels(labels);
    std::vector<chess::Twin> twins;
    for (Labelled const& one : labels_) twins.push_back(twin_of(one));
    if (labels > begin) twins.front().zeroposition = true;
    return twins;
  }

 private:
  void find_labels(std::size_t begin) {
    for (std::size_t at = begin; at < text_.size(); ++at) {
      if (at > begin && !is_separator(text_[at - 1])) continue;
      auto const label = twin_label_at(text_, at);
      if (!label || !begins_twin(*label, at)) continue;
      check_order(*label, {at, label->end});
      labels_.push_back({*label, {at, label->end}, text_.size()});
      at = label->end - 1;
    }
  }

  bool begins_twin(TwinLabel const& label, std::size_t at) {
    if (labels_.empty()) return true;
    Labelled& before = labels_.back();
    bool const later = rank_of(label.label) > rank_of(before.label.label);
    std::string_view const body = trimmed(text_.substr(before.where.end, at - before.where.end));
    // "c) = b) wKa1-a2" continues from b).
    if (body == "=") return false;
    bool const readable =
        body.empty() || (body.size() <= longest_twin && !read_twin_changes(body, language_).fault);
    if (!later && !readable) return false;
    before.end = at;
    return true;
  }

  void check_order(TwinLabel const& label, text::Span where) {
    auto const say = [&](std::string message, std::string hint) {
      findings_.push_back(text::warning("W-TWIN", where, std::move(message), std::move(hint)));
    };
    int const rank = rank_of(label.label);
    bool const beyond = label.label.size() > 1 && !text::is_digit(label.label[1]);
    if (beyond)
      return say(fmt::format("expected z1) after z), found {})", label.label),
                 "write z1), z2) ...");
    if (labels_.empty()) {
      if (rank > 1)
        say(fmt::format("the first twin is {}); expected b)", label.label),
            "label the first twin b); the diagram is a)");
      return;
    }
    int const expected_rank = rank_of(labels_.back().label.label) + 1;
    if (rank < expected_rank)
      say(fmt::format("{}) comes after {})", label.label, labels_.back().label.label),
          fmt::format("write {})", twin_label(expected_rank)));
    else if (rank > expected_rank)
      say(fmt::format("missing {}) before {})", twin_label(expected_rank), label.label),
          fmt::format("write {})", twin_label(expected_rank)));
  }

  chess::Twin twin_of(Labelled const& one) const {
    std::string_view const all = text_.substr(one.where.end, one.end - one.where.end);
    std::string_view const body = trimmed(all);
    auto const begin = static_cast<std::size_t>(body.data() - text_.data());
    chess::Twin twin = moved(read_twin_changes(body, language_), body.empty() ? one.end : begin);
    twin.text = std::string(body);
    twin.label = std::string(one.label.label);
    twin.continued = twin.continued || one.label.continued;
    twin.where = {one.where.begin, body.empty() ? one.where.end : begin + body.size()};
    return twin;
  }

  std::string_view text_;
  Language language_;
  text::Diagnostics& findings_;
  std::vector<Labelled> labels_;
};

text::Diagnostic as_warning(text::Diagnostic finding) {
  finding.severity = text::Severity::warning;
  finding.code = "W-TWIN";
  return finding;
}

struct Attempt {
  TwinsOnBoard result;
  std::size_t faults = 0;
};

Attempt attempt(std::string_view text, Language language, chess::Position const& diagram) {
  Attempt made;
  text::Diagnostics& findings = made.result.findings;
  made.result.twins = read_twins(text, language, findings);
  chess::Position previous = diagram;
  bool known = true;
  std::size_t count = 0;
  for (chess::Twin& twin : made.result.twins) {
    if (++count > most_played) {
      findings.push_back(text::warning(
          "W-TWIN", twin.where, "too many twins; their positions are not computed from here on",
          "write separate diagrams for them"));
      break;
    }
    auto played = play_next(twin, diagram, previous, known);
    known = played.ok();
    if (known) {
      twin = std::move(played->twin);
      previous = std::move(played->position);
      std::ranges::move(played->warnings, std::back_inserter(findings));
      continue;
    }
    ++made.faults;
    findings.push_back(as_warning(played.error()));
    twin.fault = std::move(played.error());
  }
  return made;
}

}  // namespace

std::string twin_label(int place) {
  return place < letters ? std::string(1, static_cast<char>('a' + place))
                         : fmt::format("z{}", place - letters + 1);
}

std::vector<chess::Twin> read_twins(std::string_view text, Language language,
                                    text::Diagnostics& findings) {
  return ListReader(text, language, findings).run();
}

TwinsOnBoard twins_on_board(std::string_view text, Language language,
                            chess::Position const& diagram) {
  Attempt best = attempt(text, language, diagram);
  for (Language const other : chess::all_languages) {
    if (best.faults == 0) break;
    if (other == language) continue;
    Attempt made = attempt(text, other, diagram);
    if (made.faults < best.faults) best = std::move(made);
  }
  return std::move(best.result);
}

namespace {

using chess::ChangeKind;
using chess::NamedPiece;
using chess::TwinChange;

class Printer {
 public:
  Printer(Language language, PiecesIn pieces) : language_(language), pieces_(pieces) {}

  prose::Inlines run(chess::Twin const& twin, std::optional<std::string_view> before) {
    if (twin.says_continued && !before) {
      say(fmt::format("{} ", words_.twins.further));
    } else if (twin.says_continued && !before->empty()) {
      say(fmt::format("= {})", *before));
      if (!twin.changes.empty()) say(fmt::format(" {} ", std::string_view(words_.caption["and"])));
    }
    for (TwinChange const& change : twin.changes) {
      if (&change != &twin.changes.front()) say(", ");
      print(change);
    }
    return std::move(out_);
  }

 private:
  void print(TwinChange const& change) {
    switch (change.kind) {
      case ChangeKind::move: return pair(change, "→");
      case ChangeKind::exchange: return pair(change, "↔");
      case ChangeKind::remove: return list(change, "−");
      case ChangeKind::add: return list(change, "+");
      case ChangeKind::replace: return replacement(change);
      case ChangeKind::substitute: return pair(change, " ⇒ ");
      case ChangeKind::rotate:
        return say(fmt::format("{} {}°", words_.twins.rotated, change.angle));
      case ChangeKind::mirror: {
        std::string axis(axis_name(change.reflection));
        axis.replace(2, 4, " ↔ ");
        return say(fmt::format("{} {}", words_.twins.mirrored, axis));
      }
      case ChangeKind::shift:
        return say(fmt::format("{} {} → {}", words_.twins.shifted,
                               chess::square_name(*change.pieces[0].square),
                               chess::square_name(*change.pieces[1].square)));
      case ChangeKind::polish_type: return say(words_.twins.recoloured);
      case ChangeKind::conditions:
      case ChangeKind::stipulation:
        for (std::string const& text : change.texts)
          say((&text == &change.texts.front() ? "" : ", ") + text);
        return;
      case ChangeKind::invisible: {
        std::string const& number = change.texts.front();
        return say(fmt::format("+{} {}", number, words_.invisible[number == "1" ? 0 : 1]));
      }
    }
  }

  void pair(TwinChange const& change, std::string_view arrow) {
    piece(change.pieces[0]);
    say(arrow);
    piece(change.pieces[1]);
  }

  void list(TwinChange const& change, std::string_view sign) {
    for (NamedPiece const& one : change.pieces) {
      if (&one != &change.pieces.front()) say(", ");
      say(sign);
      piece(one);
    }
  }

  // Prints "wPa2 = wQa2", or "a2=wQ" if the replaced piece is unknown.
  void replacement(TwinChange const& change) {
    NamedPiece there = change.pieces.front();
    if (change.pieces.size() > 1) {
      piece(change.pieces[1]);
      say(" = ");
    } else if (there.square) {
      say(chess::square_name(*std::exchange(there.square, {})) + "=");
    }
    piece(there);
  }

  void piece(NamedPiece const& named) {
    if (!named.pieces.empty()) {
      chess::Piece shown = named.pieces.front();
      shown.side = named.side.value_or(chess::Side::white);
      std::string const letters = notation::walk_of(shown, language_);
      std::string const attributes =
          named.attributes.empty() ? "" : fmt::format("({})", fmt::join(named.attributes, ","));
      bool const figurine = pieces_ == PiecesIn::figurines || letters.empty();
      if (!figurine && named.side) say(colour_of(*named.side));
      say(attributes);
      if (figurine) out_.push_back(prose::Figurines{{shown}});
      else say(letters);
    }
    if (named.square) say(chess::square_name(*named.square));
  }

  // Returns the letter of the colour. The French n means noir, and neutre in print.
  std::string_view colour_of(chess::Side side) const {
    return side.name > chess::Side::neutral
               ? ""
               : chess::about(language_).sides.substr(static_cast<std::size_t>(side.name), 1);
  }

  void say(std::string_view text) {
    if (text.empty()) return;
    auto* last = out_.empty() ? nullptr : std::get_if<prose::Text>(&out_.back());
    if (last) last->text += text;
    else out_.push_back(prose::Text{std::string(text)});
  }

  Language language_;
  chess::Words const& words_ = chess::words(language_);
  PiecesIn pieces_;
  prose::Inlines out_;
};

}  // namespace

std::vector<text::Span> removal_signs(std::string_view changes) {
  std::vector<text::Span> signs;
  for (std::size_t at = changes.find('-'); at != std::string_view::npos;
       at = changes.find('-', at)) {
    bool const begins =
        at == 0 || std::string_view(" \t\n,;)").find(changes[at - 1]) != std::string_view::npos;
    std::size_t const end = at + (changes.substr(at).starts_with("--") ? 2 : 1);
    bool const piece = end < changes.size() && (text::is_letter(changes[end]) ||
                                                static_cast<unsigned char>(changes[end]) >= 0x80);
    if (begins && piece) signs.push_back({at, end});
    at = end;
  }
  return signs;
}

std::string with_minus_signs(std::string_view changes) {
  std::string out;
  std::size_t copied = 0;
  for (text::Span const sign : removal_signs(changes)) {
    out += changes.substr(copied, sign.begin - copied);
    out += "\u2212";
    copied = sign.end;
  }
  return out.append(changes.substr(copied));
}

prose::Inlines print_twin(chess::Twin const& twin, Language language, PiecesIn pieces,
                          std::optional<std::string_view> before) {
  bool const repeats = twin.says_continued && before && !before->empty();
  if (twin.fault || (twin.changes.empty() && !repeats))
    return {prose::Text{with_minus_signs(twin.text)}};
  return Printer(language, pieces).run(twin, before);
}

std::string_view label_before(chess::Twin const& twin, std::string_view label) {
  return twin.changes.empty() && !twin.continued && !twin.fault ? std::string_view() : label;
}

std::span<std::string_view const> zeroposition_words() {
  static std::vector<std::string_view> const words = [] {
    std::vector<std::string_view> all = {"zero position", "zero-position", "zero:"};
    for (chess::Language const language : chess::all_languages)
      all.push_back(chess::words(language).zeroposition);
    return all;
  }();
  return words;
}

std::size_t after_zeroposition(std::string_view text, std::size_t at) {
  HeadCursor cursor(text, chess::Language::english);
  cursor.go(at);
  cursor.skip_blanks();
  bool const word_found = std::ranges::any_of(
      zeroposition_words(), [&](std::string_view word) { return cursor.take_word(word); });
  if (!word_found) return at;
  cursor.take(":");
  cursor.skip_separators();
  return cursor.at();
}

}  // namespace dawson::semantics
