#include "type/language_rules.hpp"

#include <hyphen.h>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "text/scanning.hpp"

using namespace dawson::type;

namespace {

std::string divided(std::string const& language, std::string const& word) {
  auto const hyphenate = hyphenation(language);
  BOOST_REQUIRE(hyphenate.ok());
  std::string out;
  std::size_t from = 0;
  for (std::size_t const at : (*hyphenate)(word)) {
    out += word.substr(from, at - from) + "-";
    from = at;
  }
  return out + word.substr(from);
}

std::string divided_by(Patterns const& patterns, std::string const& word) {
  std::string out = word;
  auto const places = patterns.divisions(word);
  for (auto it = places.rbegin(); it != places.rend(); ++it) out.insert(*it, "-");
  return out;
}

// Result of libhyphen, in the character set of its file.
class Libhyphen {
 public:
  explicit Libhyphen(std::string const& path) : dictionary_(hnj_hyphen_load(path.c_str())) {}
  ~Libhyphen() { hnj_hyphen_free(dictionary_); }
  Libhyphen(Libhyphen const&) = delete;
  Libhyphen& operator=(Libhyphen const&) = delete;

  std::string divided(std::string const& word) const {
    std::vector<char> marks(word.size() + 5);
    char** changes = nullptr;
    int *places = nullptr, *cuts = nullptr;
    hnj_hyphen_hyphenate3(dictionary_, word.c_str(), static_cast<int>(word.size()), marks.data(),
                          nullptr, &changes, &places, &cuts, 2, 3, 2, 3);
    std::string out;
    std::size_t letter = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
      out += word[i];
      bool const inside = dictionary_->utf8 && i + 1 < word.size() && (word[i + 1] & 0xC0) == 0x80;
      if (!inside && (marks[letter++] & 1)) out += '-';
    }
    return out;
  }

 private:
  HyphenDict* dictionary_;
};

std::string file_of(std::string const& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// The letters of each pattern that has enough of them; many are whole words in German.
std::vector<std::string> words_of_file(std::string const& file) {
  std::vector<std::string> words;
  std::string word;
  bool whole = true;
  for (char const c : file) {
    if (c != '\n') {
      bool const letter = dawson::text::is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
      if (letter) word += dawson::text::lower_case(std::string(1, c));
      whole = whole && (letter || dawson::text::is_digit(c) || c == '.');
      continue;
    }
    if (whole && word.size() > 3) words.push_back(word);
    word.clear();
    whole = true;
  }
  return words;
}

}  // namespace

BOOST_AUTO_TEST_CASE(patterns_hyphenate_as_libhyphen_does) {
  for (char const* const language : {"de_DE", "en_US", "fr"}) {
    std::string const path = "/usr/share/hyphen/hyph_" + std::string(language) + ".dic";
    // Bytes of the file's own character set are letters for both programs.
    std::string const file = file_of(path);
    Patterns const ours(file);
    Libhyphen const theirs(path);
    std::vector<std::string> words = words_of_file(file);
    BOOST_TEST(words.size() > 1000);
    for (std::string const& word : words)
      if (theirs.divided(word) != divided_by(ours, word))
        BOOST_TEST(divided_by(ours, word) == theirs.divided(word));
    // Invented words; "creme" before a single letter is excluded.
    std::size_t differ = 0, count = 0;
    for (; 4 * count < words.size(); ++count) {
      std::string const word = words[4 * count] + words[(count * 7919) % words.size()];
      differ += theirs.divided(word) != divided_by(ours, word);
    }
    BOOST_TEST(10'000 * differ <= 2 * count, language << ": " << differ << " of " << count);
  }
}

BOOST_AUTO_TEST_CASE(no_word_is_hyphenated_where_its_letters_would_change) {
  Patterns const patterns("UTF-8\nzuc1k/k=k,3,1\n");
  BOOST_TEST(divided_by(patterns, "zucker") == "zucker");
  BOOST_TEST(divided_by(Patterns("UTF-8\nc1k\n"), "zucker") == "zuc-ker");
}

BOOST_AUTO_TEST_CASE(words_are_hyphenated_by_the_patterns_of_their_language) {
  BOOST_TEST(divided("en", "hyphenation") == "hy-phen-ation");
  BOOST_TEST(divided("de", "Problemschach") == "Pro-blem-schach");
  BOOST_TEST(divided("de", "Grashüpfer") == "Gras-hüp-fer");
  BOOST_TEST(divided("fr", "problème") == "pro-blème");
  BOOST_TEST(divided("en-GB", "a") == "a");
}

BOOST_AUTO_TEST_CASE(a_language_without_patterns_is_reported) {
  auto const none = hyphenation("tlh");
  BOOST_REQUIRE(!none.ok());
  BOOST_TEST(none.error().code == "E-HYPHEN");
}
