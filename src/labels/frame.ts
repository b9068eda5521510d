/** Texts of the frame: header, menus, breadcrumb, footer. */
export const frameLabels = {
  'frame.skipToContent': 'Ir para o conteúdo',
} as const
