/** Texts that page props bring along, so that the browser needs no table for them: breadcrumbs of fixed pages, the privacy link. */
export const pageLabels = {
  'breadcrumb.home': 'Início',
  'breadcrumb.compareProducts': 'Comparar produtos',
  'breadcrumb.writeReview': 'Escrever avaliação',
  'breadcrumb.contactUs': 'Fale conosco',
  'breadcrumb.sitemap': 'Mapa do site',
  'breadcrumb.search': 'Busca',
  // The default (behavior PRIVACY-4), shown only where the privacy document brings no text.
  'privacy.defaultText': 'Privacy Policy',
} as const
