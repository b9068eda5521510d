import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { asksPreferences } from './asks-preferences'
import type { AskedConsent, ConsentLayerProps } from './ConsentLayer'

export interface ConsentProps extends AskedConsent {
  /** Editors who look at drafts are neither asked nor measured. */
  isPreview: boolean
}

/**
 * The question for consent, its panel, and all that waits for a permission. No page brings them along: they are loaded
 * once the page has come to rest, or when the footer's button asks for the panel.
 */
export function Consent({ isPreview, ...asked }: ConsentProps) {
  const [Layer, setLayer] = useState<ComponentType<ConsentLayerProps> | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  useEffect(() => {
    const load = async () => {
      try {
        const { ConsentLayer } = await import('./ConsentLayer')
        setLayer(() => ConsentLayer)
      } catch {
        // Nothing is allowed then; the footer's button tries again.
      }
    }
    const ask = (event: Event) => {
      if (!asksPreferences(event)) return
      setPanelOpen(true)
      void load()
    }
    const cancel = isPreview ? () => {} : whenIdle(() => void load())
    // Before React, which stops presses on what it has not taken over.
    window.addEventListener('click', ask, true)
    return () => {
      cancel()
      window.removeEventListener('click', ask, true)
    }
  }, [isPreview])
  return Layer && <Layer {...asked} isPanelOpen={isPanelOpen} onPanel={setPanelOpen} />
}
