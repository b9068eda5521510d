/** Texts of the interface pieces that every page has; those of others stand in `component-*.ts`, so that pages carry what they show. */
export const componentLabels = {
  'dialog.close': 'Fechar',
  'dialog.opening': 'Abrindo…',
  'link.newTab': '(abre em nova aba)',
} as const
