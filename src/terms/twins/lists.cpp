// The labels are found first: a letter with its bracket behind a blank, later in the alphabet than
// the one before. One that is not later is a slip, unless it stands in words that are no changes:
// "c) as in b), but h#2".
#include "terms/twins/lists.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "terms/twins/heads.hpp"
#include "terms/twins/play.hpp"
#include "terms/twins/zeroposition.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

using chess::Language;

constexpr int letters = 26;
constexpr std::size_t most_played = 200;
constexpr std::size_t longest_twin = 200;  // bytes, of one that a slip of a label follows

// a, b ... z, z1, z2 ... as numbers from 0.
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
  std::size_t end;   // of the text behind it
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
    std::size_t const labels = behind_zeroposition(text_, begin);
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
    // "c) = b) wKa1-a2" goes on from b).
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
    int const due = rank_of(labels_.back().label.label) + 1;
    if (rank < due)
      say(fmt::format("{}) comes after {})", label.label, labels_.back().label.label),
          fmt::format("write {})", twin_label(due)));
    else if (rank > due)
      say(fmt::format("missing {}) before {})", twin_label(due), label.label),
          fmt::format("write {})", twin_label(due)));
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

}  // namespace dawson::terms
