-- Neovim 0.7 and later: copy this file to ~/.config/nvim/plugin/dawson.lua.
vim.api.nvim_create_autocmd("FileType", {
  pattern = { "markdown", "quarto", "rmd", "tex", "plaintex", "latex" },
  callback = function()
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(0), ":p:h")
    local found = vim.fs and vim.fs.find("dawson.yaml", { upward = true, path = folder })[1]
    local config = { name = "dawson", cmd = { "dawson", "lsp" }, root_dir = found and vim.fn.fnamemodify(found, ":h") or folder }
    if vim.lsp.start then return vim.lsp.start(config) end
    dawson_clients = dawson_clients or {} -- one server for each folder
    dawson_clients[folder] = dawson_clients[folder] or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(0, dawson_clients[folder])
  end,
})
