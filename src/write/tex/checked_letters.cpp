#include "write/tex/checked_letters.hpp"

#include <algorithm>
#include <variant>

#include "backend/latex/tikz.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

CheckedLetters::CheckedLetters(Invocation& invocation, FollowedBook const& read,
                               std::string const& boards)
    : invocation_(invocation), read_(read), renderer_(invocation, boards) {
  LatexLetters const none(invocation.sources()[read.documents.front().source].bytes());
  letters_.assign(read.documents.size(), none);
}

bool CheckedLetters::any() const {
  return std::ranges::any_of(read_.documents, [&](CompiledDocument const& document) {
    return LatexLetters::may_lack(invocation_.sources()[document.source].bytes()) ||
           std::ranges::any_of(document.contexts, [](auto const& one) { return one.many; });
  });
}

void CheckedLetters::look(std::size_t document, std::size_t number, Content const& content) {
  if (std::holds_alternative<Verbatim>(content)) return;
  document::Directive const& directive = read_.documents[document].directives[number];
  auto const* diagram = diagram_of(content);
  letters_[document].look(diagram ? renderer_.diagram(*diagram) : renderer_.set(content),
                          directive);
  if (diagram && diagram->solution)
    letters_[document].look(backend::tikz_solution(diagram->solution->lines), directive);
}

void CheckedLetters::report() {
  for (std::size_t i = 0; i < letters_.size(); ++i) {
    text::SourceId const source = read_.documents[i].source;
    invocation_.report(letters_[i].findings(invocation_.sources()[source]), source);
  }
}

}  // namespace dawson::run
