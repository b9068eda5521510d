import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type SdkMessage, subscriptionOf } from './subscriptions'

/** The entry in the format of the SDK's messages. */
export interface LiveEntry {
  id: string
  type: string
  fields: Record<string, unknown>
}

const entityOf = ({ id, type, fields }: LiveEntry) => ({
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
  },
  fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
})

/**
 * Exchanges messages with the framed preview as Contentful's web app does.
 * @param site origin of the site; messages of others are ignored
 * @param onPick called with entry and field that are clicked in the page
 */
export function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  site: string,
  onPick: (entryId: string, fieldId: string) => void,
) {
  const [isLive, setIsLive] = useState(false)
  const subscriptions = useRef(new Map<string, string>())
  const unsaved = useRef<LiveEntry | null>(null)

  const post = useCallback(
    (message: object) => {
      if (site !== '')
        frame.current?.contentWindow?.postMessage({ source: 'live-preview-editor', ...message }, site)
    },
    [frame, site],
  )
  const send = useCallback(
    (entry: LiveEntry) => {
      unsaved.current = entry
      const known = subscriptions.current.get(entry.id) ?? [...subscriptions.current.values()][0]
      if (known) post({ method: 'ENTRY_UPDATED', subscriptionId: known, data: entityOf(entry) })
    },
    [post],
  )
  const save = useCallback(
    (entry: LiveEntry) => {
      unsaved.current = null
      post({ method: 'ENTRY_SAVED', entity: entityOf(entry) })
    },
    [post],
  )
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<SdkMessage>) => {
      if (source !== frame.current?.contentWindow || origin !== site || Object(data) !== data) return
      const subscription = subscriptionOf(data)
      if (subscription) {
        subscriptions.current.set(subscription.entryId, subscription.id)
        setIsLive(true)
        // The page was reloaded and has lost the unsaved changes.
        if (unsaved.current?.id === subscription.entryId) send(unsaved.current)
      }
      if (data.method === 'TAGGED_FIELD_CLICKED') onPick(String(data.entryId), String(data.fieldId))
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, site, send, onPick])
  const forget = useCallback(() => {
    subscriptions.current.clear()
    setIsLive(false)
  }, [])
  return { isLive, send, save, forget }
}
