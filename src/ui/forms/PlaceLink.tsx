import type { ReactNode } from 'react'
import type { Place } from '@/shared/content-model/views/places'
import { usePlace } from '@/shared/routing/use-place'
import { AppLink } from '@/ui/components/AppLink/AppLink'

interface PlaceLinkProps {
  place: Place
  opensNewTab?: boolean
  children: ReactNode
}

/** Words that lead to a place; words alone where the space has none (behavior LINK-4). */
export function PlaceLink({ place, opensNewTab = false, children }: PlaceLinkProps) {
  const href = usePlace(place)
  return href === null ? (
    children
  ) : (
    <AppLink href={href} opensNewTab={opensNewTab}>
      {children}
    </AppLink>
  )
}
