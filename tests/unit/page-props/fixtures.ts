import type { ContentPageModel } from '@/models/pages/content'

/** A content page with nothing on it. */
export const makeContentPage = (overrides: Partial<ContentPageModel> = {}): ContentPageModel => ({
  type: 'content',
  id: 'page',
  slug: 'sobre',
  title: 'Sobre nós',
  meta: {
    title: 'Sobre nós | Brisamenta',
    description: null,
    keywords: null,
    canonicalUrl: null,
    openGraphTitle: null,
    openGraphDescription: null,
    openGraphImage: null,
    noIndex: false,
  },
  crumbs: [],
  isTransparent: false,
  topSpacing: 'none',
  updatedAt: '2026-11-01T12:00:00.000Z',
  containers: [],
  comparison: null,
  continents: null,
  ...overrides,
})
