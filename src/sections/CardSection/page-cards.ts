import dynamic from 'next/dynamic'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { still } from '@/navigation/still'
import { SectionLoading } from '../SectionLoading'

/** Cards in a page's own parts, as those of the sections. Styles: `frequent-styles.ts`. */
export const StillCards = still(async () => (await import('../still-sections')).TitledCards)

/** Cards that more are added to: a still part keeps what it was drawn with. */
export const GrowingCards = heldUntilLoaded(
  dynamic(() => import('./TitledCards').then((module) => module.TitledCards), { loading: SectionLoading }),
)
