/** Long lists, and their search fields. */
export const componentListLabels = {
  'pagination.page': 'Página {page}',
  'pagination.previous': 'Página anterior',
  'pagination.next': 'Próxima página',
  'searchField.clear': 'Limpar a busca',
  'lists.more': 'Mostrar mais',
  'lists.waiting': 'Carregando…',
  'lists.failed': 'Não foi possível carregar agora. Tente de novo.',
  'lists.all': 'Ver a lista completa',
} as const
