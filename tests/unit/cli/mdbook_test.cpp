// Tests of the mdBook preprocessor: its input, and output that mdBook must never get.
#include <boost/test/unit_test.hpp>
#include <filesystem>

#include <nlohmann/json.hpp>
#include <string>

#include "program.hpp"

using namespace dawson;
using nlohmann::json;

namespace {

std::string const diagram = "```chess\nauthor: A~B|C\nfen: 8/8/8/8/4K3/8/8/k7\n```\n";

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

// A chapter with a diagram and further keys.
json chapter(json keys) {
  keys["content"] = diagram;
  return {{"Chapter", keys}};
}

std::string book(json const& items) { return json{{{"root", "/b"}}, {{"items", items}}}.dump(); }

Ended preprocess(std::string const& input, std::vector<std::string> words = {"mdbook"}) {
  Folder const folder;
  return run_program(words, folder.path(), input);
}

bool is_woven(json const& one) {
  return has(one["Chapter"]["content"], "](data:image/svg+xml;base64,");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(mdbook)

// The formats of mdBook 0.4.21 and 0.5.1.
BOOST_AUTO_TEST_CASE(chapters_of_an_mdbook_are_one_book) {
  Folder const folder;
  json const chapter = {
      {"name", "One"},
      {"content", "```chess defaults\nnumber: auto\ndefaults: book\n```\n\n" + diagram},
      {"number", {1}},
      {"sub_items", json::array()},
      {"path", "one.md"},
      {"source_path", "one.md"},
      {"parent_names", json::array()}};
  json second = chapter;
  second["name"] = "Two";
  second["content"] = "# Two\n\n" + diagram;
  json first = chapter;
  first["sub_items"].push_back({{"Chapter", second}});
  json const about = {{"root", folder.path()},
                      {"config",
                       {{"book",
                         {{"authors", {"A"}},
                          {"language", "en"},
                          {"multilingual", false},
                          {"src", "text"},
                          {"title", "T"}}},
                        {"preprocessor", {{"dawson", {{"command", "dawson mdbook"}}}}}}},
                      {"renderer", "html"},
                      {"mdbook_version", "0.4.21"}};
  json const items = {{{"Chapter", first}}, "Separator", {{"PartTitle", "B"}}};
  json const input = {about, {{"sections", items}, {"__non_exhaustive", nullptr}}};
  json const since_0_5 = {about, {{"items", items}}};
  Ended const ended = run_program({"mdbook"}, folder.path(), input.dump());
  BOOST_TEST(ended.status == 0, ended.err);
  json const book = json::parse(ended.out);
  BOOST_TEST(json::parse(run_program({"mdbook"}, folder.path(), since_0_5.dump()).out)["items"] ==
             book["sections"]);
  BOOST_TEST(book.contains("__non_exhaustive"));
  BOOST_TEST(book["sections"].size() == 3U);
  BOOST_TEST(book["sections"][1] == "Separator");
  json const& one = book["sections"][0]["Chapter"];
  BOOST_TEST(has(one["content"], "**1**\\\n"));
  BOOST_TEST(has(one["content"], "](data:image/svg+xml;base64,"));
  BOOST_TEST(has(one["sub_items"][0]["Chapter"]["content"], "**2**\\\n"));
  BOOST_TEST(run_program({"mdbook", "supports", "html"}, folder.path()).status == 0);
  BOOST_TEST(run_program({"mdbook", "supports", "pdf"}, folder.path()).status == 1);
  for (std::string const bad : {"", "{}", "[{},{}]", "[1,2]", "[{},{\"sections\":1}]"}) {
    Ended const refused = run_program({"mdbook"}, folder.path(), bad);
    BOOST_TEST(refused.status == 1, bad);
    BOOST_TEST(refused.out == "");
    BOOST_TEST(has(refused.err, "E-JSON"));
  }
}

BOOST_AUTO_TEST_CASE(an_mdbook_with_an_error_is_written_only_as_a_draft) {
  Folder const folder;
  std::string const input =
      R"([{"root":"/x"},{"items":[{"Chapter":{"name":"A","path":"a.md","content":"```chess\nautor: A\n```\n"}}]}])";
  Ended const refused = run_program({"mdbook"}, folder.path(), input);
  BOOST_TEST(refused.status == 1);
  BOOST_TEST(refused.out == "");
  BOOST_TEST(has(refused.err, "/x/src/a.md:2:1: error"));
  Ended const draft = run_program({"mdbook", "--draft"}, folder.path(), input);
  BOOST_TEST(draft.status == 1);
  BOOST_TEST(has(draft.out, "E-FIELD"));
}

BOOST_AUTO_TEST_CASE(findings_name_files_relative_to_the_folder_of_the_book) {
  Folder const folder;
  std::string const chapters =
      R"({"items":[{"Chapter":{"name":"A","path":"a.md","content":"---\nstyle: bad.yaml\n---\n\n```chess\nautor: A\n```\n"}}]})";
  std::filesystem::create_directory(folder / "src");
  put(folder / "src/bad.yaml", "colours:\n  lihgt: white\n");
  for (std::string const config : {"", R"(,"config":{"book":{"src":"."}})"}) {
    put(folder / "bad.yaml", "colours:\n  lihgt: white\n");
    std::string const root = std::filesystem::absolute(folder.path()).string();
    Ended const ended = run_program({"mdbook"}, folder.path(),
                                    R"([{"root":")" + root + "\"" + config + "}," + chapters + "]");
    std::string const at = config.empty() ? "src/" : "";
    BOOST_TEST(has("\n" + ended.err, "\n" + at + "a.md:6:1: error"), ended.err);
    BOOST_TEST(has("\n" + ended.err, "\n" + at + "bad.yaml:2:3: error"), ended.err);
  }
}

BOOST_AUTO_TEST_CASE(chapters_need_none_of_the_other_keys) {
  json const part = chapter({{"name", "B"}, {"path", "b.md"}});
  json with_null = part;
  with_null["Chapter"]["sub_items"] = nullptr;
  json with_part = part;
  with_part["Chapter"]["sub_items"] = json::array({part});
  // Many keys: additions to an object or a list can move its members.
  json const items = {part, with_null, "Separator", with_part, part, part, part, part, part};
  Ended const ended = preprocess(book(items));
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(ended.err == "");
  json const woven = json::parse(ended.out)["items"];
  BOOST_TEST(woven.size() == items.size());
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].is_object()) {
      BOOST_TEST(is_woven(woven[i]), i);
      BOOST_TEST(woven[i]["Chapter"].size() == items[i]["Chapter"].size(), "no key is added");
    }
  BOOST_TEST(is_woven(woven[3]["Chapter"]["sub_items"][0]));
}

BOOST_AUTO_TEST_CASE(a_chapter_without_text_is_an_error_and_a_draft_has_the_others) {
  json const whole = chapter({{"name", "A"}});
  for (auto const& [broken, says] :
       {std::pair<json, std::string>{{{"content", nullptr}}, "/1/items/1/Chapter/content` is null"},
        {{{"content", 1}}, "/1/items/1/Chapter/content` is number; expected a string"},
        {{{"content", {"a"}}}, "/1/items/1/Chapter/content` is array"},
        {{{"name", "A"}}, "/1/items/1/Chapter/content` is missing"},
        {{{"content", ""}, {"sub_items", "x"}}, "/1/items/1/Chapter/sub_items` is string"},
        {"A", "/1/items/1/Chapter` is string; expected an object"},
        {nullptr, "/1/items/1/Chapter` is null; expected an object"}}) {
    std::string const input = book({whole, {{"Chapter", broken}}, whole});
    Ended const refused = preprocess(input);
    BOOST_TEST(refused.status == 1, says);
    BOOST_TEST(refused.out == "", says);
    BOOST_TEST(has(refused.err, says), refused.err);
    BOOST_TEST(has(refused.err, "[E-JSON]"), refused.err);
    json const draft = json::parse(preprocess(input, {"mdbook", "--draft"}).out)["items"];
    BOOST_TEST(is_woven(draft[0]), says);
    BOOST_TEST(is_woven(draft[2]), says);
  }
}

BOOST_AUTO_TEST_CASE(directives_outside_the_text_of_chapters_are_reported) {
  json const part = chapter({{"name", "B"}});
  for (auto const& [items, place] :
       {std::pair<json, std::string>{json::array({chapter({{"parts", {part}}})}),
                                     "/1/items/0/Chapter/parts"},
        {{part, {{"Appendix", part["Chapter"]}}}, "/1/items/1"},
        {json::array({{{"PartTitle", "The `chess N`"}}}), "/1/items/0"},
        {json::array({chapter({{"name", "The `chess N`"}})}), "/1/items/0/Chapter/name"}}) {
    Ended const ended = preprocess(book(items));
    BOOST_TEST(ended.status == 0, place);
    BOOST_TEST(
        has(ended.err, "warning: `" + place + "` is not a chapter; its directives are ignored"),
        ended.err);
  }
  json const both = {{{"root", "/b"}}, {{"items", {part}}, {"sections", {part}}}};
  BOOST_TEST(has(preprocess(both.dump()).err,
                 "`/1/sections` is not a chapter; its directives are ignored"));
  json const titles = {{{"PartTitle", "On chess"}}, chapter({{"name", "chess ~"}, {"new", {"a"}}})};
  BOOST_TEST(has(preprocess(book(titles)).err,
                 "Chapter/name` is not a chapter; its directives are ignored"));
  json const sound = {{{"PartTitle", "On chess"}}, chapter({{"name", "chess"}, {"new", {"`a`"}}})};
  BOOST_TEST(preprocess(book(sound)).err == "");
}

BOOST_AUTO_TEST_CASE(broken_json_is_reported_at_its_place) {
  std::string const head = "[{\"root\":\"/b\"},\n {\"items\":[";
  constexpr int levels = 100000;
  for (auto const& [input, says] :
       {std::pair<std::string, std::string>{"",
                                            "1:1: error: invalid JSON: unexpected end of input"},
        {head + "{\"Chapter\":{\"content\":\"\xC4\"}}]}]", ":2:35: error: byte 0xC4 is not UTF-8"},
        {head + "{\"Chapter\":{\"content\":\"\\ud800\"}}]}]", "invalid JSON: invalid string: "},
        {head + "{\"Chapter\":{\"content\":\"a\",\"content\":\"b\"}}]}]",
         ":2:38: error: duplicate key `content` in an object"},
        {head + "]},]", ":2:15: error: invalid JSON: unexpected ']'"},
        {head + std::string(levels, '[') + std::string(levels, ']') + "]}]",
         ":2:2009: error: the JSON has more than 2000 levels"},
        {"[{},{\"items\":[],\"x\":" + std::string(levels, '[') + std::string(levels, ']') + "}]",
         ":1:2019: error: the JSON has more than 2000 levels"},
        {"[{}, {}]", "the book has no array `sections`"},
        {"[{}]", "the JSON is not a book of mdBook"}}) {
    Ended const ended = preprocess(input);
    BOOST_TEST(ended.status == 1, says);
    BOOST_TEST(ended.out == "", says);
    BOOST_TEST(has(ended.err, says), ended.err.substr(0, 300));
    BOOST_TEST((has(ended.err, "[E-JSON]") || has(ended.err, "[E-UTF8]")), says);
  }
}

BOOST_AUTO_TEST_CASE(objects_may_have_many_keys) {
  json keys;
  for (int i = 0; i < 100; ++i) keys["key" + std::to_string(i)] = i;
  Ended const ended = preprocess(book(json::array({chapter({{"more", keys}})})));
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(json::parse(ended.out)["items"][0]["Chapter"]["more"] == keys);
  std::string twice = book(json::array({chapter({{"more", keys}})}));
  std::string const last = "\"key99\"";
  twice.replace(twice.find(last), last.size(), "\"key20\"");
  BOOST_TEST(has(preprocess(twice).err, "duplicate key `key20`"));
}

BOOST_AUTO_TEST_SUITE_END()
