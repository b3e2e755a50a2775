-- Calls an engine as pandoc-ext/diagram 1.2 does: a module named by `package`, a table with `mime_types` and `compile(self, code,
-- options)`, which returns bytes and their type. The real filter needs pandoc 3.
package.path = './?.lua;' .. package.path

local preferred = {docx = {'image/png'}, latex = {'application/pdf', 'image/png'}}

function Pandoc(document)
  local settings = document.meta.diagram.engine.chess
  local engine = require(pandoc.utils.stringify(settings.package))
  local mime_type
  for _, one in ipairs(preferred[FORMAT] or {'image/svg+xml', 'application/pdf'}) do
    if engine.mime_types[one] and not mime_type then mime_type = one end
  end
  local configured = {execpath = settings.execpath, compile = engine.compile, mime_type = mime_type, opt = settings,
                      line_comment_start = engine.line_comment_start}
  local blocks = document.blocks:map(function (block)
    if block.t ~= 'CodeBlock' or not block.classes:includes('chess') then return block end
    local options = {}
    for name, value in pairs(block.attributes) do
      local key = name:match '^opt%-(.+)$'
      if key then options[key] = value end
    end
    local bytes, kind = configured:compile(block.text, options)
    local path = pandoc.utils.sha1(bytes) .. '.' .. kind:match '/(%a+)'
    pandoc.mediabag.insert(path, kind, bytes)
    return pandoc.Para {pandoc.Image({pandoc.Str 'Board'}, path)}
  end)
  document.meta.diagram = nil
  return pandoc.Pandoc(blocks, document.meta)
end
