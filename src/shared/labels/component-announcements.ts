/** What the brand tells everybody, on every page. */
export const announcementLabels = {
  'announcement.name': 'Comunicados',
  'announcement.recall': 'Recolhimento',
  'announcement.shortage': 'Em falta',
  'announcement.season': 'Aviso',
} as const
