--[[ pandoc and Quarto: ```chess blocks, by the filter of pandoc-ext/diagram (1.2, for pandoc 3). Copy this file beside the document,
and write in its front matter (in _quarto.yml for a site)

    filters: [diagram]
    diagram: {engine: {chess: {package: dawson_diagram}}}

The formats get SVG, PDF (LaTeX) or PNG (Word). Attributes `opt-NAME="VALUE"` are fields. The program is `dawson`, or `execpath`
beside `package`. Findings are written to standard error.
]]
local kinds = {['image/svg+xml'] = 'svg', ['application/pdf'] = 'pdf', ['image/png'] = 'png'}

local mime_types = {}
for name in pairs(kinds) do mime_types[name] = true end

-- Returns the bytes of the picture of a directive's body, and their type. Raises pandoc's error if Dawson reports one.
local function compile(self, code, user_opts)
  local mime_type = kinds[self.mime_type] and self.mime_type or 'image/svg+xml'
  local arguments = {'board', '--problem', '-', '-o', '-', '--kind', kinds[mime_type]}
  local names = {}
  for name in pairs(user_opts or {}) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    arguments[#arguments + 1] = '--field'
    arguments[#arguments + 1] = name .. '=' .. pandoc.utils.stringify(user_opts[name])
  end
  local program = self.execpath and pandoc.utils.stringify(self.execpath) or 'dawson'
  return pandoc.pipe(program, arguments, code .. '\n'), mime_type
end

return {mime_types = mime_types, mime_type = 'image/svg+xml', compile = compile}
