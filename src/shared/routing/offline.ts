import { HOME_PATH } from '@/shared/config/site'
import type { StoredPage } from '@/shared/content-model/views/stored-page'

/** The page that lists what is on the device; without network, the response for every page that is not stored. */
export const SAVED_PATH = `${HOME_PATH}salvos/`
/** Ids of its two lists, which the worker fills: the visitor's own pages, and the editors'. */
export const SAVED_LIST_ID = 'guardados'
export const EDITORS_LIST_ID = 'sem-conexao'

export const OFFLINE_LIST_PATH = '/offline.json'

/** Pages that editors may name. */
export const MOST_PAGES = 12

export interface OfflineList {
  pages: StoredPage[]
  /** Of the typeface; none where systems have it. */
  fonts: string[]
  /** Above a copy (`{date}`), and above the list in place of a page that is not stored. */
  words: { copy: string; missing: string }
}
