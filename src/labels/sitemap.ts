/** Texts of the sitemap page. */
export const sitemapLabels = {
  'sitemap.empty': 'Ainda não há páginas publicadas.',
} as const
