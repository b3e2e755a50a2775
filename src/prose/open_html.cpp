// One pass finds tags as browsers do. Elements are matched within their element of Markdown.
// Formatting elements (`<b>`) are matched separately, since browsers open them again in each block
// that follows.
#include "prose/open_html.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "text/scanning.hpp"

namespace dawson::prose {
namespace {

using Kind = HtmlFault::Kind;

constexpr std::string_view without_end[] = {
    "area", "base",  "basefont", "bgsound", "br",   "col",   "embed",  "frame", "hr", "image",
    "img",  "input", "keygen",   "link",    "meta", "param", "source", "track", "wbr"};
constexpr std::string_view of_plain_text[] = {"script", "style",   "textarea", "title",    "xmp",
                                              "iframe", "noembed", "noframes", "plaintext"};
constexpr std::string_view formatting[] = {"a",    "b", "big",   "code",   "em",     "font", "i",
                                           "nobr", "s", "small", "strike", "strong", "tt",   "u"};
// Elements whose end tags may be omitted.
constexpr std::string_view closed_by_others[] = {
    "p",       "li",       "dt",     "dd",       "tr", "td", "th",   "thead", "tbody", "tfoot",
    "caption", "colgroup", "option", "optgroup", "rt", "rp", "html", "head",  "body"};
constexpr std::string_view foreign[] = {"svg", "math"};
constexpr std::string_view back_in_html[] = {"foreignobject", "desc", "title", "annotation-xml"};

// An element and its required parents: without one of them, it would end an element of the
// surrounding page.
struct Belongs {
  std::string_view name;
  std::vector<std::string_view> to;
};
Belongs const parts_of_others[] = {
    {"li", {"ul", "ol", "menu", "dir"}},
    {"dt", {"dl"}},
    {"dd", {"dl"}},
    {"tr", {"table"}},
    {"td", {"table"}},
    {"th", {"table"}},
    {"thead", {"table"}},
    {"tbody", {"table"}},
    {"tfoot", {"table"}},
    {"caption", {"table"}},
    {"colgroup", {"table"}},
    {"col", {"table"}},
    {"option", {"select", "datalist", "optgroup"}},
    {"optgroup", {"select"}},
};

bool among(std::string_view name, auto const& names) {
  return std::ranges::find(names, name) != std::end(names);
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

struct Tag {
  std::string name;  // in lower case
  bool ends = false, slash = false, has_address = false;
  text::Span where;
};

// Reads the tag at `at` (`<div`, `</div`); nothing if it has no end.
std::optional<Tag> tag_at(std::string_view html, std::size_t at) {
  Tag tag;
  std::size_t next = at + 1;
  if (html[next] == '/') tag.ends = true, ++next;
  std::size_t const name = next;
  while (next < html.size() && !is_space(html[next]) && html[next] != '/' && html[next] != '>')
    ++next;
  tag.name = text::lower_case(html.substr(name, next - name));
  while (next < html.size()) {
    char const c = html[next];
    if (c == '>') {
      tag.where = {at, next + 1};
      tag.slash = html[next - 1] == '/';
      return tag;
    }
    if (is_space(c) || c == '/') {
      ++next;
      continue;
    }
    std::size_t const attribute = next++;
    while (next < html.size() && !is_space(html[next]) && html[next] != '/' && html[next] != '>' &&
           html[next] != '=')
      ++next;
    if (text::lower_case(html.substr(attribute, next - attribute)) == "href")
      tag.has_address = true;
    std::size_t value = next;
    while (value < html.size() && is_space(html[value])) ++value;
    if (value >= html.size() || html[value] != '=') continue;
    next = value + 1;
    while (next < html.size() && is_space(html[next])) ++next;
    if (next >= html.size()) return {};
    if (html[next] == '"' || html[next] == '\'') {
      next = html.find(html[next], next + 1);
      if (next == std::string_view::npos) return {};
      ++next;
    } else {
      while (next < html.size() && !is_space(html[next]) && html[next] != '>') ++next;
    }
  }
  return {};
}

struct Place {
  std::size_t part = 0, at = 0;
  friend auto operator<=>(Place const&, Place const&) = default;
};

// The open elements within one element of Markdown.
struct Open {
  struct Element {
    std::string name;
    Place place;
    std::size_t length;
    bool is_anchor;
  };
  std::vector<Element> elements;             // without formatting ones
  std::map<std::string, std::size_t> count;  // of `elements`, by name
  std::map<std::string, std::vector<Element>> formatting;
  std::size_t foreign = 0;  // number of svg and math among `elements`

  bool has(std::string_view name) const {
    auto const found = count.find(std::string(name));
    return found != count.end() && found->second > 0;
  }

  void open(Element element) {
    if (among(element.name, prose::formatting))
      return formatting[element.name].push_back(std::move(element));
    ++count[element.name];
    foreign += among(element.name, prose::foreign) ? 1 : 0;
    elements.push_back(std::move(element));
  }

  // Closes an element and the elements in it; returns false if it is not open.
  bool close(std::string const& name) {
    if (among(name, prose::formatting)) {
      auto const found = formatting.find(name);
      if (found == formatting.end() || found->second.empty()) return false;
      found->second.pop_back();
      return true;
    }
    if (!has(name)) return false;
    for (bool found = false; !found; elements.pop_back()) {
      found = elements.back().name == name;
      --count[elements.back().name];
      foreign -= among(elements.back().name, prose::foreign) ? 1 : 0;
    }
    return true;
  }

  bool is_foreign() const {
    return foreign > 0 && std::ranges::none_of(back_in_html, [&](auto name) { return has(name); });
  }
};

class Reader {
 public:
  Reader(std::vector<HtmlPart> const& parts, bool in_markup, std::set<Place> const& no_tags)
      : parts_(parts), in_host_(in_markup), no_tags_(no_tags) {}

  std::vector<HtmlFault> run() {
    for (here_ = {}; here_.part < parts_.size(); here_ = {here_.part + 1, 0})
      while (here_.at < html().size()) step();
    for (auto const& [around, open] : open_) {
      for (Open::Element const& one : open.elements)
        if (!among(one.name, closed_by_others)) report_open(one);
      for (auto const& [name, all] : open.formatting)
        for (Open::Element const& one : all) report_open(one);
    }
    std::ranges::sort(faults_, {}, [](HtmlFault const& one) {
      return Place{one.part, one.where.begin};
    });
    return std::move(faults_);
  }

 private:
  std::string_view html() const { return parts_[here_.part].text; }
  Open& open() { return open_[parts_[here_.part].around]; }

  void report_open(Open::Element const& one) {
    faults_.push_back({one.place.part,
                       {one.place.at, one.place.at + one.length},
                       one.is_anchor ? Kind::anchor : Kind::open,
                       one.name});
  }

  void fault(text::Span where, Kind kind, std::string name) {
    faults_.push_back({here_.part, where, kind, std::move(name)});
  }

  // Reports that the rest of the part is text, and skips it.
  void cut(std::string name) {
    fault({here_.at, html().size()}, Kind::cut, std::move(name));
    here_.at = html().size();
  }

  void step() {
    std::size_t const at = here_.at = std::min(html().find('<', here_.at), html().size());
    if (at + 1 >= html().size()) return void(here_.at = html().size());
    char const next = html()[at + 1];
    if (next == '!' || next == '?') return declaration();
    if (next == '/' && at + 2 < html().size() && !text::is_letter(html()[at + 2])) {
      std::size_t const end = html().find('>', at);
      return end == std::string_view::npos ? cut("</") : void(here_.at = end + 1);
    }
    bool const is_tag = text::is_letter(next) || (next == '/' && at + 2 < html().size());
    if (!is_tag || no_tags_.contains(here_)) return void(++here_.at);
    auto const tag = tag_at(html(), at);
    if (!tag) return cut("<");
    here_.at = tag->where.end;
    if (tag->ends) end(*tag);
    else begin(*tag);
  }

  // Skips comments and declarations: Markdown requires the end written here, while browsers end
  // all but comments at the first `>`.
  void declaration() {
    struct Row {
      std::string_view begins, ends;
    };
    static constexpr Row rows[] = {
        {"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}, {"<!", ">"}};
    std::string_view const rest = html().substr(here_.at);
    Row const& row =
        *std::ranges::find_if(rows, [&](Row const& one) { return rest.starts_with(one.begins); });
    bool const is_comment = row.begins == "<!--";
    if (is_comment && (rest.starts_with("<!-->") || rest.starts_with("<!--->")))
      return void(here_.at += rest.find('>') + 1);
    std::size_t const end = rest.find(row.ends, row.begins.size());
    if (end == std::string_view::npos) return cut(std::string(row.begins));
    std::size_t const bang = is_comment ? rest.find("--!>", row.begins.size()) : end;
    bool const whole = is_comment || (open().is_foreign() && row.ends == "]]>");
    if (bang < end) here_.at += bang + 4;
    else here_.at += whole ? end + row.ends.size() : rest.find('>') + 1;
  }

  void begin(Tag const& tag) {
    Open& open = this->open();
    bool const foreign = open.is_foreign();
    if (in_host_ && !foreign)
      for (Belongs const& one : parts_of_others)
        if (one.name == tag.name &&
            std::ranges::none_of(one.to, [&](auto name) { return open.has(name); }))
          return fault(tag.where, Kind::outside, std::string(one.to.front()));
    if (!foreign && among(tag.name, without_end)) return;
    if (tag.slash) {
      if (!foreign && !among(tag.name, prose::foreign)) fault(tag.where, Kind::slash, tag.name);
      return;
    }
    Place const place{here_.part, tag.where.begin};
    if (!foreign && among(tag.name, of_plain_text) && !find_end(tag)) return;
    open.open(
        {tag.name, place, tag.where.end - tag.where.begin, tag.name == "a" && !tag.has_address});
  }

  void end(Tag const& tag) {
    if (tag.name == "br") return;  // browsers read it as <br>
    if (!open().close(tag.name)) fault(tag.where, Kind::stray, tag.name);
  }

  // Moves to the end tag of an element that contains plain text. Returns false without one: it
  // must be in the same text or, for blocks, in the same element of Markdown.
  bool find_end(Tag const& tag) {
    if (ends_.empty()) look_for_ends();
    std::vector<Place> const& all = ends_[tag.name];
    auto const next = std::ranges::lower_bound(all, here_);
    bool found = next != all.end();
    if (found && next->part != here_.part) {
      HtmlPart const &from = parts_[here_.part], &to = parts_[next->part];
      found = from.around == to.around && from.is_block == to.is_block;
    }
    if (found) {
      here_ = *next;
      return true;
    }
    here_.at = tag.where.begin;
    cut("<" + tag.name + ">");
    return false;
  }

  void look_for_ends() {
    for (std::string_view const name : of_plain_text) ends_[std::string(name)];
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      std::string_view const html = parts_[i].text;
      for (std::size_t at = html.find("</"); at != std::string_view::npos;
           at = html.find("</", at + 2)) {
        std::size_t end = at + 2;
        while (end < html.size() && text::is_letter(html[end])) ++end;
        std::string const name = text::lower_case(html.substr(at + 2, end - at - 2));
        bool const whole =
            end < html.size() && (is_space(html[end]) || html[end] == '/' || html[end] == '>');
        if (whole && name != "plaintext" && among(name, of_plain_text))
          ends_[name].push_back({i, at});
      }
    }
  }

  std::vector<HtmlPart> const& parts_;
  bool in_host_;
  std::set<Place> const& no_tags_;
  Place here_;
  std::map<std::size_t, Open> open_;  // by the element of Markdown
  std::map<std::string, std::vector<Place>> ends_;
  std::vector<HtmlFault> faults_;
};

}  // namespace

// Elements in <svg> follow other rules, so the parts are read again without an <svg> that is not
// closed.
std::vector<HtmlFault> html_faults(std::vector<HtmlPart> const& parts, bool in_markup) {
  constexpr int most_passes = 3;
  std::set<Place> no_tags;
  std::vector<HtmlFault> unclosed, faults;
  for (int i = 0; i < most_passes; ++i) {
    faults = Reader(parts, in_markup, no_tags).run();
    bool must_repeat = false;
    for (HtmlFault const& one : faults)
      if (one.kind == Kind::open && among(one.name, foreign)) {
        no_tags.insert({one.part, one.where.begin});
        unclosed.push_back(one);
        must_repeat = true;
      }
    if (!must_repeat) break;
    std::erase_if(faults, [](HtmlFault const& one) {
      return one.kind == Kind::open && among(one.name, foreign);
    });
  }
  if (!unclosed.empty()) {
    std::ranges::move(unclosed, std::back_inserter(faults));
    std::ranges::sort(faults, {}, [](HtmlFault const& one) {
      return Place{one.part, one.where.begin};
    });
  }
  return faults;
}

}  // namespace dawson::prose
