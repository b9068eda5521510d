import type { ReactNode } from 'react'
import { placesFixture } from '@/components/gallery/places-fixture'
import { PlacesContext } from '@/routing/use-place'

/** Options of `render`: a space that has a page for everything. */
export const everyPlace = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <PlacesContext value={placesFixture}>{children}</PlacesContext>
  ),
}
