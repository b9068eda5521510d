import { still } from '@/navigation/still'
// They travel with the page: the code comes later, or never.
import '@/components/ContactText/ContactText.module.scss'
import '@/components/Picture/Picture.module.scss'
import './ProductBannerSection.module.scss'

/** What speaks for a product; a part of its own, because few pages need its styles. */
export const ProductBannerPart = still(
  async () => (await import('./ProductBannerSection')).ProductBannerSection,
)
