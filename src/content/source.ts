import { serverEnv } from '@/config/env'

/** Which host answers: published content, or drafts too. */
export type ContentSource = 'delivery' | 'preview'

/** Drafts are shown by environment flag for the whole site, or by draft mode for one editor (specification §7). */
export const contentSource = (isDraftMode: boolean): ContentSource =>
  isDraftMode || serverEnv().CONTENTFUL_USE_PREVIEW ? 'preview' : 'delivery'
