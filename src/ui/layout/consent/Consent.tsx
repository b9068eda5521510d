import { useEffect, useState } from 'react'
import { useOnDemand } from '@/browser/hooks/use-on-demand'
import { whenIdle } from '@/shared/utils/when-idle'
import { LoadFailure } from '@/ui/components/LoadFailure/LoadFailure'
import type { ConsentQuestion } from './ConsentLayer'
import { opensPreferences } from './opens-preferences'

export interface ConsentProps extends ConsentQuestion {
  /** In preview there is neither consent nor measurement. */
  isPreview: boolean
}

const loadLayer = async () => (await import('./ConsentLayer')).ConsentLayer

/** Loaded once the page is idle, or for the footer's button; if that fails, nothing is allowed. */
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
    // Before React, which stops clicks on parts that are not hydrated.
    window.addEventListener('click', ask, true)
    return () => {
      cancel()
      window.removeEventListener('click', ask, true)
    }
  }, [isPreview, retry])
  if (Layer) return <Layer {...asked} isPanelOpen={isPanelOpen} onPanel={setPanelOpen} />
  return isPanelOpen && hasFailed ? <LoadFailure onRetry={retry} onClose={() => setPanelOpen(false)} /> : null
}
