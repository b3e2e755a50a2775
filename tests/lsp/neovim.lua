-- Checks findings, completion, hover and formatting in a headless Neovim; the document is the first buffer.
local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(holds, message)
  if not holds then fail(message) end
end

local function ask(method, line, character)
  local parameters = vim.lsp.util.make_position_params()
  if line then parameters.position = { line = line, character = character } end
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 5000) or {}
  for _, answer in pairs(answers) do return answer.result end
end

expect(vim.wait(10000, function() return #vim.diagnostic.get(0) == 2 end, 20), "no two findings: " .. vim.inspect(vim.diagnostic.get(0)))
local first = vim.diagnostic.get(0)[1]
expect(first.code == "E-FIELD" and first.lnum == 1, "the finding is not at its line: " .. vim.inspect(first))

local items = ask("textDocument/completion", 1, 2)
local found = false
for _, item in ipairs(items.items) do found = found or item.label == "author" end
expect(found, "`author` is not proposed")

local hover = ask("textDocument/hover", 2, 8)
expect(hover.contents.value:find("king d3"), "the board is not described")

vim.api.nvim_buf_set_lines(0, 1, 2, true, { "author: Müller" })
expect(vim.wait(10000, function() return #vim.diagnostic.get(0) == 1 end, 20), "the finding stays after the correction")
vim.api.nvim_buf_set_lines(0, 3, 4, true, { "count: 1+1", "stipulation: #2" })
expect(vim.wait(10000, function() return #vim.diagnostic.get(0) == 0 end, 20), "a finding stays")
if vim.lsp.buf.format then vim.lsp.buf.format({ async = false, timeout_ms = 5000 }) else vim.lsp.buf.formatting_sync(nil, 5000) end
local lines = vim.api.nvim_buf_get_lines(0, 0, -1, true)
expect(lines[4] == "stipulation: #2" and lines[5] == "count: 1+1", "not formatted: " .. vim.inspect(lines))
print("findings, completion, hover, formatting: passed")
vim.cmd("qall!")
