/** Components of every page; others are in `component-*.ts`, so that pages load only what they show. */
export const componentLabels = {
  'dialog.close': 'Fechar',
  'dialog.opening': 'Abrindo…',
  'load.failed': 'Não foi possível carregar esta parte da página agora.',
  'load.retry': 'Tentar de novo',
  'link.newTab': '(abre em nova aba)',
} as const
