#include "write/html/style_classes.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/svg_words.hpp"
#include "text/hash.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

// An attribute of a tag, from the blank before it.
struct Attribute {
  std::size_t begin = 0, end = 0;
  std::string_view name, value;
};

// A start tag, and its text from `<` to `>`.
struct Tag {
  std::size_t begin = 0, end = 0;
  std::string_view name;
  std::vector<Attribute> attributes{};

  Attribute const* find(std::string_view wanted) const {
    auto const found = std::ranges::find(attributes, wanted, &Attribute::name);
    return found == attributes.end() ? nullptr : &*found;
  }
};

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f'; }

// Finds the start tags of HTML, but none in comments.
class Tags {
 public:
  explicit Tags(std::string_view html) : html_(html) {}

  std::optional<Tag> next() {
    while ((at_ = html_.find('<', at_)) != html_.npos) {
      std::string_view const rest = html_.substr(at_);
      if (rest.starts_with("<!--")) skip_to("-->");
      else if (rest.size() > 1 && text::is_letter(rest[1])) return tag();
      else ++at_;
    }
    at_ = html_.size();
    return {};
  }

  // Returns the text up to the end tag of the element, and moves there.
  std::string_view content(std::string_view name) {
    std::size_t const end = std::min(html_.find(fmt::format("</{}", name), at_), html_.size());
    std::string_view const out = html_.substr(at_, end - at_);
    at_ = end;
    return out;
  }

 private:
  void skip_to(std::string_view end) {
    std::size_t const found = html_.find(end, at_);
    at_ = found == html_.npos ? html_.size() : found + end.size();
  }

  char here() const { return at_ < html_.size() ? html_[at_] : '>'; }

  Tag tag() {
    Tag out{at_, 0, {}};
    std::size_t const name = ++at_;
    while (!is_blank(here()) && here() != '>' && here() != '/') ++at_;
    out.name = html_.substr(name, at_ - name);
    while (here() != '>') {
      Attribute one{at_, 0, {}, {}};
      while (is_blank(here()) || here() == '/') ++at_;
      std::size_t const begin = at_;
      while (!is_blank(here()) && here() != '>' && here() != '/' && here() != '=') ++at_;
      one.name = html_.substr(begin, at_ - begin);
      if (here() == '=') one.value = (++at_, value());
      one.end = at_;
      if (!one.name.empty()) out.attributes.push_back(one);
      else if (at_ == begin && here() != '>') ++at_;
    }
    out.end = at_ = std::min(at_ + 1, html_.size());
    return out;
  }

  std::string_view value() {
    char const quote = here();
    std::size_t begin = at_;
    if (quote == '"' || quote == '\'') {
      ++begin;
      at_ = std::min(html_.find(quote, begin), html_.size());
      std::string_view const out = html_.substr(begin, at_ - begin);
      at_ = std::min(at_ + 1, html_.size());
      return out;
    }
    while (!is_blank(here()) && here() != '>') ++at_;
    return html_.substr(begin, at_ - begin);
  }

  std::string_view html_;
  std::size_t at_ = 0;
};

bool is_raw(std::string_view element) { return element == "script" || element == "style"; }

std::string unescaped(std::string_view text) {
  constexpr std::pair<std::string_view, char> entities[] = {{"&quot;", '"'},  {"&#39;", '\''},
                                                            {"&apos;", '\''}, {"&lt;", '<'},
                                                            {"&gt;", '>'},    {"&amp;", '&'}};
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    auto const entity = std::ranges::find_if(
        entities, [&](auto const& one) { return text.substr(at).starts_with(one.first); });
    out += entity == std::end(entities) ? text[at] : entity->second;
    at += entity == std::end(entities) ? 1 : entity->first.size();
  }
  return out;
}

// Returns the hash of an inline element; browsers hash its text with LF as line ends.
std::string source_of(std::string_view content) {
  std::string lines(content);
  std::erase(lines, '\r');
  return fmt::format("'sha256-{}'", backend::svg::base64(text::sha256(lines)));
}

}  // namespace

std::string StyleClasses::name_of(std::string const& style) {
  std::string name = fmt::format("dawson-{:016x}", text::fnv1a(style)).substr(0, 15);
  while (true) {
    auto const [known, is_new] = styles_.try_emplace(name, style);
    if (is_new || known->second == style) return name;
    name += '-';
  }
}

std::string StyleClasses::replaced(std::string_view html) {
  std::string out;
  std::size_t copied = 0;
  Tags tags(html);
  auto const copy = [&](std::size_t end) {
    out += html.substr(copied, end - copied);
    copied = end;
  };
  while (auto const tag = tags.next()) {
    if (is_raw(tag->name)) tags.content(tag->name);
    Attribute const* const style = tag->find("style");
    if (!style) continue;
    std::string const name = name_of(unescaped(style->value));
    Attribute const* const classes = tag->find("class");
    for (Attribute const& one : tag->attributes) {
      if (&one != style && &one != classes) continue;
      copy(one.begin);
      copied = one.end;
      if (&one == classes) out += fmt::format(" class=\"{} {}\"", one.value, name);
      else if (!classes) out += fmt::format(" class=\"{}\"", name);
    }
  }
  copy(html.size());
  return out;
}

std::string StyleClasses::rules() const {
  std::string out;
  // The name is repeated so that a rule overrides those with several classes.
  for (auto const& [name, style] : styles_)
    out += fmt::format(".{0}.{0}.{0}{{{1}}}\n", name, style);
  return out;
}

std::string content_security_policy(std::string_view html) {
  std::vector<std::string> scripts, styles;
  auto const add = [](std::vector<std::string>& to, std::string source) {
    if (std::ranges::find(to, source) == to.end()) to.push_back(std::move(source));
  };
  Tags tags(html);
  while (auto const tag = tags.next()) {
    if (tag->name == "script" && tag->find("src")) add(scripts, "'self'");
    else if (tag->name == "script") add(scripts, source_of(tags.content(tag->name)));
    else if (tag->name == "style") add(styles, source_of(tags.content(tag->name)));
    else if (tag->name == "link" && tag->find("href")) add(styles, "'self'");
  }
  if (scripts.empty()) scripts.emplace_back("'none'");
  if (styles.empty()) styles.emplace_back("'none'");
  return fmt::format("script-src {}; style-src {}", fmt::join(scripts, " "),
                     fmt::join(styles, " "));
}

}  // namespace dawson::run
