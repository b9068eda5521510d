import { staticPart } from '@/navigation/static-part'

/** A page's own cards, rendered like a card section. */
export const PageCards = staticPart(() =>
  import('@/sections/island-sections').then((module) => module.TitledCards),
)
