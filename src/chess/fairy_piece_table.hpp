// Popeye's table of fairy pieces, for `fairy_pieces`: facts from its piece names, abbreviations and
// LaTeX symbols.
//
// A row contains the name, Popeye's letters (in English, German and French if they differ), the
// symbol with eighths of a turn, and Betza's notation if it can describe the piece. The symbol is
// the circle (C) if neither Popeye nor Olive uses a rotated orthodox piece.
#pragma once

#include <array>

#include "chess/fairy_pieces.hpp"
#include "chess/languages/words.hpp"

namespace dawson::chess {

// Popeye's table of fairy pieces, for `fairy_pieces`: facts from its piece names, abbreviations and
// LaTeX symbols.
//
// A row contains the name, Popeye's letters (in English, German and French if they differ), the
// symbol with eighths of a turn, and Betza's notation if it can describe the piece. The symbol is
// the circle (C) if neither Popeye nor Olive uses a rotated orthodox piece.

inline constexpr char fairy_pieces_rows[] = R"(
leo: LE Q2 mQcpQ; mao: MA N2 nN; pao: PA R6 mRcpR; vao: VA B6 mBcpB; rose: RO R2 xbetza qN;
grasshopper: G|G|S Q4 gQ; nightrider: N N4 NN; zebra: Z N2 J; camel: CA|CA|CH N6 L;
giraffe: GI B6 xbetza FX; root-50-leaper: RF|WF|CC R4; root-25-leaper: BU B4 xbetza NYDX;
wazir: WE|WE|VI R4 W;
alfil: AL B2 A; fers: FE B6 F; dabbaba: DA R2 D; lion: LI Q6 pQ; nonstop equihopper: NE|NE|EQ Q2;
locust: L|H|L Q2; berolina pawn: BP|BB|PB P4; amazon: AM Q6 QN; empress: EM|KN|IM R4 RN;
princess: PR B4 BN; gnu: GN|GN|G B2 NL; antelope: AN B2 xbetza NY; squirrel: SQ|EI|EC N2 NAD;
waran: WA|WA|V R2 RNN; dragon: DR N2; kangaroo: KA Q6; spiralspringer: SS|SS|CS N2;
ubi-ubi: UU N2; hamster: HA Q2; moose: M|EL|E Q6 xbetza [pQ-fsK]; eagle: EA|AD|AI R6 xbetza [pQ-sK];
sparrow: SW|SP|M N2 xbetza [pQ-bsK];
archbishop: AR|ER|AR B4; reflecting bishop: RB|RL|FR B6; cardinal: C|KL|CA B2;
nightrider hopper: NH|NH|SN B2 gNN; dummy: DU|DU|PI K6; camelrider: CR|CR|CN R6 LL;
zebrarider: ZR|ZR|ZN N2 JJ; gnurider: GR|GR|GN N2 NNLL; camelrider hopper: CH|CH|SC R6 gLL;
zebrarider hopper: ZH|ZH|SZ N2 gJJ; gnurider hopper: GH|GH|SG N6 gNNgLL;
diagonal spiralspringer: DS|DS|CD N6; bouncy knight: BK|RS|CR N2; equihopper: EQ|EQ|EA Q2;
cat: CT B2; berolina superpawn: BS P2 fmBfcR; superpawn: SP|SB|SP P6 fmRfcB;
rook-lion: RL|TL|TL R6 pR; bishop-lion: BL|LL|FL B6 pB; sirene: SI Q6; triton: TR R6;
nereide: ND|ND|NE B4; orphan: O P6; edgehog: EH|RD|EH Q6; moa: MO N6;
rook/bishop-hunter: RR|TJ|TC R2 fRbB; bishop/rook-hunter: BR|LJ|FC R6 fBbR; maorider: AO N2 nNN;
moarider: OA N6; rookhopper: RH|TH|ST R4 gR; bishophopper: BH|LH|SF B4 gB; erlking: EK|EK|RE R2;
boyscout: BT|PF|BT B4 zB; girlscout: GT|PN|GT R2 zR; skylla: SK C0; charybdis: CY C0;
contra-grasshopper: CG|KG|SA Q2; rose lion: RN|RN|RL C0; rose hopper: RP|RH|RS C0;
okapi: OK B6 NJ; 3:7-leaper: 37 B2; grasshopper-2: G2|G2|S2 Q2; grasshopper-3: G3|G3|S3 Q6;
1:6-leaper: 16 Q6 xbetza CX; 2:4-leaper: 24 N6 xbetza DY; 3:5-leaper: 35 N6 xbetza CY;
double grasshopper: DG|DG|DS R4;
kinghopper: KH|KH|SR Q2 gQ2; orix: OR Q6; 1:5-leaper: 15 B4 xbetza NX; 2:5-leaper: 25 B2 xbetza HY;
gral: GL C0;
rook locust: LR|HT|LT R2; bishop locust: LB|HL|LF B2; nightrider locust: LN|HN|LN N2;
wazirrider: WR|WR|VS C0 WW; fersrider: FR|FR|FS C0 FF; bison: BI C0 LJ; elephant: ET|ET|EL C0;
nao: NA N6 mNNcpNN; rook-moose: RM|TC|ET R2 xbetza [pR-fsK]; rook-eagle: RE|TA|AT R6 xbetza [pR-sK];
rook-sparrow: RW|TS|MT R4 xbetza [pR-bsK];
bishop-moose: BM|LC|EF B2 xbetza [pB-fsK]; bishop-eagle: BE|LA|AF B6 xbetza [pB-sK];
bishop-sparrow: BW|LS|MF B4 xbetza [pB-bsK]; rao: RA R4 xbetza mqNcpqN;
scorpion: SO C0 KgQ; marguerite: MG C0; 3:6-leaper: 36 N2 xbetza GX; nightrider lion: NL N6 pNN;
maorider lion: ML C0 pnNN; moarider lion: MM C0; friend: F|F|A C0; dolphin: DO|DE|DN Q6;
rabbit: RT|HE|LA Q2; bob: BO C0; english equihopper: QE|QE|QA C0; french equihopper: QF C0;
querquisite: QQ|OD|QQ C0; bouncer: B1 C0; tour-bouncer: B2 C0; fou-bouncer: B3 C0;
chinese pawn: CP|CB|PC P2; radial knight: RK|RP|CL N2; reversed pawn: PP|RB|PV P4;
rose locust: LS|LR|LR N2; zebu: ZE N2 xbetza CFX; bouncy nightrider: BN|NR|NR N2;
spiralspringer (2,0): S2|S2|N2 N2; spiralspringer (4,0): S4|S4|N4 N2;
diagonal spiralspringer (1,1): S1|S1|N1 N2; diagonal spiralspringer (3,3): S3|S3|N3 N2;
quintessence: QN C0 zNN; double rookhopper: DK|DT|DT R2; double bishophopper: DB|DL|DF B2;
nonstop orix: NO C0; treehopper: TH|UH|SB C0; leafhopper: LH|BH|SE C0;
greater treehopper: GE|GU|SM C0; greater leafhopper: GF|GB|SU C0; kangaroo lion: KL|LK|KL Q2;
kao: KO C0; knighthopper: KP|SH|SV N2 gN2; ship: SH|SC|BA R2; gryphon: GY B2;
marine knight: MS|MS|CM N2; poseidon: PO K2; marine pawn: MP|MB|PM P2; marine ship: MH|MC|BM R2;
sting: ST|ST|EP K4; senora: SE|SE|DG Q6; faro: FA R6; loco: LO B6; saltador: SA|SA|SL N6;
maohopper: AH|AH|AS N6; moahopper: OH|OH|OS N2; contra-hamster: HC|HK|HC C0;
eagle equihopper: EE|AE|AE Q6; eagle nonstop equihopper: EN|AQ|AQ Q6; scarabeus: SC|SR|SS C0)";

/// Returns the text before the sign, and removes both from `rest`.
constexpr std::string_view part_before(char sign, std::string_view& rest) {
  std::size_t const end = std::min(rest.find(sign), rest.size());
  std::string_view const part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

/// Parses a row of the table.
constexpr FairyPiece read_fairy_piece(Named row) {
  std::string_view letters = part_before(' ', row.word);
  std::string_view const figure = part_before(' ', row.word);
  std::string_view const english = part_before('|', letters), german = part_before('|', letters);
  std::size_t const kind = std::string_view("KQRBNP").find(figure.front());
  return {row.name,
          {english, german.empty() ? english : german, german.empty() ? english : letters},
          {kind > 5 ? Kind::circle : static_cast<Kind>(kind), figure.back() - '0'},
          row.word};
}

inline constexpr auto fairy_pieces_table = [] {
  std::array<FairyPiece, std::ranges::count(fairy_pieces_rows, ';') + 1> all;
  NamedWords rows(fairy_pieces_rows);
  for (FairyPiece& piece : all) piece = read_fairy_piece(*rows.take());
  return all;
}();

/// Returns whether `men` names all fairy pieces, in their order.
consteval bool names_fairy_pieces(NamedWords pieces) {
  return std::ranges::all_of(fairy_pieces_table, [&](FairyPiece const& piece) {
    auto const one = pieces.take();
    return one && one->name == piece.name && !one->word.empty();
  });
}

}  // namespace dawson::chess
