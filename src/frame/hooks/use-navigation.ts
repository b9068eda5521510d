import { useEffect } from 'react'
import { type Entry, readEntry } from '@/lib/history/entry'
import { keepLayerStep, startLayers } from '@/lib/history/layers'
import { startPageFocus } from '@/lib/history/page-focus'
import { keepAnchorStep, startScrollRestoration } from '@/lib/history/scroll-restoration'
import { startSteps } from '@/lib/history/steps'
import { MAIN_ID } from '../ids'

/** The entry of the history as the page found it: the router overwrites it before anything is drawn. */
let arrival: Entry | null = typeof window === 'undefined' ? null : readEntry(window.history.state)

const takeArrival = () => {
  const entry = arrival
  arrival = null
  return entry
}

/** What moves with visitors from page to page: Back and Forward, the place on the page, and the focus. */
export const useNavigation = (): void => {
  useEffect(() => {
    const entry = takeArrival()
    const ends = [
      startSteps([keepLayerStep, keepAnchorStep]),
      startLayers(entry),
      startScrollRestoration(entry),
      startPageFocus(MAIN_ID),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
