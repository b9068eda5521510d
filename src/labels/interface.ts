/** Texts of the interface pieces and sections: dialogs, carousels, videos, tabs. */
export const interfaceLabels = {
  'dialog.close': 'Fechar',
} as const
