import { ContentfulLivePreview } from '@contentful/live-preview'
import { LOCALE } from '@/shared/config/site'
import type { RawContent } from '@/shared/content-model/views/preview'
import { isRecord, recordOf } from '@/shared/utils/unknown'

const CONTENTFUL = ['https://app.contentful.com', 'https://app.eu.contentful.com']
const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** With the sandbox, a local page is the editor. */
const isEditor = (origin: string): boolean =>
  CONTENTFUL.includes(origin) || (THIS_MACHINE.test(location.origin) && THIS_MACHINE.test(origin))

/** The origin around this page's frame; Firefox only gives it as referrer. */
const outerOrigin = (): string | null => {
  const { ancestorOrigins } = location
  if (ancestorOrigins && ancestorOrigins.length > 0)
    return ancestorOrigins[ancestorOrigins.length - 1] ?? null
  return document.referrer === '' ? null : new URL(document.referrer).origin
}

const isContent = (value: unknown): value is RawContent =>
  isRecord(value) && typeof recordOf(value.sys).id === 'string' && isRecord(value.fields)

/** The SDK passes on that an entry is saved only if an element is marked with it; the site shows others too. */
const savedEntity = (data: unknown): RawContent | null => {
  const { source, method, entity } = recordOf(data)
  return source === 'live-preview-editor' && method === 'ENTRY_SAVED' && isContent(entity) ? entity : null
}

/** The SDK accepts any message of the right shape; only the editor's reach it. */
const receive = (onSave: (saved: RawContent) => void): void => {
  window.addEventListener(
    'message',
    (event) => {
      const saved = savedEntity(event.data)
      if (!isEditor(event.origin)) event.stopImmediatePropagation()
      else if (saved) onSave(saved)
    },
    { capture: true },
  )
}

/** Connects the page to the editor around it, one subscription per entry; false outside such a frame. */
export function connectEditor(
  entries: RawContent[],
  on: { edit: (data: unknown) => void; save: (saved: RawContent) => void },
): boolean {
  const origin = outerOrigin()
  if (window === window.top || origin === null || !isEditor(origin)) return false
  receive(on.save)
  ContentfulLivePreview.init({
    locale: LOCALE,
    enableInspectorMode: true,
    enableLiveUpdates: true,
    targetOrigin: origin,
  })
  for (const data of entries) {
    if (data.sys.type === 'Entry')
      ContentfulLivePreview.subscribe('edit', { data, locale: LOCALE, callback: on.edit })
  }
  return true
}
