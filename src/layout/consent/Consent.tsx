import { useEffect, useState } from 'react'
import { LoadFailure } from '@/components/LoadFailure/LoadFailure'
import { useOnDemand } from '@/hooks/use-on-demand'
import { whenIdle } from '@/lib/when-idle'
import type { ConsentQuestion } from './ConsentLayer'
import { opensPreferences } from './opens-preferences'

export interface ConsentProps extends ConsentQuestion {
  /** Editors who look at drafts are neither asked nor measured. */
  isPreview: boolean
}

const loadLayer = async () => (await import('./ConsentLayer')).ConsentLayer

/**
 * The question for consent, its panel, and all that waits for a permission. No page brings them along: they are loaded
 * once the page has come to rest, or when the footer's button asks for the panel. Where they cannot be loaded, nothing is
 * allowed, and who pressed the button is told.
 */
export function Consent({ isPreview, ...asked }: ConsentProps) {
  const [isIdle, setIdle] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { Part: Layer, hasFailed, retry } = useOnDemand(loadLayer, isIdle || isPanelOpen)
  useEffect(() => {
    const ask = (event: Event) => {
      if (!opensPreferences(event)) return
      setPanelOpen(true)
      retry()
    }
    const cancel = isPreview ? () => {} : whenIdle(() => setIdle(true))
    // Before React, which stops presses on what it has not taken over.
    window.addEventListener('click', ask, true)
    return () => {
      cancel()
      window.removeEventListener('click', ask, true)
    }
  }, [isPreview, retry])
  if (Layer) return <Layer {...asked} isPanelOpen={isPanelOpen} onPanel={setPanelOpen} />
  return isPanelOpen && hasFailed ? <LoadFailure onRetry={retry} onClose={() => setPanelOpen(false)} /> : null
}
