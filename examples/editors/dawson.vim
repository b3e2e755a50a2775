" Vim with the plug-in vim-lsp: copy this file to ~/.vim/plugin/dawson.vim.
augroup dawson
  autocmd User lsp_setup call lsp#register_server({
    \ 'name': 'dawson',
    \ 'cmd': {server_info -> ['dawson', 'lsp']},
    \ 'allowlist': ['markdown', 'tex', 'plaintex'],
    \ })
augroup END
