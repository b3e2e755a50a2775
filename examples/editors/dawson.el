;;; dawson.el --- Dawson's language server with eglot  -*- lexical-binding: t -*-
;; Put (load "/path/to/dawson.el") in your init file; M-x eglot starts the server.
(require 'eglot)
(add-to-list 'eglot-server-programs
             '((markdown-mode tex-mode latex-mode LaTeX-mode) . ("dawson" "lsp")))
(define-derived-mode dawson-markdown-mode text-mode "Markdown"
  "Markdown, for an Emacs without the package markdown-mode.")
(add-to-list 'eglot-server-programs '(dawson-markdown-mode . ("dawson" "lsp")))
(unless (fboundp 'markdown-mode)
  (add-to-list 'auto-mode-alist '("\\.md\\'" . dawson-markdown-mode)))
(provide 'dawson)
;;; dawson.el ends here
