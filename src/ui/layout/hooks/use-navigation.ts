import { useEffect } from 'react'
import { type Entry, readEntry } from '@/browser/history/entry'
import { startFocusingClicked } from '@/browser/history/focus-clicked'
import { handleLayerStep, startLayers } from '@/browser/history/layers'
import { startPageFocus } from '@/browser/history/page-focus'
import { handleQueryStep, startQueryWriter } from '@/browser/history/query-writer'
import { handleAnchorStep, startScrollRestoration } from '@/browser/history/scroll-restoration'
import { startSteps } from '@/browser/history/steps'
import { startPackGrowth } from '@/browser/hydration/pack-growth'
import { startPictureSizes } from '@/browser/hydration/picture-sizes'
import { startOffline } from '@/browser/offline/is-offline'
import { startOfflinePages } from '@/browser/offline/update-copies'
import { MAIN_ID } from '@/shared/routing/page-ids'
import { startIslandLinks } from '@/ui/components/AppLink/island-links'
import { startShowingFocusedCards } from '@/ui/components/CardGrid/show-focused-card'
import { startAccordions } from '../accordion-panels'

/** The history entry at load: the router overwrites it before the first render. */
let arrival: Entry | null = typeof window === 'undefined' ? null : readEntry(window.history.state)

const takeArrival = () => {
  const entry = arrival
  arrival = null
  return entry
}

/** Starts what happens between pages: Back and Forward, scroll position and focus. */
export function useNavigation(): void {
  useEffect(() => {
    const entry = takeArrival()
    const ends = [
      startSteps([handleLayerStep, handleQueryStep, handleAnchorStep]),
      startLayers(entry),
      startQueryWriter(),
      startScrollRestoration(entry),
      startFocusingClicked(),
      startPageFocus(MAIN_ID),
      startPackGrowth(),
      startPictureSizes(),
      startIslandLinks(),
      startShowingFocusedCards(),
      startAccordions(),
      startOfflinePages(),
      // Last: see there.
      startOffline(),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
