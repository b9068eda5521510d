import { makeMeta } from '@tests/factories/page-meta'
import { makeBase } from '@tests/unit/ui/templates/editorial-fixtures'
import type { ContentPageModel } from '@/shared/content-model/types/content-page'

/** A content page with nothing on it. */
export const makeContentPage = (overrides: Partial<ContentPageModel> = {}): ContentPageModel => ({
  ...makeBase({ slug: 'sobre', title: 'Sobre nós', meta: makeMeta('Sobre nós | Brisamenta') }),
  type: 'content',
  containers: [],
  comparison: null,
  reviewable: null,
  continents: null,
  ...overrides,
})
