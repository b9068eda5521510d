import { staticPart } from '@/browser/hydration/static-part'

/** A page's own cards, rendered like a card section. */
export const PageCards = staticPart(() =>
  import('@/ui/sections/island-sections').then((module) => module.TitledCards),
)
