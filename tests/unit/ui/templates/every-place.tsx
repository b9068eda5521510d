import type { ReactNode } from 'react'
import { PlacesContext } from '@/shared/routing/use-place'
import { placesFixture } from '@/ui/components/gallery/places-fixture'

/** Options of `render`: a space that has a page for everything. */
export const everyPlace = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <PlacesContext value={placesFixture}>{children}</PlacesContext>
  ),
}
