import { createContext, useContext } from 'react'
import type { Place, Places } from '@/shared/content-model/views/places'

/** The places to which this page links. */
export const PlacesContext = createContext<Places | undefined>(undefined)

/** The path of the page that holds a feature or has a role; null if the space has none, and no link must show. */
export function usePlace(place: Place): string | null {
  return useContext(PlacesContext)?.[place] ?? null
}
