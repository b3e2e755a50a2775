// One row per language:
//
//     task     = head , blank , [ preposition , blank ] , length , [ "." ] , [ blank , moves ] ;
//     sentence = side , { [ "," ] , blank , ( word | length ) } ;   (* one word is a goal *)
//
// Without a preposition the word for moves is required. The words come from problem columns and
// from the PCCC's lists of terms.
#include "semantics/stipulation_signs.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "chess/languages/words.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

struct LanguageRow {
  std::string_view heads;         // "head: sign", separated by semicolons
  std::string_view prepositions;  // words, separated by blanks
  std::string_view moves;
  std::string_view numbers;   // from one on; forms of the same number are separated by `/`
  std::string_view outcomes;  // "win: +", separated by semicolons
  std::string_view sides;     // separated by semicolons
  std::string_view words;     // of sentences; `!` before a goal
};

constexpr LanguageRow rows[] = {
    {// Russian
     "мат: #; пат: =; обратный мат: s #; самомат: s #; обратный пат: s =; кооперативный мат: h #;"
     "кооперативный пат: h =; коопмат: h #; мат-рефлекс: r #; рефлексный мат: r #;"
     "серийный мат: ser- #; серийный кооперативный мат: ser-h #; серийный коопмат: ser-h #;"
     "серийный обратный мат: ser-s #; доказательная партия: dia;"
     "кратчайшая доказательная партия: dia",
     "в за", "ход хода ходов ходах", "один/одном два/двух три/трёх/трех четыре пять шесть",
     "выигрыш: +; ничья: =", "белые; чёрные; черные",
     "начинают и ходят дают ставят объявляют делают достигают добиваются форсируют в за ход хода "
     "ходов обратный кооперативный !мат !пат !выигрывают !ничью !ничьей !ничья !выигрыш"},
    {// Ukrainian
     "мат: #; пат: =; зворотний мат: s #; самомат: s #; кооперативний мат: h #;"
     "кооперативний пат: h =; коопмат: h #; серійний мат: ser- #;"
     "серійний кооперативний мат: ser-h #",
     "в у за", "хід ходи ходів", "один два три чотири п'ять/п’ять шість",
     "виграш: +; нічия: =", "білі; чорні",
     "починають і та й дають ставлять оголошують роблять досягають в у за хід ходи ходів "
     "зворотний кооперативний !мат !пат !виграють !нічию !нічиєї !нічия"},
    {// Bulgarian
     "мат: #; пат: =; обратен мат: s #; самомат: s #; кооперативен мат: h #; помощен мат: h #",
     "в за", "ход хода", "един два три четири пет шест", "реми: =", "белите; черните; бели; черни",
     "започват играят на ход са и дават правят в хода !мат !пат !печелят !реми !матират"},
    {// Serbian, Croatian, Slovenian, Macedonian
     "мат: #; пат: =; помоћни мат: h #; помоћни пат: h =; помошен мат: h #; самомат: s #;"
     "mat: #; pat: =; pomoćni mat: h #; pomožni mat: h #; samomat: s #; pomoćni pat: h =",
     "у во u v", "потез потеза потег потези потега potez poteza potezi potezah", "",
     "добитак: +; dobitak: +; реми: =", "бели; црни; beli; crni; bijeli; црн",
     "на потезу играју и играју дају матира матирају у потеза na potezu igraju i u poteza "
     "!мат !добија !добијају !реми !ремизира !mat !dobija !dobivaju !remizira !remi"},
    {// Greek
     "ματ: #; πατ: =; βοηθητικό ματ: h #; βοηθητικό πατ: h =; αντίστροφο ματ: s #;"
     "αυτοματ: s #; αυτόματ: s #",
     "σε", "κίνηση κινήσεις", "μία/μια δύο/δυο τρεις τέσσερις πέντε έξι",
     "κερδίζουν: +; κερδίζει: +; ισοπαλία: =",
     "τα λευκά; τα μαύρα; ο λευκός; ο μαύρος; λευκά; μαύρα",
     "παίζουν παίζει ξεκινούν και κάνουν κάνει φέρνουν φέρνει σε κίνηση κινήσεις !ματ !πατ "
     "!κερδίζουν !κερδίζει !ισοπαλία"},
    {// Italian
     "matto: #; stallo: =; aiutomatto: h #; aiutostallo: h =; automatto: s #; autostallo: s =;"
     "aiutoautomatto: hs #; matto riflesso: r #; seriale aiutomatto: ser-h #;"
     "partita dimostrativa: dia",
     "in", "mossa mosse", "una due tre quattro cinque sei",
     "vittoria: +; patta: =", "il bianco; il nero; bianco; nero",
     "muove gioca tratto e dà da in mossa mosse fa !matto !matta !vince !patta !pareggia"},
    {// Spanish
     "mate: #; ahogado: =; mate ayudado: h #; ayudado: h #; ayudamate: h #; ahogado ayudado: h =;"
     "mate inverso: s #; inverso: s #; automate: s #; inverso ayudado: hs #; mate reflejo: r #;"
     "partida justificativa: dia",
     "en", "jugada jugadas movimiento movimientos", "una/un dos tres cuatro cinco seis",
     "tablas: =",
     "blancas; negras; las blancas; las negras; juegan blancas; juegan negras;"
     "juegan las blancas; juegan las negras",
     "juegan y dan hacen en jugada jugadas movimientos !mate !ganan !tablas !entablan"},
    {// Portuguese
     "mate: #; afogado: =; mate ajudado: h #; ajudado: h #; automate: s #; mate inverso: s #", "em",
     "lance lances jogada jogadas movimento movimentos", "um/uma dois/duas três quatro cinco",
     "empate: =",
     "as brancas; as pretas; as negras; brancas; pretas; jogam as brancas;"
     "jogam as pretas",
     "jogam e dão em lance lances jogadas !mate !ganham !vencem !empatam"},
    {// Dutch
     "mat: #; pat: =; hulpmat: h #; hulppat: h =; zelfmat: s #; zelfpat: s =; reflexmat: r #;"
     "hulpzelfmat: hs #; seriemat: ser- #; seriehulpmat: ser-h #; serie-hulpmat: ser-h #;"
     "seriezelfmat: ser-s #; serie-zelfmat: ser-s #; bewijspartij: dia; kortste bewijspartij: dia",
     "in", "zet zetten", "een/één twee drie vier vijf zes", "winst: +; remise: =", "wit; zwart",
     "speelt begint aan zet en geeft houdt maakt in zetten !mat !wint !remise"},
    {// Polish
     "mat: #; pat: =; mat pomocniczy: h #; pat pomocniczy: h =; samomat: s #;"
     "seryjny mat pomocniczy: ser-h #; partia dowodowa: dia",
     "w", "posunięciu posunięciach posunięcia ruchu ruchach ruchy",
     "jednym dwóch trzech czterech pięciu sześciu", "wygrana: +; remis: =", "białe; czarne",
     "zaczynają i dają grają na posunięciu w posunięciach ruchach !mata !mat !wygrywają "
     "!remisują !remis !matują"},
    {// Czech, Slovak
     "mat: #; pat: =; pomocný mat: h #; pomocný pat: h =; samomat: s #; sériový pomocný mat: ser-h "
     "#",
     "v ve vo", "tahem tahu tahy tazích ťahom ťahu ťahoch",
     "prvním/prvým druhým třetím/tretím čtvrtým/štvrtým",
     "výhra: +; remíza: =", "bílý; černý; biely; čierny",
     "na tahu ťahu táhne ťahá začíná začína a dá v ve tahem ťahom !mat !vyhraje !vyhrá "
     "!remizuje !remíza !remízu"},
    {// Hungarian
     "matt: #; patt: =; segítőmatt: h #; segítőpatt: h =; önmatt: s #; önpatt: s =", "",
     "lépésben lépés", "egy két/kettő három négy öt hat", "döntetlen: =", "világos; sötét",
     "indul kezd lép és tart ad lépésben !nyer !döntetlent !döntetlen !mattot !matt"},
    {// Swedish, Danish, Norwegian
     "matt: #; mat: #; patt: =; hjälpmatt: h #; hjælpemat: h #; hjelpematt: h #; hjälppatt: h =;"
     "självmatt: s #; selvmat: s #; selvmatt: s #; reflexmatt: r #; seriehjälpmatt: ser-h #;"
     "seriehjælpemat: ser-h #; seriehjelpematt: ser-h #; seriesjälvmatt: ser-s #",
     "i på", "drag draget træk trekk", "ett/et/én två/to tre fyra/fire fem sex/seks",
     "vinst: +; gevinst: +; remi: =", "vit; svart; hvid; sort; hvit",
     "drar spelar börjar trekker trækker spiller begynder begynner och og gör gør gjør håller "
     "holder i drag træk trekk !vinner !vinder !matt !mat !remi !remis"},
    {// Finnish
     "matti: #; patti: =; apumatti: h #; itsematti: s #", "", "siirrolla siirtoa",
     "yhdellä kahdella kolmella neljällä", "tasapeli: =", "valkea; musta; valkoinen",
     "aloittaa pelaa siirtää ja tekee saa siirrolla !matin !voittaa !tasapelin"},
    {// Romanian
     "mat: #; pat: =; mat ajutor: h #; mat ajutat: h #; mat invers: s #", "în in", "mutare mutări",
     "una/o două trei patru cinci", "câștig: +; remiză: =", "albul; negrul",
     "mută joacă începe și dă face în mutări !mat !câștigă !remiză"},
    {// Estonian
     "matt: #; abimatt: h #; enesematt: s #", "", "käiguga", "", "", "", ""},
    {// Latvian
     "mats: #; palīgmats: h #; pašmats: s #", "", "gājienos gājienā", "", "", "", ""},
    {// Lithuanian
     "matas: #; kooperatyvinis matas: h #; savimatas: s #", "", "ėjimais ėjimu", "", "", "", ""},
};

// Returns the small letter of a two-byte letter: Latin, Greek, Cyrillic. All of them keep their
// length.
unsigned lower_letter(unsigned code) {
  auto const within = [&](unsigned first, unsigned last) { return code >= first && code <= last; };
  constexpr unsigned multiplication = 0xD7;
  if (within(0xC0, 0xDE) && code != multiplication) return code + 0x20;
  if (within(0x100, 0x137) || within(0x14A, 0x177)) return code | 1U;
  if (within(0x139, 0x148) || within(0x179, 0x17E)) return code % 2 == 1 ? code + 1 : code;
  if (within(0x218, 0x21B)) return code | 1U;  // Romanian
  constexpr std::pair<unsigned, unsigned> accented[] = {
      {0x386, 0x3AC}, {0x388, 0x3AD}, {0x389, 0x3AE}, {0x38A, 0x3AF},
      {0x38C, 0x3CC}, {0x38E, 0x3CD}, {0x38F, 0x3CE}, {0x490, 0x491}};
  for (auto const& [large, small] : accented)
    if (code == large) return small;
  if (within(0x391, 0x3A9) || within(0x410, 0x42F)) return code + 0x20;
  if (within(0x400, 0x40F)) return code + 0x50;
  return code;
}

// Converts to lower case; every byte keeps its offset.
std::string folded_of(std::string_view text) {
  std::string out = text::lower_case(text);
  constexpr unsigned first_lead = 0xC3, last_lead = 0xD5, tail_bits = 0x3F, lead_bits = 0x1F;
  for (std::size_t at = 0; at + 1 < out.size(); ++at) {
    auto const lead = static_cast<unsigned char>(out[at]);
    auto const tail = static_cast<unsigned char>(out[at + 1]);
    if (lead < first_lead || lead > last_lead || (tail & 0xC0U) != 0x80U) continue;
    unsigned const code = lower_letter(((lead & lead_bits) << 6U) | (tail & tail_bits));
    out[at] = static_cast<char>(0xC0U | (code >> 6U));
    out[at + 1] = static_cast<char>(0x80U | (code & tail_bits));
    ++at;
  }
  return out;
}

std::vector<std::string_view> divided(std::string_view text, char by) {
  std::vector<std::string_view> all;
  while (!text.empty()) {
    std::size_t const end = std::min(text.find(by), text.size());
    std::string_view const one = text::without_tail(text.substr(0, end));
    std::size_t const begin = std::min(one.find_first_not_of(' '), one.size());
    if (begin < one.size()) all.push_back(one.substr(begin));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

struct NamedSign {
  std::string_view words, sign;
};
std::vector<NamedSign> named_signs(std::string_view text) {
  std::vector<NamedSign> all;
  for (std::string_view const one : divided(text, ';')) {
    std::size_t const colon = one.rfind(": ");
    all.push_back({one.substr(0, colon), one.substr(colon + 2)});
  }
  return all;
}

struct Words {
  std::vector<NamedSign> heads, outcomes;
  std::vector<std::string_view> prepositions, moves, numbers, sides, words;
};

struct Tables {
  std::vector<Words> languages;
  std::unordered_map<std::string_view, std::vector<std::size_t>> by_first_word;

  Tables() {
    for (LanguageRow const& row : rows) {
      Words words{named_signs(row.heads),         named_signs(row.outcomes),
                  divided(row.prepositions, ' '), divided(row.moves, ' '),
                  divided(row.numbers, ' '),      divided(row.sides, ';'),
                  divided(row.words, ' ')};
      // Longest first: "mat pomocniczy" before "mat".
      std::ranges::sort(words.heads, std::ranges::greater{},
                        [](NamedSign const& one) { return one.words.size(); });
      std::ranges::sort(words.sides, std::ranges::greater{}, &std::string_view::size);
      languages.push_back(std::move(words));
    }
    for (std::size_t i = 0; i < languages.size(); ++i) {
      for (auto const* signs : {&languages[i].heads, &languages[i].outcomes})
        for (NamedSign const& one : *signs) add(one.words, i);
      for (std::string_view const side : languages[i].sides) add(side, i);
    }
  }

  void add(std::string_view words, std::size_t language) {
    auto& known = by_first_word[words.substr(0, words.find(' '))];
    if (std::ranges::count(known, language) == 0) known.push_back(language);
  }
};
Tables const& tables() {
  static Tables const all;
  return all;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  while (at < text.size() && (text::is_word(text[at]) || text[at] == '-' || text[at] == '\'')) ++at;
  return at;
}

// Returns the languages with a task, an outcome or a side that begins with the first word.
std::vector<std::size_t> const& languages_of(std::string_view folded) {
  static std::vector<std::size_t> const none;
  auto const& known = tables().by_first_word;
  auto const found = known.find(folded.substr(0, word_end(folded, 0)));
  return found == known.end() ? none : found->second;
}

// Returns the end of `phrase` at byte `at`; `at` itself if the phrase is not there as a whole
// word.
std::size_t phrase_end(std::string_view text, std::size_t at, std::string_view phrase) {
  std::size_t const end = at + phrase.size();
  bool const there = text.substr(at).starts_with(phrase) &&
                     (end == text.size() || !text::is_word(text[end])) && !phrase.empty();
  return there ? end : at;
}

std::size_t any_end(std::string_view text, std::size_t at,
                    std::vector<std::string_view> const& phrases) {
  std::size_t longest = at;
  for (std::string_view const one : phrases) longest = std::max(longest, phrase_end(text, at, one));
  return longest;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(' ', at), text.size());
}

struct Length {
  int half_moves = 0;
  std::size_t end = 0;
};

// Reads "2", "2.5", "2½", "две".
std::optional<Length> length_at(std::string_view text, std::size_t at, Words const& words) {
  constexpr std::size_t most = 3;  // digits
  std::size_t end = at;
  int value = 0;
  for (; end < text.size() && text::is_digit(text[end]); ++end) {
    if (end - at == most) return {};
    value = 10 * value + (text[end] - '0');
  }
  int half = 0;
  if (end > at) {
    for (std::string_view const sign : {".5", ",5", "½"})
      if (half == 0 && text.substr(end).starts_with(sign)) half = 1, end += sign.size();
  } else {
    for (std::size_t i = 0; i < words.numbers.size() && end == at; ++i) {
      end = any_end(text, at, divided(words.numbers[i], '/'));
      value = static_cast<int>(i) + 1;
    }
  }
  bool const ends_word = end > at && (end == text.size() || !text::is_word(text[end]));
  if (!ends_word || (value == 0 && half == 0)) return {};
  return Length{2 * value + half, end};
}

std::optional<ForeignTask> task_of(std::string_view text, NamedSign const& head,
                                   Words const& words) {
  std::size_t at = phrase_end(text, 0, head.words);
  if (at == 0 || at == text.size() || text[at] != ' ') return {};
  at = skip_blanks(text, at);
  std::size_t const preposition = any_end(text, at, words.prepositions);
  bool const has_preposition = preposition > at;
  if (has_preposition) at = skip_blanks(text, preposition);
  auto const length = length_at(text, at, words);
  if (!length) return {};
  at = length->end;
  std::size_t const stop = text.substr(at).starts_with(". ") ? at + 1 : at;
  std::size_t const moves = skip_blanks(text, stop);
  std::size_t const end = moves > at ? any_end(text, moves, words.moves) : moves;
  if (end == moves && !has_preposition) return {};
  if (end > moves) at = end;
  std::size_t const blank = head.sign.find(' ');
  bool const plain = blank == std::string_view::npos;
  return ForeignTask{
      {std::string(plain ? "" : head.sign.substr(0, blank)),
       std::string(plain ? head.sign : head.sign.substr(blank + 1)), length->half_moves},
      at};
}

std::size_t sentence_end(std::string_view text, Words const& words) {
  std::size_t end = any_end(text, 0, words.sides);
  bool goal = false;
  while (end > 0) {
    std::size_t at = end;
    if (at < text.size() && text[at] == ',') ++at;
    std::size_t const begin = skip_blanks(text, at);
    if (begin == at) break;
    std::size_t next = begin;
    for (std::string_view word : words.words) {
      bool const is_goal = word.starts_with('!');
      if (is_goal) word.remove_prefix(1);
      if (std::size_t const stop = phrase_end(text, begin, word); stop > begin)
        next = stop, goal = goal || is_goal;
    }
    if (next == begin)
      if (auto const length = length_at(text, begin, words)) next = length->end;
    if (next == begin) break;
    end = next;
  }
  return goal ? end : 0;
}

}  // namespace

std::optional<ForeignTask> read_foreign_task(std::string_view text) {
  std::string const folded = folded_of(text);
  std::optional<ForeignTask> found;
  for (std::size_t const language : languages_of(folded)) {
    Words const& words = tables().languages[language];
    for (NamedSign const& head : words.heads)
      if (auto task = task_of(folded, head, words); task && (!found || task->end > found->end))
        found = std::move(task);
    for (NamedSign const& one : words.outcomes)
      if (!found && text::without_tail(folded) == one.words)
        found = ForeignTask{{"", std::string(one.sign), 0}, folded.size()};
  }
  return found;
}

std::size_t foreign_sentence_end(std::string_view text) {
  std::string const folded = folded_of(text);
  std::size_t longest = 0;
  for (std::size_t const language : languages_of(folded)) {
    Words const& words = tables().languages[language];
    longest = std::max(longest, sentence_end(folded, words));
    for (NamedSign const& one : words.outcomes) {
      std::size_t const end = phrase_end(folded, 0, one.words);
      std::size_t const next = skip_blanks(folded, end);
      // If more words follow, the outcome is part of another name.
      bool const ends = next == folded.size() || !text::is_word(folded[next]);
      if (ends) longest = std::max(longest, end);
    }
  }
  return longest;
}

bool begins_like_foreign_task(std::string_view text) {
  std::string const folded = folded_of(text);
  std::string_view const word = std::string_view(folded).substr(0, word_end(folded, 0));
  return std::ranges::any_of(languages_of(folded), [&](std::size_t language) {
    return std::ranges::any_of(tables().languages[language].heads, [&](NamedSign const& head) {
      return head.words.substr(0, head.words.find(' ')) == word;
    });
  });
}

}  // namespace dawson::semantics
