import { useEffect } from 'react'
import { startIslandLinks } from '@/components/AppLink/island-links'
import { startShowingFocusedCards } from '@/components/CardGrid/show-focused-card'
import { startOfflinePages } from '@/layout/offline/update-copies'
import { type Entry, readEntry } from '@/navigation/entry'
import { startFocusingClicked } from '@/navigation/focus-clicked'
import { handleLayerStep, startLayers } from '@/navigation/layers'
import { startOffline } from '@/navigation/offline'
import { startPackGrowth } from '@/navigation/pack-growth'
import { startPageFocus } from '@/navigation/page-focus'
import { startPictureSizes } from '@/navigation/picture-sizes'
import { handleQueryStep, startQueryWriter } from '@/navigation/query-writer'
import { handleAnchorStep, startScrollRestoration } from '@/navigation/scroll-restoration'
import { startSteps } from '@/navigation/steps'
import { startAccordions } from '../accordion-panels'
import { MAIN_ID } from '../ids'

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
