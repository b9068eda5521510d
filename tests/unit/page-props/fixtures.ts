import { makeMeta } from '@tests/factories/page-meta'
import type { ContentPageModel } from '@/content-model/types/content-page'

/** A content page with nothing on it. */
export const makeContentPage = (overrides: Partial<ContentPageModel> = {}): ContentPageModel => ({
  type: 'content',
  id: 'page',
  slug: 'sobre',
  title: 'Sobre nós',
  meta: makeMeta('Sobre nós | Brisamenta'),
  crumbs: [],
  isTransparent: false,
  topSpacing: 'none',
  updatedAt: '2026-11-01T12:00:00.000Z',
  containers: [],
  comparison: null,
  reviewable: null,
  continents: null,
  ...overrides,
})
