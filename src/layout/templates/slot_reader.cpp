// Content of braces in a template:
//
//     braces = "{" ( slot | "word" name | ("?" | "!") field ) "}"
//
// A slot is its field, then items, form, `join` with its string and `last`, in this order,
// separated by blanks.
#include "layout/templates/template_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "chess/languages/words.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::layout {
namespace {

struct Token {
  std::string_view text;  // without the quotation marks of a string
  text::Span span;
  bool is_string = false;
};

text::Diagnostic unknown_name(Token const& token, std::string message,
                              std::vector<std::string_view> const& names,
                              std::string_view otherwise) {
  return text::suggesting(template_fault(token.span, std::move(message),
                                         fmt::format("{}: {}", otherwise, fmt::join(names, ", "))),
                          text::closest_name(token.text, names));
}

// Accepts "2", "2-", "2-5".
bool looks_like_items(std::string_view text) { return !text.empty() && text::is_digit(text[0]); }

std::optional<std::size_t> item_number(std::string_view digits) {
  std::size_t number = 0;
  auto const [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  constexpr std::size_t most = 9999;
  if (failure != std::errc{} || end != digits.data() + digits.size() || number < 1 || number > most)
    return {};
  return number;
}

class BracesReader {
 public:
  BracesReader(std::string_view text, std::size_t open, std::size_t close,
               TemplateRules const& rules)
      : whole_(text), open_(open), close_(close), rules_(rules) {}

  text::Result<Braces> run() {
    cut();
    if (tokens_.empty())
      return template_fault({open_, close_ + 1}, "empty braces",
                            "write the name of a field, as in {author}, or \\{ for a brace");
    Token const& first = tokens_.front();
    if (!first.is_string && (first.text[0] == '?' || first.text[0] == '!')) return condition(first);
    if (first.text == "word" && !first.is_string) return word();
    return slot(first);
  }

 private:
  void cut() {
    for (std::size_t i = open_ + 1; i < close_;) {
      if (whole_[i] == ' ' || whole_[i] == '\t') {
        ++i;
        continue;
      }
      bool const is_string = whole_[i] == '"';
      std::size_t end = is_string ? whole_.find('"', i + 1) : whole_.find_first_of(" \t\"", i);
      end = std::min(end, close_);
      std::size_t const from = is_string ? i + 1 : i;
      tokens_.push_back(
          {whole_.substr(from, end - from), {i, is_string ? end + 1 : end}, is_string});
      i = is_string ? end + 1 : end;
    }
  }

  text::Diagnostic unknown(std::string_view name, text::Span span) const {
    for (auto const place : {TemplatePlace::caption, TemplatePlace::legend, TemplatePlace::page})
      for (Slot const& slot : slots_of(place))
        if (slot.name == name)
          return template_fault(
              span, fmt::format("`{}` is a slot of {}", name, place_name(place)),
              fmt::format("use one of the slots of {}: {}", place_name(rules_.place), names()));
    std::vector<std::string_view> known;
    for (Slot const& slot : slots_of(rules_.place)) known.push_back(slot.name);
    return unknown_name({name, span}, fmt::format("unknown slot `{}`", name), known, "use one of");
  }

  std::string names() const {
    std::vector<std::string_view> known;
    for (Slot const& slot : slots_of(rules_.place)) known.push_back(slot.name);
    return fmt::format("{}", fmt::join(known, ", "));
  }

  text::Result<Slot> find(std::string_view name, text::Span span) const {
    for (Slot const& slot : slots_of(rules_.place))
      if (slot.name == name) return slot;
    return unknown(name, span);
  }

  text::Result<Braces> condition(Token const& first) {
    text::Span const name{first.span.begin + 1, first.span.end};
    if (name.begin == name.end)
      return template_fault(first.span, "condition without a field", "write {?author}");
    auto slot = find(first.text.substr(1), name);
    if (!slot) return slot.error();
    if (tokens_.size() > 1)
      return template_fault(tokens_[1].span, "unexpected text after the field of a condition",
                            fmt::format("write {{{}}}", first.text));
    return Braces{Condition{*slot, first.text[0] == '?'}};
  }

  text::Result<Braces> word() {
    if (tokens_.size() < 2)
      return template_fault(tokens_[0].span, "missing the name of a word", "write {word after}");
    Token const& name = tokens_[1];
    if (auto fault = check_word(name)) return *fault;
    if (tokens_.size() > 2)
      return template_fault(tokens_[2].span, "{word ...} takes one name",
                            fmt::format("write {{word {}}}", name.text));
    return Braces{WordUse{std::string(name.text)}};
  }

  std::optional<text::Diagnostic> check_word(Token const& name) const {
    static Words const none;
    Words const& own = rules_.words ? *rules_.words : none;
    if (!name.is_string && find_word(name.text, chess::Language::english, own)) return {};
    std::vector<std::string_view> known(chess::caption_words.begin(), chess::caption_words.end());
    for (auto const& [language, words] : own)
      for (auto const& [one, text] : words) known.push_back(one);
    return unknown_name(name, fmt::format("unknown word `{}`", name.text), known,
                        "add it to `words` of the style, or use one of");
  }

  text::Result<Braces> slot(Token const& first) {
    auto found = first.is_string ? text::Result<Slot>(unknown(first.text, first.span))
                                 : find(first.text, first.span);
    if (!found) return found.error();
    SlotUse use;
    use.slot = *found;
    at_ = 1;
    using Step = std::optional<text::Diagnostic> (BracesReader::*)(SlotUse&);
    for (Step const step :
         {&BracesReader::items, &BracesReader::form, &BracesReader::join, &BracesReader::last})
      if (auto fault = (this->*step)(use)) return *fault;
    if (at_ < tokens_.size()) return superfluous(use);
    return Braces{std::move(use)};
  }

  Token const* here() const { return at_ < tokens_.size() ? &tokens_[at_] : nullptr; }
  bool at_word(std::string_view word) const {
    return here() && !here()->is_string && here()->text == word;
  }
  text::Diagnostic no_list(SlotUse const& use, std::string_view what) const {
    return template_fault(here()->span,
                          fmt::format("`{}` is not a list: it has no {}", use.slot.name, what),
                          fmt::format("write {{{}}}", use.slot.name));
  }

  std::optional<text::Diagnostic> items(SlotUse& use) {
    if (!here() || here()->is_string || !looks_like_items(here()->text)) return {};
    if (!use.slot.list) return no_list(use, "items");
    std::string_view const text = here()->text;
    std::size_t const hyphen = text.find('-');
    auto const from = item_number(text.substr(0, hyphen));
    std::optional<std::size_t> to = from;
    if (hyphen != std::string_view::npos)
      to = hyphen + 1 == text.size() ? all_items : item_number(text.substr(hyphen + 1));
    if (!from || !to || *to < *from)
      return template_fault(here()->span, fmt::format("`{}` is not a range of items", text),
                            "count items from 1: {author 1}, {author 2-}, {author 2-3}");
    use.first = *from;
    use.last = *to;
    ++at_;
    return {};
  }

  std::optional<text::Diagnostic> form(SlotUse& use) {
    if (!here() || here()->is_string) return {};
    for (FormWord const& one : forms_of(use.slot))
      if (one.word == here()->text) {
        use.form = one.form;
        ++at_;
        return {};
      }
    return {};
  }

  std::optional<text::Diagnostic> join(SlotUse& use) {
    if (!at_word("join")) return {};
    if (!use.slot.list) return no_list(use, "items to join");
    if (at_ + 1 >= tokens_.size() || !tokens_[at_ + 1].is_string)
      return template_fault(here()->span, "expected a text in quotation marks after `join`",
                            fmt::format("write {{{} join \", \"}}", use.slot.name));
    use.join = std::string(tokens_[at_ + 1].text);
    at_ += 2;
    return {};
  }

  std::optional<text::Diagnostic> last(SlotUse& use) {
    if (!at_word("last")) return {};
    if (!use.slot.list) return no_list(use, "last item");
    if (!use.join)
      return template_fault(here()->span, "`last` without `join` before it",
                            fmt::format("write {{{} join \", \" last and}}", use.slot.name));
    if (at_ + 1 >= tokens_.size())
      return template_fault(here()->span,
                            "expected a text in quotation marks or a word after `last`",
                            "write last \" & \", or last and");
    Token const& what = tokens_[at_ + 1];
    if (!what.is_string)
      if (auto fault = check_word(what)) return fault;
    use.last_separator = LastSeparator{std::string(what.text), !what.is_string};
    at_ += 2;
    return {};
  }

  text::Diagnostic superfluous(SlotUse const& use) const {
    std::vector<std::string_view> possible;
    for (FormWord const& one : forms_of(use.slot)) possible.push_back(one.word);
    if (use.slot.list) possible.insert(possible.end(), {"join", "last"});
    Token const& token = *here();
    std::string const message = fmt::format("`{}` takes no `{}`{}", use.slot.name, token.text,
                                            tokens_.size() > 2 ? " here" : "");
    if (possible.empty())
      return template_fault(token.span, message, fmt::format("write {{{}}}", use.slot.name));
    return unknown_name(token, message, possible, "write, in this order");
  }

  std::string_view whole_;
  std::size_t open_, close_;
  TemplateRules const& rules_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
};

}  // namespace

text::Diagnostic template_fault(text::Span span, std::string message, std::string hint) {
  return text::error("E-TEMPLATE", span, std::move(message), std::move(hint));
}

std::size_t closing_brace(std::string_view text, std::size_t at) {
  bool in_string = false;
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '"') in_string = !in_string;
    else if (in_string) continue;
    else if (text[i] == '}') return i;
    else if (text[i] == '{') break;
  }
  return std::string_view::npos;
}

text::Result<Braces> read_braces(std::string_view text, std::size_t open, std::size_t close,
                                 TemplateRules const& rules) {
  return BracesReader(text, open, close, rules).run();
}

}  // namespace dawson::layout
