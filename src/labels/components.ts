/** Texts that interface pieces say by themselves, wherever they stand. */
export const componentLabels = {
  'dialog.close': 'Fechar',
  'link.newTab': '(abre em nova aba)',
  'pagination.page': 'Página {page}',
  'pagination.previous': 'Página anterior',
  'pagination.next': 'Próxima página',
  'rating.stars': '{average} de 5 estrelas',
  'rating.one': '1 avaliação',
  'rating.many': '{count} avaliações',
  'searchField.clear': 'Limpar a busca',
} as const
