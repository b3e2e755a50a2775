// Documents to begin with.
const chess = (...lines) => ['```chess', ...lines, '```', ''].join('\n');

export const examples = [
  { name: 'Two-mover with its solution', markup: 'md', text: `# A two-mover

${chess('author: A. Composer', 'stipulation: #2', 'fen: 8/8/8/8/8/5K2/6Q1/7k',
    'solution: 1.Qg2-f1+ Kh1-h2 2.Qf1-g2#')}
${'```chess solutions\n```\n'}` },
  { name: 'Helpmate with twins', markup: 'md', text: chess('G106 - Thomas Maeder', 'feenschach 1987, 2e Prix', 'Fide Album 1986-1988',
    'h=2 (Imitator e5)', '(a) diagram (b) wK->g5 (c) Ie5->c5 (d) Ie5->a7', 'janko: 8/1P6/1k6/4cK2/8/8/8/8') },
  { name: 'Rotated pieces with a legend', markup: 'md', text: `A queen on its head, \`chess *2Q\`, is a grasshopper.

${chess('stipulation: h#2', 'janko: 8/8/7*2Q/2R5/8/8/1k2K3/5r2', 'legend: *2Q = grasshopper')}` },
  { name: 'Pieces by name', markup: 'md', text: chess('ffen: 3(unicorn)4/8/2(Lion)2k2/8/4(Grasshopper)3/8/1K4(camel)1/8',
    'title: A small zoo') },
  { name: 'Neutral pieces', markup: 'md', text: chess('stipulation: h#2', 'janko: 8/8/3-r4/8/8/1k2K3/5-q2/8') },
  { name: 'Hexagons', markup: 'md', text: chess('x2fen: 1k1/4/2R2/4/1K1 w - - 0 1 standard hexagonal') },
  { name: 'Shogi', markup: 'md', text: chess('variant: shogi', 'style: shogi', 'sfen: 4k4/9/9/9/9/9/9/9/4K4 b 2Pb 31') },
  { name: 'Marks and arrows', markup: 'md', text: chess('fen: 8/8/5k2/8/3N4/8/8/K7',
    'marks: arrow d4-f5; arrow d4-b3; circle f6; frame c2 e2; fill a8-b8; text h1 "?"', 'coordinates: outside') },
  { name: 'Moves of a piece', markup: 'md', text: chess('moves: mRcpR') },
  { name: 'A letter to an editor', markup: 'md', text: chess('148 - T. Wakashima', 'Phénix 1993, 2e Prix', 'ser-s#11 (2 solutions)',
    'janko: 8/1Q6/4c3/4cc2/8/8/6K1/8', 'legend: c = a man of the problem') },
  { name: 'German', markup: 'md', text: `---
language: de
---

${chess('author: N. N.', 'stipulation: h#2', 'fen: 8/8/8/3k4/8/3K1Q2/8/8', 'source: Die Schwalbe 2026')}` },
  { name: 'LaTeX', markup: 'tex', text: `\\documentclass{article}
\\usepackage{dawson}
\\begin{document}
A queen on its head, \\chess{*2Q}, is a grasshopper.

\\begin{chess}
author: A. Composer
stipulation: h#2
janko: 8/8/7*2Q/2R5/8/8/1k2K3/5r2
legend: *2Q = grasshopper
\\end{chess}
\\end{document}
` },
  { name: 'A slip of the pen', markup: 'md', text: chess('autor: A. Composer', 'stipulation: #2', 'fen: 8/8/8/3k4/8/3K1Q2/8/9') },
];
