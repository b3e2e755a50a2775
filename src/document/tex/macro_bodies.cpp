#include "document/tex/scan_parts.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using text::Span;

// The form of a definition: what precedes its body.
enum class Form {
  command,               // {\name}[1][default]
  environment,           // {name}[1][default], and two bodies
  plain,                 // \name#1#2
  document_command,      // {\name}{m o}
  document_environment,  // {name}{m o}, and two bodies
};

constexpr struct {
  std::string_view word;
  Form form;
} definitions[] = {
    {"newcommand", Form::command},
    {"renewcommand", Form::command},
    {"providecommand", Form::command},
    {"DeclareRobustCommand", Form::command},
    {"newrobustcmd", Form::command},
    {"renewrobustcmd", Form::command},
    {"providerobustcmd", Form::command},
    {"newcommandx", Form::command},
    {"renewcommandx", Form::command},
    {"newenvironment", Form::environment},
    {"renewenvironment", Form::environment},
    {"provideenvironment", Form::environment},
    {"def", Form::plain},
    {"gdef", Form::plain},
    {"edef", Form::plain},
    {"xdef", Form::plain},
    {"NewDocumentCommand", Form::document_command},
    {"RenewDocumentCommand", Form::document_command},
    {"ProvideDocumentCommand", Form::document_command},
    {"DeclareDocumentCommand", Form::document_command},
    {"NewExpandableDocumentCommand", Form::document_command},
    {"RenewExpandableDocumentCommand", Form::document_command},
    {"ProvideExpandableDocumentCommand", Form::document_command},
    {"DeclareExpandableDocumentCommand", Form::document_command},
    {"NewDocumentEnvironment", Form::document_environment},
    {"RenewDocumentEnvironment", Form::document_environment},
    {"ProvideDocumentEnvironment", Form::document_environment},
    {"DeclareDocumentEnvironment", Form::document_environment},
};

constexpr int most_parameters = 9;
constexpr std::size_t longest_head = 2000;  // bytes before a body

// Reads the text before a body; each function returns false, or no value, if the text is something
// else.
class Head {
 public:
  Head(std::string_view bytes, std::size_t at)
      : bytes_(bytes.substr(0, std::min(bytes.size(), at + longest_head))), at_(at) {}

  std::size_t at() const { return at_; }

  void skip_blanks() {
    while (at_ < bytes_.size()) {
      if (bytes_[at_] == '%') at_ = std::min(bytes_.find('\n', at_), bytes_.size());
      else if (std::string_view(" \t\r\n").find(bytes_[at_]) == std::string_view::npos) return;
      else ++at_;
    }
  }

  bool next_is(char c) {
    skip_blanks();
    return at_ < bytes_.size() && bytes_[at_] == c;
  }

  std::optional<std::string_view> group(char open, char close) {
    if (!next_is(open)) return {};
    int depth = 0;
    for (std::size_t i = at_; i < bytes_.size(); ++i) {
      if (bytes_[i] == '\\') ++i;
      else if (bytes_[i] == open) ++depth;
      else if (bytes_[i] == close && --depth == 0) {
        std::string_view const inner = bytes_.substr(at_ + 1, i - at_ - 1);
        at_ = i + 1;
        return inner;
      }
    }
    return {};
  }

  bool control_word() {
    if (!next_is('\\')) return false;
    ++at_;
    std::size_t const begin = at_;
    while (at_ < bytes_.size() && (text::is_letter(bytes_[at_]) || bytes_[at_] == '@')) ++at_;
    if (at_ == begin && at_ < bytes_.size()) ++at_;
    return true;
  }

  // Reads [1][default], as in \newcommand.
  int numbered() {
    int parameters = 0;
    if (auto const number = group('[', ']'); number && number->size() == 1)
      parameters = number->front() - '0';
    group('[', ']');
    return parameters;
  }

  // Reads #1#2 up to the brace, as in \def.
  int listed() {
    int parameters = 0;
    for (; at_ < bytes_.size() && bytes_[at_] != '{'; ++at_)
      if (bytes_[at_] == '#') ++parameters;
    return parameters;
  }

  // Reads {m o O{x}}: one letter per parameter; `e` counts as several.
  std::optional<int> specified() {
    auto const arguments = group('{', '}');
    if (!arguments) return {};
    int parameters = 0, depth = 0;
    for (char const c : *arguments) {
      if (c == '{') ++depth;
      else if (c == '}') --depth;
      else if (depth > 0) continue;
      else if (c == 'e' || c == 'E') return most_parameters;
      else if (text::is_letter(c)) ++parameters;
    }
    return parameters;
  }

 private:
  std::string_view bytes_;
  std::size_t at_;
};

}  // namespace

void MacroBodies::take(std::string_view word, std::size_t end) {
  auto const* const found =
      std::ranges::find(definitions, word, [](auto const& d) { return d.word; });
  if (found == std::end(definitions)) return;
  advance(end);
  if (depth_ > 0) {
    nested_ = true;
    return;
  }
  Head head(bytes_, end);
  if (head.next_is('*')) head = Head(bytes_, head.at() + 1);
  Form const form = found->form;
  bool const environment = form == Form::environment || form == Form::document_environment;
  bool const named =
      environment || head.next_is('{') ? head.group('{', '}').has_value() : head.control_word();
  if (!named) return;
  std::optional<int> parameters;
  if (form == Form::plain) parameters = head.listed();
  else if (form == Form::command || form == Form::environment) parameters = head.numbered();
  else parameters = head.specified();
  if (parameters && head.next_is('{'))
    begin(head.at(), std::clamp(*parameters, 0, most_parameters), environment);
}

void MacroBodies::begin(std::size_t brace, int parameters, bool has_second_body) {
  at_ = brace + 1;
  depth_ = 1;
  parameters_ = parameters;
  has_second_body_ = has_second_body;
  nested_ = false;
}

void MacroBodies::advance(std::size_t to) {
  while (depth_ > 0 && at_ < to) {
    char const c = bytes_[at_];
    if (c == '\\') ++at_;
    if (c == '%') at_ = std::min(bytes_.find('\n', at_), to);
    if (c == '{') ++depth_;
    ++at_;
    if (c == '}' && --depth_ == 0) end_body();
  }
  at_ = std::max(at_, to);
}

void MacroBodies::end_body() {
  found_.insert(found_.end(), in_body_.begin(), in_body_.end());
  in_body_.clear();
  Head head(bytes_, at_);
  if (has_second_body_ && head.next_is('{')) begin(head.at(), parameters_, false);
}

void MacroBodies::take(std::vector<Directive> const& directives) {
  Span const whole = directives.back().whole;
  advance(whole.begin);
  at_ = std::max(at_, whole.end);
  if (depth_ == 0 || directives.back().broken) return;
  auto const is_parameter = [&](std::size_t at) {
    return at < whole.end && bytes_[at] > '0' && bytes_[at] <= '0' + most_parameters;
  };
  for (std::size_t i = whole.begin; i < whole.end; ++i) {
    if (bytes_[i] == '\\') ++i;
    else if (bytes_[i] == '%') i = std::min(bytes_.find('\n', i), whole.end);
    else if (bytes_[i] == '#') {
      std::size_t digit = i + 1;
      while (digit < whole.end && bytes_[digit] == '#') ++digit;
      bool const own = digit == i + 1 && is_parameter(digit) && bytes_[digit] - '0' <= parameters_;
      if (own || (digit > i + 1 && nested_ && is_parameter(digit))) {
        in_body_.emplace_back(directives.size() - 1, Span{i, digit + 1});
        return;
      }
      i = digit - 1;
    }
  }
}

void MacroBodies::mark(std::vector<Directive>& directives) {
  advance(bytes_.size());
  for (auto const& [directive, parameter] : found_)
    directives[directive].broken = text::error(
        "E-MACRO", parameter, "macro parameter in a directive; it has no value when Dawson runs",
        "write one directive per diagram, with common fields in `defaults`; for the character # "
        "write \\#");
}

text::Diagnostic MacroBodies::inline_parameter(Span parameter) {
  return text::error("E-MACRO", parameter,
                     "macro parameter in \\chess; it has no value when Dawson runs",
                     "write \\DawsonMen{#1}, which typesets pieces when LaTeX runs");
}

}  // namespace dawson::document
