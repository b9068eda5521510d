/** Texts of the interface pieces that every page has; those of others stand in `component-*.ts`, so that pages carry what they show. */
export const componentLabels = {
  'dialog.close': 'Fechar',
  'dialog.opening': 'Abrindo…',
  'load.failed': 'Não foi possível carregar esta parte da página. Confira a sua conexão.',
  'load.retry': 'Tentar de novo',
  'link.newTab': '(abre em nova aba)',
} as const
