import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import type { AskedConsent, ConsentLayerProps } from './ConsentLayer'
import { PREFERENCES_ASKED } from './events'

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
    const ask = () => {
      setPanelOpen(true)
      void load()
    }
    const cancel = isPreview ? () => {} : whenIdle(() => void load())
    window.addEventListener(PREFERENCES_ASKED, ask)
    return () => {
      cancel()
      window.removeEventListener(PREFERENCES_ASKED, ask)
    }
  }, [isPreview])
  return Layer && <Layer {...asked} isPanelOpen={isPanelOpen} onPanel={setPanelOpen} />
}
