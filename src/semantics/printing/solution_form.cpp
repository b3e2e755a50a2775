#include "semantics/printing/solution_form.hpp"

#include <algorithm>

namespace dawson::semantics {
namespace {

struct Key {
  std::string_view name;
  std::string SolutionForm::*words;
};

constexpr Key keys[] = {{"capture", &SolutionForm::capture},
                        {"defender", &SolutionForm::defender},
                        {"threats", &SolutionForm::threats},
                        {"zugzwang", &SolutionForm::zugzwang},
                        {"promotion", &SolutionForm::promotion}};

}  // namespace

void take_form(SolutionForm& form, std::string_view key, std::string_view value) {
  auto const* const row = std::ranges::find(keys, key, &Key::name);
  if (row != std::end(keys)) {
    form.*(row->words) = value == "as written" ? std::string_view() : value;
    return;
  }
  auto const named = chess::language_named(value);
  if (!named) return;
  form.letters = named;
  if (form.pieces == SolutionForm::Men::as_written) form.pieces = SolutionForm::Men::letters;
}

}  // namespace dawson::semantics
