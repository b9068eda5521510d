/** Texts that page props bring along, so that the browser needs no table for them: breadcrumbs of fixed pages, the privacy link. */
export const pageLabels = {
  'breadcrumb.home': 'Início',
  'breadcrumb.compareProducts': 'Comparar produtos',
  'breadcrumb.writeReview': 'Escrever uma avaliação',
  'breadcrumb.contactUs': 'Fale com a gente',
  'breadcrumb.sitemap': 'Mapa do site',
  'breadcrumb.search': 'Busca',
  // The default (behavior PRIVACY-4), shown only where the privacy document brings no text; editors say it in the site's language.
  'privacy.defaultText': 'Privacy Policy',
} as const
