-- pandoc --lua-filter peer_board.lua: blocks ```chess with `fen:` become boards, TikZ with a font's men in LaTeX, SVG in HTML,
-- below and above what peers.py has in its captions. The least that does.
local squares = 8
local names = {k = "King", q = "Queen", r = "Rook", b = "Bishop", n = "Knight", p = "Pawn"}
local signs = {K = "♔", Q = "♕", R = "♖", B = "♗", N = "♘", P = "♙", k = "♚", q = "♛", r = "♜", b = "♝", n = "♞", p = "♟"}

-- put(x, y, sign) for each man, from the lower left corner.
local function men(fen, put)
  local y = squares - 1
  for rank in fen:gmatch("[^/]+") do
    local x = 0
    for sign in rank:gmatch(".") do
      if signs[sign] then put(x, y, sign) end
      x = x + (tonumber(sign) or 1)
    end
    y = y - 1
  end
end

local function dark_squares(put)
  for y = 0, squares - 1 do
    for x = y % 2, squares - 1, 2 do put(x, y) end
  end
end

local function tikz(fen)
  local out = {"\\begin{tikzpicture}[x=5.5mm,y=5.5mm]"}
  dark_squares(function(x, y)
    out[#out + 1] = string.format("\\fill[black!25] (%d,%d) rectangle +(1,1);", x, y)
  end)
  men(fen, function(x, y, sign)
    local side = sign == sign:upper() and "White" or "Black"
    out[#out + 1] = string.format("\\node at (%g,%g) {\\%s%sOnWhite};", x + 0.5, y + 0.5, side, names[sign:lower()])
  end)
  out[#out + 1] = "\\draw (0,0) rectangle (8,8);\\end{tikzpicture}"
  return table.concat(out, "\n")
end

local function svg(fen)
  local out = {'<svg xmlns="http://www.w3.org/2000/svg" width="44mm" viewBox="0 0 80 80"><rect width="80" height="80" fill="#fff" stroke="#000"/>'}
  dark_squares(function(x, y)
    out[#out + 1] = string.format('<rect x="%d" y="%d" width="10" height="10" fill="#bbb"/>', 10 * x, 70 - 10 * y)
  end)
  men(fen, function(x, y, sign)
    out[#out + 1] = string.format('<text x="%d" y="%d" font-size="9" text-anchor="middle">%s</text>', 10 * x + 5, 78 - 10 * y, signs[sign])
  end)
  out[#out + 1] = "</svg>"
  return table.concat(out, "\n")
end

local function diagram(text)
  local value = {}
  for name, said in text:gmatch("(%a+): ([^\n]*)") do value[name] = said end
  local told = value.source .. ", " .. value.issue .. ", " .. value.date
  if FORMAT == "latex" then
    return "\\parbox{44mm}{\\footnotesize\\textbf{" .. value.author .. "}\\\\" .. told .. "\\\\" .. value.award .. "\\\\" .. tikz(value.fen)
      .. "\\\\" .. value.stipulation:gsub("#", "\\#") .. "\\hfill(10+10)}\\hfil"
  end
  return "<figure><figcaption><b>" .. value.author .. "</b><br>" .. told .. "<br>" .. value.award .. "</figcaption>" .. svg(value.fen)
    .. "<figcaption>" .. value.stipulation .. " (10+10)</figcaption></figure>"
end

local paragraph = 20 -- diagrams

-- Diagrams that follow each other are one block, so that they stand beside each other.
function Pandoc(document)
  local blocks, row = {}, {}
  local function end_row()
    if #row > 0 then blocks[#blocks + 1] = pandoc.RawBlock(FORMAT, table.concat(row, "\n")) end
    row = {}
  end
  for _, block in ipairs(document.blocks) do
    if block.t == "CodeBlock" and block.classes[1] == "chess" then
      row[#row + 1] = diagram(block.text)
      if #row == paragraph then end_row() end
    else
      end_row()
      blocks[#blocks + 1] = block
    end
  end
  end_row()
  return pandoc.Pandoc(blocks, document.meta)
end
