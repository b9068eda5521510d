import { Island } from '@/navigation/Island'
import { islandPart } from '@/navigation/on-demand'
import type { TitledCardsProps } from '@/sections/CardSection/TitledCards'

const TitledCards = islandPart(() =>
  import('@/sections/island-sections').then((module) => module.TitledCards),
)

/** A page's own cards, rendered like a card section. */
export function PageCards(props: TitledCardsProps) {
  return (
    <Island hydrateOn="off">
      <TitledCards {...props} />
    </Island>
  )
}
