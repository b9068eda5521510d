/** Texts of lists that begin in their page and go on when a visitor asks for more. */
export const listLabels = {
  'lists.more': 'Mostrar mais',
  'lists.waiting': 'Carregando…',
  'lists.failed': 'Não foi possível carregar agora. Tente de novo.',
  'lists.all': 'Ver a lista completa',
} as const
