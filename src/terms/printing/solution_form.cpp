#include "terms/printing/solution_form.hpp"

#include <algorithm>

namespace dawson::terms {
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

struct Letters {
  std::string_view name;
  chess::Language language;
};

constexpr Letters languages[] = {{"en", chess::Language::english},
                                 {"de", chess::Language::german},
                                 {"fr", chess::Language::french}};

}  // namespace

void take_form(SolutionForm& form, std::string_view key, std::string_view value) {
  auto const* const row = std::ranges::find(keys, key, &Key::name);
  if (row != std::end(keys)) {
    form.*(row->words) = value == "as written" ? std::string_view() : value;
    return;
  }
  auto const* const named = std::ranges::find(languages, value, &Letters::name);
  if (named == std::end(languages)) return;
  form.letters = named->language;
  if (form.men == SolutionForm::Men::as_written) form.men = SolutionForm::Men::letters;
}

}  // namespace dawson::terms
