import { still } from '@/navigation/still'

/** Cards in a page's own parts, as those of the sections. Styles: `frequent-styles.ts`. */
export const StillCards = still(async () => (await import('../still-sections')).TitledCards)
