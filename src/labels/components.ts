/** Texts that interface pieces say by themselves, wherever they stand. */
export const componentLabels = {
  'dialog.close': 'Fechar',
  'link.newTab': '(abre em nova aba)',
  'pagination.page': 'Página {page}',
  'pagination.previous': 'Página anterior',
  'pagination.next': 'Próxima página',
  'searchField.clear': 'Limpar a busca',
} as const
