#include <algorithm>
#include <array>

#include "cli/help/findings.hpp"
#include "cli/help/help.hpp"
#include "text/markdown_files.hpp"

namespace dawson::cli {
namespace {

struct OperandRow {
  Operand operand;
  std::string_view name;
  ValueKind (*kind)();
};

ValueKind markdown_files(std::vector<std::string> suffixes = {}) {
  suffixes.insert(suffixes.end(), text::markdown_suffixes().begin(),
                  text::markdown_suffixes().end());
  return as_document(a_file(std::move(suffixes)));
}

constexpr std::array rows{
    OperandRow{Operand::documents, "documents", [] { return markdown_files({".tex"}); }},
    OperandRow{Operand::latex, "latex", [] { return as_document(a_file({".tex"})); }},
    OperandRow{Operand::manuscript, "manuscript", [] { return markdown_files(); }},
    OperandRow{Operand::served, "served", [] { return markdown_files({".tex"}); }},
    OperandRow{Operand::position, "position", [] { return any_text("POSITION"); }},
    OperandRow{Operand::moves, "moves", [] { return any_text("BETZA"); }},
    OperandRow{Operand::solution, "solution",
               [] {
                 ValueKind kind = as_document(a_file());
                 kind.literal = "solution";
                 return kind;
               }},
    OperandRow{Operand::style, "style", [] { return as_document(a_style()); }},
    OperandRow{Operand::preprocessor, "preprocessor", [] { return any_text("WORD"); }},
    OperandRow{Operand::finding, "code",
               [] {
                 ValueKind kind = any_text("CODE");
                 for (FindingCode const& one : finding_codes()) kind.words.push_back(one.code);
                 return kind;
               }},
    OperandRow{Operand::command, "command",
               [] {
                 ValueKind kind = any_text("COMMAND");
                 for (Command const* command : commands()) kind.words.emplace_back(command->name);
                 return kind;
               }},
};

OperandRow const& row_of(Operand operand) {
  return *std::ranges::find(rows, operand, &OperandRow::operand);
}

}  // namespace

ValueKind operand_kind(Operand operand) { return row_of(operand).kind(); }

std::string_view operand_name(Operand operand) { return row_of(operand).name; }

}  // namespace dawson::cli
