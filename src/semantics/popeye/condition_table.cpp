// All conditions that are known by name, one per row: Popeye's in its own order, which decides
// between words of which one begins the other, then the conditions that Popeye does not know.
//
// A row contains the kind of arguments after Popeye's word (`grammar_of`), if there are any, and
// the names in English, German and French, separated by `|`. Commas separate the names of a
// language: Popeye's word in ASCII; the printed name, if it differs from the word split at its
// capitals (English) or from the word itself (others); other names. An omitted name is English.
#include "semantics/popeye/condition_table.hpp"

#include <algorithm>

#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

constexpr char const of_popeye[] = R"(
circe: Circe||,Circé;
kings: MirrorCirce|SpiegelCirce,Spiegelcirce|CirceMalefique,Circé Malefique;
kings: Madrasi;
Volage||,,Échecs volages;
Hypervolage;
BichromChess,Bichromatic Chess,Bichrome chess,Bichromatic,Bichrome|
    BichromesSchach,Bichromes Schach,Zweifarbiges Schach,Bichrom|
    Bichromatique,Echecs Bichromatiques,Échecs bichromes;
MonochromChess,Monochromatic Chess,Monochrome chess,Monochromatic|
    MonochromesSchach,Monochromes Schach,Einfarbiges Schach,Monochrom|
    Monochromatique,Echecs Monochromatiques,Échecs monochromes;
grid: GridChess|Gitterschach|Grille,Echecs Grille,Échecs à grille;
neighbour: KoeKo,Köko|,Köko|Koeko,Köko;
BlackEdgeMover,Black Edgemover|SchwarzerRandzueger,Schwarzer Randzüger|NoirBordCoup;
WhiteEdgeMover,White Edgemover|WeisserRandzueger,Weißer Randzüger|BlancBordCoup;
Leofamily|,,Leofamilie|,,Famille léo;
ChineseChess,Chinese pieces|ChinesischesSchach,Chinesische Figuren|
    Chinoises,Pièces chinoises,Échecs chinois;
Patrouille,Patrol Chess|PatrouilleSchach,Patrouilleschach,Patrouillenschach|,Echecs Patrouille;
PWC,Platzwechselcirce (PWC),Exchange Circe|PlatzwechselCirce,Platzwechselcirce|
    CirceEchange,Circé Echange;
NoCapture,Captureless Chess,No captures,Capture forbidden|Ohneschlag,Schlagfrei,Schlagverbot|
    SansPrises,Sans prises,Sans prise;
circe: ImmunChess,Immune Chess|Immunschach|Immun,Echecs Immuns;
kings: MirrorImmunChess,,Mirror Immune chess|SpiegelImmunschach|ImmunMalefique;
ContactGridChess|KontaktGitter,Kontaktgitterschach|ContactGrille;
squares: Imitator,,Imitators|,,Imitatoren|,,Imitateur,Imitateurs;
CavalierMajeur|,Cavalier Majeur|,Cavalier Majeur;
HaanerChess,Haan Chess|HaanerSchach,Haaner Schach|Haan,Echecs de Haan;
walks: ChameleonCirce|ChamaeleonCirce,Chamäleoncirce|CirceCameleon,Circé Caméléon;
CouscousCirce|,Couscouscirce|CirceCouscous,Circé Couscous;
kings: EquipollentsCirce|,Equipollents Circe|CirceEquipollents,Circé Equipollents;
kings: FileCirce|,Liniencirce|,Circé Colonne,Circé de colonne;
maximum: BlackMaximummer,Maximummer|SchwarzerLaengstzueger,Schwarzer Längstzüger|
    NoirMaximum,Maximum noir;
maximum: BlackMinimummer,Minimummer|SchwarzerKuerzestzueger,Schwarzer Kürzestzüger,Kürzestzüger|
    NoirMinimum,Minimum noir,Minimum;
maximum: WhiteMaximummer|WeisserLaengstzueger,Weißer Längstzüger|BlancMaximum,Maximum blanc;
maximum: WhiteMinimummer|WeisserKuerzestzueger,Weißer Kürzestzüger|BlancMinimum,Minimum blanc;
typed_squares: MagicSquares,Magic squares,Magic square|
    MagischeFelder,Magische Felder,Magisches Feld|CaseMagique,Cases magiques;
sentinels: Sentinelles,Sentinels|,,Wächterschach;
Tibet|TibetSchach|,,Échecs tibétains;
DoubleTibet|DoppeltibetSchach,Doppeltibet|,Double Tibet;
kings: DiagramCirce|DiagrammCirce,Diagrammcirce|CirceDiagramme,Circé Diagramme;
squares: Hole,,Holes|Loch,,Löcher|Trou,,Trous;
maximum: BlackMustCapture,Black must capture|SchwarzerSchlagzwang,Schwarzer Schlagzwang|
    NoirPriseForce,Prise forcée noire;
maximum: WhiteMustCapture,White must capture|WeisserSchlagzwang,Weißer Schlagzwang|
    BlancPriseForce,Prise forcée blanche;
ReflectiveKings,Reflecting Kings|ReflektierendeKoenige,Reflektierende Könige|
    RoisReflecteurs,Rois réflecteurs;
TransmutedKings,Transmuting Kings|
    TransmutierendeKoenige,Transmutierende Könige,Transmutierender König|
    RoisTransmutes,Rois transmutés,Roi transmuté;
BlackFollowMyLeader,Black Follow-my-leader|SchwarzerVerfolgungszueger,Schwarzer Verfolgungszüger|
    NoirPoursuite;
WhiteFollowMyLeader,White Follow-my-leader|WeisserVerfolgungszueger,Weißer Verfolgungszüger|
    BlancPoursuite;
DuellistChess,Duellists|Duellantenschach,,Duellanten|Duelliste,Duellistes;
ParrainCirce|CirceParrain,Circe Parrain|CirceParrain,Circé Parrain;
NoIProm,no imitator promotion|OhneIUW,ohne Imitatorumwandlung|SansIProm;
kings: SymmetryCirce,Symmetrical Circe|SymmetrieCirce,Symmetriecirce|
    CirceSymetrique,Circé Symétrique;
VogtlaenderChess,Vogtländer Chess|VogtlaenderSchach,Vogtländerschach|EchecsVogtlaender;
EinsteinChess,,Einstein|EinsteinSchach,Einsteinschach|EchecsEinstein,Echecs Einstein;
Bicolores;
NewKoeko,New Köko|NeuKoeko,Neuköko|KoekoNouveaux,Köko Nouveau;
kings: CirceClone,,Clone Circe|,Circe Clone,Klon-Circe|,Circé Clone;
circe: AntiCirce,Anticirce|,Anticirce|,Anticircé;
kings: MirrorFileCirce|SpiegelFileCirce|FileCirceMalefique;
kings: AntipodeanCirce|AntipodenCirce,Antipodencirce|CirceAntipoden,Circé Antipodes;
kings: MirrorCirceClone,,Mirror Clone Circe|SpiegelCirceclone|CirceCloneMalefique;
anticirce: MirrorAntiCirce,Mirror Anticirce|AntiSpiegelCirce,Spiegel-Anticirce|AntiCirceMalefique;
anticirce: DiagramAntiCirce|AntiDiagrammCirce|AntiCirceDiagramme;
anticirce: FileAntiCirce|AntiFileCirce|AntiFileCirce;
anticirce: SymmetryAntiCirce|AntiSymmetrieCirce|AntiCirceSymetrique;
anticirce: MirrorFileAntiCirce|AntiSpiegelFileCirce|AntiFileCirceMalefique;
anticirce: AntipodeanAntiCirce|AntiAntipodenCirce|AntiCirceAntipoden;
anticirce: EquipollentsAntiCirce|AntiEquipollentsCirce|AntiCirceEquipollents;
FileImmunChess,,File Immune chess|FileImmunSchach|ImmunFile;
kings: DiagramImmunChess,,Diagram Immune chess|DiagrammImmunSchach|ImmunDiagramme;
MirrorFileImmunChess|SpiegelFileImmunSchach|ImmunFileMalefique;
SymmetryImmunChess|SymmetrieImmunSchach|ImmunSymmetrique;
AntipodeanImmunChess|AntipodenImmunSchach|ImmunAntipoden;
EquipollentsImmunChess|EquipollentsImmunSchach|ImmunEquipollents;
ReversalEinsteinChess,Reverse Einstein Chess,Reverse Einstein,Reversal Einstein|
    ReversesEinsteinSchach,Reverses Einsteinschach,Inverses Einsteinschach|
    ReversEchecsEinstein,,Einstein inverse;
SuperCirce,Supercirce|,Supercirce|,Supercircé;
RelegationChess|Degradierung|Degradierung,,Échecs relégation;
NorskSjakk|,Norsk Sjakk,Norwegisches Schach|,Norsk Sjakk,Échecs norvégiens;
TraitorChess|,Traitorschach,Verräterschach|EchecsTraitor,,Échecs traîtres;
AndernachChess,,Andernach|AndernachSchach,Andernachschach|EchecsAndernach,Echecs Andernach;
squares: WhiteForcedSquare,White forced squares|WeissesZwangsfeld,Weiße Zwangsfelder|
    BlancCaseForce;
squares: WhiteConsequentForcedSquare,White consequent forced squares|
    WeissesKonsequentesZwangsfeld,Weiße konsequente Zwangsfelder|BlancCaseForceConsequent;
squares: BlackForcedSquare,Black forced squares|SchwarzesZwangsfeld,Schwarze Zwangsfelder|
    NoirCaseForce;
squares: BlackConsequentForcedSquare,Black consequent forced squares|
    SchwarzesKonsequentesZwangsfeld,Schwarze konsequente Zwangsfelder|NoirCaseForceConsequent;
walks: ChameleonChess|ChamaeleonSchach,Chamäleonschach|EchecsCameleon,Echecs Caméléons;
FunctionaryChess|BeamtenSchach,Beamtenschach|EchecsFonctionnaire,Echecs Fonctionnaires;
GlasgowChess|GlasgowSchach,Glasgowschach|EchecsGlasgow,Echecs Glasgow;
AntiAndernachChess,Anti-Andernach|AntiAndernachSchach,Anti-Andernachschach|EchecsAntiAndernach;
kings: FrischAufCirce,Frischauf Circe|,Frischaufcirce;
kings: VerticalMirrorCirce|VertikalesSpiegelCirce|CirceMalefiqueVerticale;
types: Isardam;
ChecklessChess|OhneSchach,Ohneschach|SansEchecs,Sans échec;
kings: DiametralCirce|,Diametralcirce,Diametrales Circe|CirceDiametrale,Circé Diamétral;
walks: PromOnly,Promotion only to|UWnur,Umwandlung nur in|PromSeul,Promotion seulement en;
kings: RankCirce|,Reihencirce|,Circé Rangée,Circé de rangée;
ExclusiveChess|ExklusivSchach,Exklusivschach|EchecsExclusif,Echecs Exclusifs;
circe: MarsCirce,,Martian Circe|,Marscirce|,Circé Martien;
no_kings: MarsMirrorCirce|MarsSpiegelCirce|MarsCirceMalefique;
circe: PhantomChess|PhantomSchach,Phantomschach|EchecsPhantom,Echecs Phantom;
WhiteReflectiveKing|WeisserReflektierenderKoenig|BlancRoiReflecteur;
BlackReflectiveKing|SchwarzerReflektierenderKoenig|NoirRoiReflecteur;
WhiteTransmutedKing|WeisserTransmutierenderKoenig|BlancRoiTransmute;
BlackTransmutedKing|SchwarzerTransmutierenderKoenig|NoirRoiTransmute;
AntiEinsteinChess,,Anti-Einstein|AntiEinsteinSchach|EchecsAntiEinstein;
kings: MirrorCouscousCirce|SpiegelCouscousCirce|CirceCouscousMalefique;
squares: BlackRoyalSquare,Black royal square|
    SchwarzesKoeniglichesFeld,Schwarzes königliches Feld|NoirCaseRoyal,Case royale noire;
squares: WhiteRoyalSquare,White royal square|WeissesKoeniglichesFeld,Weißes königliches Feld|
    BlancCaseRoyal,Case royale blanche;
BrunnerChess|BrunnerSchach|EchecsBrunner;
PlusChess|PlusSchach|EchecsPlus;
kings: CirceAssassin|AssassinCirce,Circe Assassin|,Circé Assassin;
PatienceChess|PatienceSchach,Patience-Schach|EchecsPatience;
types: RepublicanChess|RepublikanerSchach,Republikanerschach|
    EchecsRepublicains,Echecs Républicains;
ExtinctionChess|AusrottungsSchach,Ausrottungsschach|EchecsExtinction;
CentralChess|ZentralSchach,Zentralschach|EchecsCentral,,Échecs centraux;
ActuatedRevolvingBoard|,Actuated Revolving Board,Drehbrett;
no_kings: MessignyChess,,Messigny|MessignySchach,Messignyschach|EchecsMessigny,Echecs Messigny;
no_kings: Woozles;
no_kings: BiWoozles;
no_kings: Heffalumps;
no_kings: BiHeffalumps;
squares: WhitePromSquares,White promotion squares|UWFeldWeiss,Weiße Umwandlungsfelder|
    BlancCasePromotion,Cases de promotion blanches;
squares: BlackPromSquares,Black promotion squares|UWFeldSchwarz,Schwarze Umwandlungsfelder|
    NoirCasePromotion,Cases de promotion noires;
NoWhitePromotion,No white promotion|OhneWeissUW,Keine weiße Umwandlung,Ohne weiße Umwandlung|
    SansBlancPromotion,,Sans promotion blanche;
NoBlackPromotion,No black promotion|
    OhneSchwarzUW,Keine schwarze Umwandlung,Ohne schwarze Umwandlung|
    SansNoirPromotion,,Sans promotion noire;
EiffelChess|EiffelSchach,Eiffelschach|EchecsEiffel,Echecs Eiffel;
BlackUltraSchachZwang|SchwarzerUltraSchachZwang|NoirUltraSchachZwang;
WhiteUltraSchachZwang|WeisserUltraSchachZwang|BlancUltraSchachZwang;
ActuatedRevolvingCentre|,Actuated Revolving Centre,Drehzentrum;
ShieldedKings|SchutzKoenige|,,Rois protégés;
LineChameleonChess|LinienChamaeleonSchach|EchecsCameleonLigne;
NoWhiteCapture|WeisserOhneSchlag|BlancSansPrises;
NoBlackCapture|SchwarzerOhneSchlag|NoirSansPrises;
walks: AprilChess|Aprilschach|EchecsAvril,Echecs d’Avril;
AlphabeticChess|AlphabetischesSchach,Alphabetisches Schach|
    EchecsAlphabetiques,Echecs Alphabétiques;
CirceTurncoats,Turncoat Circe|TurncoatCirce,Turncoat-Circe,Turncoats-Circe;
kings: CirceDoubleAgents,,Double Agents Circe|DoppelAgentenCirce;
AMU;
types: SingleBox|NurPartiesatzSteine,Nur Partiesatzsteine|,Single Box,Boîte unique;
MAFF;
OWU;
types: WhiteOscillatingKings|WeisseOszillierendeKoenige|BlancRoisOscillant;
types: BlackOscillatingKings|SchwarzeOszillierendeKoenige|NoirRoisOscillant;
AntiKings,Anti-Kings|AntiKoenige,Antikönige|AntiRois,Anti-Rois;
circe: AntiMarsCirce;
no_kings: AntiMarsMirrorCirce|AntiMarsMalefiqueCirce|AntiMarsMalefiqueCirce;
no_kings: AntiMarsAntipodeanCirce;
WhiteSuperTransmutingKing|WeisserSuperTransmutierenderKoenig|BlancSuperRoiTransmute;
BlackSuperTransmutingKing|SchwarzerSuperTransmutierenderKoenig|NoirSuperRoiTransmute;
anticirce: AntiSuperCirce,Anti-Supercirce|,Anti-Supercirce;
UltraPatrol,Ultra-Patrol|UltraPatrouille,Ultrapatrouille|UltraPatrouille,Ultra-patrouille;
SwappingKings|TauschKoenige,Tauschkönige|RoisEchanges,Rois échangés;
RoyalDynasty|KoenigsDynastie,Königsdynastie|DynastieRoyale,Dynastie royale;
two_numbers: SAT;
two_numbers: StrictSAT;
absolute: Take&MakeChess,Take & Make|Take&MakeSchach,Take & Make|Take&MakeEchecs,Take & Make;
BlackSynchronMover|SchwarzerSynchronZueger|NoirSynchronCoup;
WhiteSynchronMover|WeisserSynchronZueger|BlancSynchronCoup;
BlackAntiSynchronMover|SchwarzerAntiSynchronZueger|NoirAntiSynchronCoup;
WhiteAntiSynchronMover|WeisserAntiSynchronZueger|BlancAntiSynchronCoup;
Masand;
two_numbers: BGL;
BlackChecks,Black checks|SchwarzSchaecher,Schwarzschächer|NoirEchecs;
types: AnnanChess|Annanschach|AnnanEchecs,Echecs Annan;
NormalPawn,,Normal pawns|NormalBauern|PionNormale,,Pions normaux;
Lortap|Elliuortap|Elliuortap;
vaulting: VaultingKings,,Vaulting king|,Vaulting Kings|,Vaulting Kings;
vaulting: WhiteVaultingKing|WeisserVaultingKing|BlancVaultingKing;
vaulting: BlackVaultingKing|SchwarzerVaultingKing|NoirVaultingKing;
no_kings: ProteanChess|ProteischesSchach,Proteisches Schach|EchecsProtee,Echecs Protée;
circe: GenevaChess|GenferSchach,Genfer Schach|EchecsGeneve,Echecs de Genève;
ChameleonPursuit|ChamaeleonVerfolgung|CameleonPoursuite,,Poursuite caméléon;
neighbour: AntiKoeko,Anti-Köko|,Anti-Köko|,Anti-Köko;
CastlingChess|RochadeSchach,Rochadeschach|EchecsRoque,Echecs Roque;
LosingChess|Schlagschach|QuiPerdGagne,Qui perd gagne;
Disparate|,,Disparates Schach;
GhostChess|Geisterschach|EchecsGhost,,Échecs fantômes;
HauntedChess|Spukschach|EchecsHantes,Echecs Hantés;
ProvocationChess|ProvokationSchach,Provokationsschach|EchecsProvacateurs,,Échecs provocateurs;
CageCirce|KaefigCirce,Käfigcirce|CirceCage,Circé Cage;
Dummy;
walks: Football,Football Chess|Fussball,Fußballschach|,Echecs Football;
ContraParrain|KontraParrain|,,Contre-Parrain;
side: KobulKings,Köbul Kings|KobulKoenige,Kobulkönige|RoisKobul,Rois Kobul;
ExchangeCastling|PlatzwechselRochade,Platzwechselrochade|EchangeRoque,Roque échange;
WhiteAlphabeticChess|WeissesAlphabetischesSchach|BlancEchecsAlphabetiques;
BlackAlphabeticChess|SchwarzesAlphabetischesSchach|NoirEchecsAlphabetiques;
CirceTake&Make;
SuperGuards,Superguards|SuperDeckungen,Superdeckungen|Supergardes;
squares: Wormholes|Wurmloecher,Wurmlöcher|TrousDeVer,Trous de ver;
MarineChess|MarinesSchach,Marines Schach|EchecsMarins,Echecs Marins;
UltramarineChess|UltramarinesSchach,Ultramarines Schach|EchecsUltramarins;
BackHome,Back-Home|NachHause,Nach Hause|Retour,,Retour à la maison;
FaceToFace,Face-to-face|AngesichtZuAngesicht,Angesicht zu Angesicht|FaceAFace,Face à face;
BackToBack,Back-to-back|RueckenAnRuecken,Rücken an Rücken|DosADos,Dos à dos;
CheekToCheek,Cheek-to-cheek|WangeAnWange,Wange an Wange|JoueAJoue,Joue à joue;
walks: ChameleonSequence|Chamaeleonsequenz|CameleonSequence,,Séquence caméléon;
AntiCloneCirce,,Clone Anticirce;
SnekChess|SnekSchach,Snekschach|EchecsSnek;
SnekCircleChess|SnekZirkulaerSchach|EchecsSnekCirculaires;
last_capture: LastCapture,last capture|LetzterSchlag,letzter Schlag|DernierePrise,dernière prise;
ArgentinianChess|ArgentinischesSchach,Argentinisches Schach|EchecsArgentins,Echecs Argentins;
LostPieces,Lost pieces|VerloreneSteine,Verlorene Steine|PiecesPerdues,Pièces perdues;
PartialParalysis|PartielleParalyse,Partielle Paralyse|ParalysePartielle,Paralysie partielle;
kings: VerticalSymmetryCirce|VertikaleSymmetrieCirce,,Vertikales Symmetriecirce|
    CirceSymetriqueVerticale;
kings: HorizontalSymmetryCirce|HorizontaleSymmetrieCirce,,Horizontales Symmetriecirce|
    CirceSymetriqueHorizontale;
anticirce: VerticalSymmetryAntiCirce|VertikaleAntiSymmetrieCirce|AntiCirceSymetriqueVerticale;
anticirce: HorizontalSymmetryAntiCirce|HorizontaleAntiSymmetrieCirce|
    AntiCirceSymetriqueHorizontale;
ImmuneVerticalSymmetry|ImmuneVertikaleSymmetrie|ImmuneSymetriqueVerticale;
ImmuneHorizontalSymmetry|ImmuneHorizontaleSymmetrie|ImmuneSymetriqueHorizontale;
LeseMajeste;
Rokagogo;
breton: Breton;
Make&TakeChess,Make & Take|Make&TakeSchach,Make & Take|Make&TakeEchecs,Make & Take;
PointReflection|Punktspiegelung|ReflexionCentrale,Réflexion centrale;
types: NannaChess|Nannaschach|AnnanEchecs;
MasandGeneralised,,Generalised Masand|
    MasandVerallgemeinert,Masand verallgemeinert,Allgemeines Masand|
    MasandGeneralise,Masand généralisé;
kings: Bolero;
kings: BoleroInverse|BoleroInvers;
Influencer||Influenceur;
one_number: RoleExchange|Rollentausch,,Rollenwechsel|
    EchangeRole,Echange de rôle,Changement de rôle;
squares: BlackMaxDister|SchwarzerMaxDister|NoirMaxDister;
squares: BlackMinDister|SchwarzerMinDister|NoirMinDister;
squares: WhiteMaxDister|WeisserMaxDister|BlancMaxDister;
squares: WhiteMinDister|WeisserMinDister|BlancMinDister;
SeriesCapture|SerienSchlag,Serienschlag|SerieCapture,Série-prise;
DarkSide;
Leffie;
Pepo;
inverse: CASTChess,CAST Chess|CASTSchach|CASTEchecs;
Bicaptures;
FuddledMen|,Fuddled Men|,Fuddled Men;
TransmissionMenace;
kings: PowerTransfer|KraftTransfer,Krafttransfer|TransfertPouvoir,Transfert de pouvoir;
side: MultiCaptures;
AntiGuards,Antiguards|AntiDeckungen,Antideckungen|Antigardes;
no_kings: FrankfurtChess|FrankfurtSchach,Frankfurtschach,Frankfurter Schach|
    Francfort,,Échecs francfortois;
Anda;
AndaInverse|AndaInvers;
HalfInChess;
AllInChess;
MainlyInChess;
AliceChess|AliceSchach,Alice-Schach|Alice,Echecs d’Alice;
walks: Immobilio;
pad: PADChess,PAD Chess|PADSchach|PADechecs;
DangerCirce|GefahrenCirce,Gefahrencirce|CirceDanger,Circé Danger;
#C;
maximum: Maximummer|Laengstzueger,Längstzüger|Maximum;
UltraSchachZwang|,Ultraschachzwang)";

// Printed names only; before them the way in which they join the edges of the board.
constexpr char const others[] = R"(
April Circe|Aprilcirce|Circé avril; Strict Circe|Striktes Circe|Circé strict;
Rex Inclusiv Circe|Circe Rex inclusiv|Circé avec rois; Couscous Anticirce|Anticouscouscirce;
Partial Madrasi|Partielles Madrasi|Madrasi partiel; Kölner Kontaktschach;
Super-Andernach|Superandernachschach; Reflective king|Reflektierender König|Roi réflecteur;
Supertransmuting kings|Supertransmutierende Könige|Rois supertransmutés;
Supertransmuting king|Supertransmutierender König|Roi supertransmuté;
Magnetic chess|Magnetschach|Échecs magnétiques;
Double maximummer|Doppellängstzüger|Double maximum;
Double minimummer|Doppelkürzestzüger|Double minimum; Ultramaximummer|Ultralängstzüger;
Must check|Schachzwang|Échec obligatoire; Must capture|Schlagzwang|Prise forcée;
Giveaway chess|Räuberschach; Consequent series|Konsequenter Serienzug;
Forced square|Zwangsfeld|Case forcée; Consequent forced square|Konsequentes Zwangsfeld;
Edge mover|Randzüger|Coup au bord; Follow my leader|Verfolgungszüger|Poursuite;
Synchronous mover|Synchronzüger|Coup synchrone; Synchron mover;
Antisynchron mover|Antisynchronzüger; Anti Take & Make;
Berolina chess|Berolinaschach|Échecs Berolina;
Progressive chess|Progressives Schach|Échecs progressifs;
Marseillais chess|Doppelzugschach|Échecs marseillais;
Gravity chess|Gravitationsschach|Échecs gravité; Knightmate chess; Anti-king|Antikönig|Antiroi;
Oscillating kings|Oszillierende Könige|Rois oscillants; Royal square|Königliches Feld|Case royale;
Rex multiplex; Rex solus; Dynamo|Dynamoschach|Échecs dynamo;
Kamikaze|Kamikazeschach|Échecs kamikaze; Total invisible|Total unsichtbar|Invisible total;
Kriegspiel; Promotion into imitator|Umwandlung in Imitator|Promotion en imitateur;
vertical cylinder: Vertical cylinder|Vertikaler Zylinder|Cylindre vertical;
horizontal cylinder: Horizontal cylinder|Horizontaler Zylinder|Cylindre horizontal;
vertical cylinder: Cylinder board|Zylinderbrett|Échiquier cylindrique;
vertical cylinder: Cylinder chess|Zylinderschach|Échecs cylindriques;
vertical cylinder: Cylinder|Zylinder|Cylindre; torus: Anchor ring|Ankerring|Anneau;
torus: Torus|Torusbrett|Tore; Stereo chess|Stereoschach|Échecs stéréo;
Space chess|Raumschach|Échecs dans l'espace; Hexagonal chess|Hexagonalschach|Échecs hexagonaux;
Promotion only in|Umwandlung nur in|Promotion seulement en;
No promotion|Ohne Umwandlung|Sans promotion;
Promotion squares|Umwandlungsfelder|Cases de promotion)";

// Removes and returns the text before the sign, without blanks around it; removes the sign too.
std::string_view take_part(std::string_view& text, char sign) {
  std::size_t const end = std::min(text.find(sign), text.size());
  std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  part.remove_prefix(std::min(part.find_first_not_of(text::white_space), part.size()));
  return text::without_tail(part);
}

Condition read_row(std::string_view row, bool has_words) {
  Condition made;
  if (row.find(':') != std::string_view::npos) made.takes = take_part(row, ':');
  for (auto const language :
       {&chess::PopeyeWords::english, &chess::PopeyeWords::german, &chess::PopeyeWords::french}) {
    std::string_view names = take_part(row, '|');
    if (has_words) {
      made.words.*language = take_part(names, ',');
      if ((made.words.*language).empty()) made.words.*language = made.words.english;
      made.printed.*language = take_part(names, ',');
    }
    for (std::size_t i = 0; !names.empty(); ++i) {
      if (i == made.others.size()) made.others.emplace_back();
      made.others[i].*language = take_part(names, ',');
    }
  }
  return made;
}

std::string split_at_capitals(std::string_view word) {
  std::string out;
  for (char const c : word) {
    if (text::is_upper(c) && !out.empty() && text::is_lower(out.back())) out += ' ';
    out += c;
  }
  return out;
}

}  // namespace

std::vector<Condition> read_conditions_table(std::string_view rows, bool has_words) {
  std::vector<Condition> made;
  while (!rows.empty()) made.push_back(read_row(take_part(rows, ';'), has_words));
  return made;
}

std::span<Condition const> popeye_conditions() {
  static auto const all = read_conditions_table(of_popeye, true);
  return all;
}

std::span<Condition const> further_conditions() {
  static auto const all = read_conditions_table(others, false);
  return all;
}

std::string printed_name(Condition const& condition, chess::Language language) {
  if (auto const printed = condition.printed.in(language); !printed.empty())
    return std::string(printed);
  bool const english = chess::about(language).popeye == &chess::PopeyeWords::english;
  return english ? split_at_capitals(condition.words.english)
                 : std::string(condition.words.in(language));
}

}  // namespace dawson::semantics
