// What each directive of a document says, read in order.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "document/chunk.hpp"
#include "document/glossary.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

struct Diagram {
  problem::Problem problem;
  bool in_line = false;  ///< a small board in running text, without captions
  int across = 1;        ///< diagrams in a row, where the host makes rows
};

/// Men in running text.
struct Figurines {
  std::vector<chess::Occupant> men;
};

struct Solution {
  prose::Inlines number;
  std::vector<prose::Inlines> authors;
  prose::Inlines text;
};

/// The solutions collected since the last directive of this kind.
struct Solutions {
  std::vector<Solution> entries;
};

/// Where an index is to stand.
struct Index {
  enum class Of { authors, sources, themes };
  Of of = Of::authors;
};

/// The fairy men that the diagrams so far have used.
struct Glossary {
  struct Item {
    chess::Man figure;
    prose::Inlines name;
    std::optional<problem::Problem> diagram;  ///< how he moves; nothing where no notation says it
  };
  std::vector<Item> entries;
};

/// A directive that prints nothing (`defaults`).
struct Silent {};

/// A directive with an error; its first one stands for it in the document.
struct Broken {
  text::Diagnostic why;
};

using Outcome = std::variant<Diagram, Figurines, Solutions, Index, Glossary, Silent, Broken>;

/// Reads the directives of one document. Each is read by itself; what goes on from one to the next
/// are the settings, and the solutions and fairy men collected.
class Reader {
 public:
  Reader(text::Source const& source, Settings settings);

  /// The findings are added to `findings`, in the order of the source within the directive.
  Outcome read(Directive const& directive, text::Diagnostics& findings);

  /// What has been set so far.
  Settings const& settings() const { return settings_; }

 private:
  Outcome read_block(Directive const& directive, text::Diagnostics& findings);
  Outcome read_word(Directive const& directive, std::vector<FieldLine> const& fields,
                    text::Diagnostics& findings);
  Outcome read_index(Directive const& directive, std::string_view word,
                     std::vector<FieldLine> const& fields, text::Diagnostics& findings) const;
  Outcome read_glossary(std::vector<FieldLine> const& fields, Directive const& directive,
                        text::Diagnostics& findings);
  Outcome read_inline(Directive const& directive, text::Diagnostics& findings);
  Outcome read_diagram(std::vector<FieldLine> const& fields, Directive const& directive,
                       text::Diagnostics& findings);
  void check_label(std::vector<FieldLine> const& fields, std::string const& label,
                   text::Diagnostics& findings);
  std::string_view bytes(text::Span span) const;

  text::Source const& source_;
  Settings settings_;
  std::vector<Solution> solutions_;
  std::vector<FairyManUsed> fairy_men_;
  std::map<std::string, text::Span> labels_;  // and where the first diagram has it
};

}  // namespace dawson::document
