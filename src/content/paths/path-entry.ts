import type { SluggedPageType } from '@/routing/page-types'

/** Where a page is found: its type, the slug as editors wrote it, and what listings of pages say of it. */
export interface PathEntry {
  type: SluggedPageType
  id: string
  rawSlug: string
  title: string | null
  /** ISO 8601. */
  updatedAt: string | null
  /** The page asks search engines not to list it; left out where it does not. */
  isHidden?: true
}

/** Every page with a slug, by its slug without slashes at the ends. */
export type PathIndex = ReadonlyMap<string, PathEntry>
