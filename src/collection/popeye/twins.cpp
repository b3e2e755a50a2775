#include "collection/popeye/twins.hpp"

#include <fmt/format.h>

#include "collection/popeye/conditions.hpp"
#include "collection/popeye/men.hpp"
#include "collection/popeye/stipulation.hpp"
#include "collection/popeye/words.hpp"
#include "text/ascii.hpp"

namespace dawson::collection::popeye {
namespace {

using chess::Language;

class TwinReader {
 public:
  TwinReader(Tokens& tokens, Language language, text::Diagnostics& findings)
      : tokens_(tokens), language_(language), findings_(findings) {}

  // The changes in English, and where the last of them ends.
  std::string run(std::size_t& end) {
    std::string text;
    for (Token token = tokens_.peek(); !token.ended(); token = tokens_.peek()) {
      auto const found = match(token.text, changes(), language_);
      auto const command = match(token.text, keywords(), language_);
      if (!found.index && (command.index || !found.several)) break;
      // "twin", "remark" and the ends of problems are no changes, whatever begins like them.
      if (command.index &&
          keywords()[*command.index].words.in(language_).size() == token.text.size() &&
          !(found.index && changes()[*found.index].words.in(language_).size() == token.text.size()))
        break;
      tokens_.take();
      end = token.where.end;
      if (!found.index) {
        findings_.push_back(text::error("E-AMBIGUOUS", token.where,
                                        fmt::format("`{}` begins several changes", token.text)));
        continue;
      }
      text += fmt::format("{}{}", text.empty() ? "" : " ", change(changes()[*found.index], token));
      end = std::max(end, end_);
    }
    return text;
  }

 private:
  std::string change(Change const& change, Token const& word) {
    std::string text(change.words.english);
    end_ = word.where.end;
    auto const squares = [](std::string_view token) { return are_squares(token); };
    auto const one_square = [](std::string_view token) {
      return are_squares(token) && token.size() == 2;
    };
    auto const number = [](std::string_view token) { return text::is_digit(token.front()); };
    auto const any = [](std::string_view) { return true; };
    switch (change.takes) {
      case ChangeTakes::nothing: break;
      case ChangeTakes::squares_2:
        argument(text, word, one_square);
        argument(text, word, one_square);
        break;
      case ChangeTakes::squares: argument(text, word, squares); break;
      case ChangeTakes::number: argument(text, word, number); break;
      case ChangeTakes::word: argument(text, word, any); break;
      case ChangeTakes::walks_2:
        walk(text, word);
        walk(text, word);
        break;
      case ChangeTakes::men: men(text, word); break;
      case ChangeTakes::stipulation:
        if (auto const stipulation = read_stipulation(tokens_, word, findings_))
          take(text, *stipulation);
        break;
      case ChangeTakes::structured:
        if (auto const stipulation = read_structured(tokens_, language_, word, findings_))
          take(text, *stipulation);
        break;
      case ChangeTakes::conditions:
        for (text::Mapped const& one : read_conditions(tokens_, language_, findings_)) {
          text += " " + condition_for_popeye(one.text()).value_or(one.text());
          end_ = one.origin().end;
        }
        break;
    }
    return text;
  }

  void take(std::string& text, text::Mapped const& value) {
    text += " " + value.text();
    end_ = value.origin().end;
  }

  template <class Fits>
  void argument(std::string& text, Token const& word, Fits fits) {
    Token const token = tokens_.peek();
    if (token.ended() || !fits(token.text)) return missing(word);
    text += " " + text::lower_case(token.text);
    end_ = token.where.end;
    tokens_.take();
  }

  void walk(std::string& text, Token const& word) {
    Token const token = tokens_.peek();
    auto const english = english_walk(token.text, language_);
    if (!english) return missing(word);
    text += " " + *english;
    end_ = token.where.end;
    tokens_.take();
  }

  void men(std::string& text, Token const& word) {
    Listed const listed = read_list(tokens_, language_, findings_);
    if (listed.men.empty()) return missing(word);
    text += " " + write_list(listed.men).text();
    end_ = listed.men.back().where.end;
  }

  void missing(Token const& word) {
    findings_.push_back(text::error("E-ARGUMENT", word.where,
                                    fmt::format("something is missing behind `{}`", word.text)));
  }

  Tokens& tokens_;
  Language language_;
  text::Diagnostics& findings_;
  std::size_t end_ = 0;
};

}  // namespace

text::Mapped read_twin(Tokens& tokens, Language language, Token const& word, std::string_view label,
                       text::Diagnostics& findings) {
  std::size_t end = word.where.end;
  std::string const changes_text = TwinReader(tokens, language, findings).run(end);
  text::Mapped made;
  made.append_for(fmt::format("{}) {}", label, changes_text.empty() ? "Continued" : changes_text),
                  {word.where.begin, end});
  return made;
}

bool are_changes(std::string_view text) {
  text::Diagnostics findings;
  Tokens tokens(text, 0, findings);
  std::size_t end = 0;
  std::string const read = TwinReader(tokens, Language::english, findings).run(end);
  return !read.empty() && tokens.peek().ended() && findings.empty();
}

}  // namespace dawson::collection::popeye
