#include "lsp/documents/open_documents.hpp"

#include <algorithm>
#include <filesystem>

#include "document/tex/input_encoding.hpp"
#include "lsp/documents/uri.hpp"
#include "text/files.hpp"

namespace dawson::lsp {
namespace {

struct LanguageId {
  std::string_view id;
  document::MarkupLanguage const* markup;
};
constexpr LanguageId language_ids[] = {
    {"latex", &document::tex_markup},         {"tex", &document::tex_markup},
    {"markdown", &document::markdown_markup}, {"quarto", &document::markdown_markup},
    {"rmd", &document::markdown_markup},      {"mdx", &document::markdown_markup}};

}  // namespace

document::MarkupLanguage const& markup_of(std::string_view language, std::string_view name) {
  auto const* const row = std::ranges::find(language_ids, language, &LanguageId::id);
  if (row != std::end(language_ids)) return *row->markup;
  std::string const suffix = std::filesystem::path(name).extension().string();
  return text::has_markdown_suffix(suffix) ? document::markdown_markup : document::tex_markup;
}

ReadText const& OpenDocument::read(PositionEncoding encoding) const {
  if (!read_) read_ = std::make_shared<ReadText const>(name, text, *markup, encoding);
  return *read_;
}

OpenDocument& OpenDocuments::open(Json const& parameters) {
  Json const& item = member(parameters, "textDocument");
  std::string const uri = text_in(item, "uri");
  OpenDocument document;
  document.uri = uri;
  document.name = path_of_uri(uri);
  document.text = text_in(item, "text");
  document.version = item.value("version", std::int64_t{0});
  document.markup = &markup_of(item.value("languageId", std::string()), document.name);
  document.is_style = item.value("languageId", std::string()) == "yaml" ||
                      document.name.ends_with(".yaml") || document.name.ends_with(".yml");
  return documents_[uri] = std::move(document);
}

OpenDocument& OpenDocuments::change(Json const& parameters) {
  Json const& item = member(parameters, "textDocument");
  auto const found = documents_.find(text_in(item, "uri"));
  if (found == documents_.end())
    throw RequestError(ErrorCode::invalid_params, "the document is not open");
  OpenDocument& document = found->second;
  if (auto const version = item.find("version"); version != item.end() && version->is_number())
    document.version = version->get<std::int64_t>();
  document.read_.reset();
  for (Json const& one : member(parameters, "contentChanges")) {
    std::string text = text_in(one, "text");
    if (!one.contains("range")) {
      document.text = std::move(text);
      continue;
    }
    text::Span const span = LineIndex(document.text, encoding_).span(range_in(one["range"]));
    document.text.replace(span.begin, span.end - span.begin, text);
  }
  return document;
}

void OpenDocuments::close(std::string const& uri) { documents_.erase(uri); }

OpenDocument const* OpenDocuments::find(std::string const& uri) const {
  auto const found = documents_.find(uri);
  return found == documents_.end() ? nullptr : &found->second;
}

OpenDocument const* OpenDocuments::find_file(std::string const& name) const {
  std::string const whole = run::whole_name(name);
  for (auto const& [uri, document] : documents_)
    if (document.name == name || run::whole_name(document.name) == whole) return &document;
  return nullptr;
}

void OpenDocuments::supply(std::string const& name, std::string text) {
  supplied_[run::whole_name(name)] = std::move(text);
}

std::shared_ptr<run::OpenTexts const> OpenDocuments::texts() const {
  auto texts = std::make_shared<run::OpenTexts>(supplied_);
  for (auto const& [uri, document] : documents_)
    texts->insert_or_assign(run::whole_name(document.name), document.text);
  return texts;
}

}  // namespace dawson::lsp
