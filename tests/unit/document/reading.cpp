#include "reading.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "collecting.hpp"
#include "document/markdown/scan.hpp"

namespace dawson::document {
namespace {

std::string joined(std::string left, std::string const& right, char const* between) {
  if (!left.empty()) left += between;
  return left + right;
}

std::string shown(chess::SquareContent const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return "[" + text->text + "]";
  auto const& piece = std::get<chess::Piece>(occupant);
  return "[" + std::to_string(static_cast<int>(piece.kind)) + piece.name + " " +
         std::to_string(piece.side.name) + " " + std::to_string(piece.rotation) + "]";
}

}  // namespace

Reading::Reading(std::string bytes, Settings const& settings,
                 std::vector<std::string> const& more_verbatim)
    : source("a.tex", std::move(bytes)),
      scan(scan_tex(source, more_verbatim)),
      findings(scan.diagnostics) {
  read(settings);
}

Reading::Reading(InMarkdown, std::string bytes, Settings settings)
    : source("a.md", std::move(bytes)), scan(scan_markdown(source)), findings(scan.diagnostics) {
  settings.markup = &markdown_markup;
  settings.links = scan.links;
  read(settings);
}

// The first three steps of a book of one document, whose id is 1.
void Reading::read(Settings const& settings) {
  ContextReader reader(settings);
  auto const contexts = reader.read(source, 1, scan.directives, settings, findings);
  Collector collector;
  for (std::size_t i = 0; i < scan.directives.size(); ++i) {
    Directive const& directive = scan.directives[i];
    outcomes.push_back(read_directive(source, 1, directive, contexts[i], findings));
    collect(collector, outcomes.back(), directive, contexts[i], findings);
  }
  std::ranges::stable_sort(findings, {},
                           [](text::Diagnostic const& finding) { return finding.span.begin; });
}

std::string Reading::text(text::Span span) const {
  return std::string(source.bytes().substr(span.begin, span.end - span.begin));
}

std::string Reading::directives() const {
  std::string all;
  for (Directive const& directive : scan.directives)
    all = joined(
        all,
        directive.broken ? "!" + fault(*directive.broken, source.bytes()) : text(directive.whole),
        " | ");
  return all;
}

std::string Reading::faults() const {
  std::string all;
  for (text::Diagnostic const& finding : findings)
    all = joined(all, fault(finding, source.bytes()), "; ");
  return all;
}

problem::Problem const& Reading::problem() const {
  BOOST_TEST(faults() == "");
  BOOST_REQUIRE(outcomes.size() == 1u);
  auto const* diagram = std::get_if<Diagram>(&outcomes.front());
  BOOST_REQUIRE(diagram);
  return diagram->problem;
}

std::string block(std::string const& body) {
  return "\\begin{chess}\n" + body + "\n\\end{chess}\n";
}

std::string with_kings(std::string const& body) { return block(body + "\njanko: K1k"); }

std::string fault(text::Diagnostic const& finding, std::string_view source) {
  BOOST_TEST(!finding.message.empty());
  BOOST_REQUIRE(finding.span.begin <= finding.span.end);
  BOOST_REQUIRE(finding.span.end <= source.size());
  for (text::Note const& note : finding.notes) BOOST_REQUIRE(note.span.end <= source.size());
  return finding.code + " `" +
         std::string(source.substr(finding.span.begin, finding.span.end - finding.span.begin)) +
         "`";
}

std::string shown(prose::Inlines const& inlines) {
  std::string all;
  for (prose::Inline const& part : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&part)) all += '"' + text->text + '"';
    if (auto const* raw = std::get_if<prose::Raw>(&part)) all += '<' + raw->text + '>';
    if (auto const* figurines = std::get_if<prose::Figurines>(&part))
      for (chess::SquareContent const& piece : figurines->pieces) all += shown(piece);
    if (auto const* marked = std::get_if<prose::Emphasis>(&part))
      all += "em(" + shown(marked->inlines) + ")";
    if (auto const* marked = std::get_if<prose::Strong>(&part))
      all += "strong(" + shown(marked->inlines) + ")";
    if (auto const* marked = std::get_if<prose::Struck>(&part))
      all += "del(" + shown(marked->inlines) + ")";
    if (auto const* code = std::get_if<prose::Code>(&part)) all += "code(" + code->text + ")";
    if (auto const* link = std::get_if<prose::Link>(&part))
      all += "link(" + link->target + "|" + link->title + "|" + shown(link->inlines) + ")";
    if (auto const* image = std::get_if<prose::Image>(&part))
      all += "image(" + image->path + "|" + image->title + "|" + shown(image->alt) + ")";
    if (auto const* note = std::get_if<prose::NoteMark>(&part)) all += "note(" + note->label + ")";
    if (std::holds_alternative<prose::LineBreak>(part)) all += "br";
    if (auto const* at = std::get_if<prose::DirectiveAt>(&part))
      all += "at(" + std::to_string(at->index) + ")";
  }
  return all;
}

std::string shown(problem::Entry const* entry) { return entry ? shown(entry->text) : "none"; }

std::string shown(std::span<problem::Entry const> entries) {
  std::string all;
  for (problem::Entry const& entry : entries) all = joined(all, shown(entry.text), " | ");
  return all;
}

}  // namespace dawson::document
