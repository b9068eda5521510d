import { still } from '@/navigation/still'
// They travel with the page: the code comes later, or never.
import '@/components/Accordion/Accordion.module.scss'
import '@/components/ContactText/ContactText.module.scss'
import '@/components/Picture/Picture.module.scss'
import '@/components/Rating/Rating.module.scss'
import '@/components/Stars/Stars.module.scss'
import './ProductSummary.module.scss'
import './ProductTexts.module.scss'
import './reviews/ProductRating.module.scss'

const loadParts = () => import('./product-parts')

export const ProductHead = still(async () => (await loadParts()).ProductHead)
export const ProductNotes = still(async () => (await loadParts()).ProductNotes)
export const StillTexts = still(async () => (await loadParts()).ProductTexts)
