import { serverEnv } from '@/config/env'
import { type ContentSource, contentPages } from '@/content/pages'
import { offlineLabels } from '@/labels/offline'
import { createLabelReader } from '@/labels/reader'
import type { OfflineList } from '@/offline/stored-page'
import type { TextFile } from './text-file'

/** The list of pages that browsers store (behavior OFFLINE-2). */
export async function makeOfflineFile(source: ContentSource): Promise<TextFile | null> {
  if (serverEnv().OFFLINE_PAGES === 'off') return null
  const { offlinePages, labels } = await contentPages().globalData(source)
  const label = createLabelReader(offlineLabels, labels)
  const list: OfflineList = {
    pages: offlinePages,
    words: { copy: label('offline.copy'), missing: label('offline.missing') },
  }
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(list) }
}
