import { articleLabels } from './article'
import { articleListingLabels } from './article-listing'
import { countriesLabels } from './countries'
import { faqLabels } from './faq'
import { historyLabels } from './history'
import { searchLabels } from './search'
import { sitemapLabels } from './sitemap'

/** Texts of the editorial pages; each page carries its own part (`LabelScope`). */
export const editorialLabels = {
  ...articleLabels,
  ...articleListingLabels,
  ...historyLabels,
  ...sitemapLabels,
  ...faqLabels,
  ...searchLabels,
  ...countriesLabels,
} as const
