import type { PathEntry } from '@/server/content/paths'
import type { ContentChange } from '@/server/publishing/revalidation/job-store'

/** A publishing of a section. */
export const makeChange = (id: string, more: Partial<ContentChange> = {}): ContentChange => ({
  ...{ kind: 'Entry', id, expects: 'published', revision: 1, updatedAt: null },
  ...{ contentType: 'cardSection', namedPaths: [] },
  ...more,
})

/** A page as the list of paths has it. */
export const pathEntry = (type: PathEntry['type'], id: string, title: string | null = id): PathEntry => ({
  ...{ type, id, rawSlug: id, title },
  updatedAt: null,
})
