import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { SectionType } from '@/models/rich-text'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { still } from '@/navigation/still'
import { richTextView } from './RichText/rich-text-view'
import { SectionLoading } from './SectionLoading'
import type { SectionProps } from './section-props'

export type SectionRegistry = { [Type in SectionType]: ComponentType<SectionProps<Type>> }

/** In one file: they are small, and stand together on most pages. Their styles travel with the frame (`frequent-styles.ts`). */
const loadStill = () => import('./still-sections')

/**
 * Section type -> component. What needs scripts of its own, or seldom stands on a page, is loaded only by the pages
 * that show it; the server still draws it. Of two of these that is their styles alone (`*-part.ts`).
 */
export const sectionRegistry: SectionRegistry = {
  action: still(async () => (await loadStill()).ActionSection),
  banner: still(async () => (await loadStill()).BannerSection),
  callout: still(async () => (await loadStill()).CalloutSection),
  cardSection: still(async () => (await loadStill()).CardSection),
  links: still(async () => (await loadStill()).LinksSection),
  notice: still(async () => (await loadStill()).NoticeSection),
  picture: still(async () => (await loadStill()).PictureSection),
  accordion: heldUntilLoaded(
    dynamic(() => import('./Accordion/AccordionSection').then((module) => module.AccordionSection), {
      loading: SectionLoading,
    }),
  ),
  carousel: heldUntilLoaded(
    dynamic(() => import('./Carousel/CarouselSection').then((module) => module.CarouselSection), {
      loading: SectionLoading,
    }),
  ),
  faq: heldUntilLoaded(
    dynamic(() => import('./Faq/faq-part').then((module) => module.FaqPart), {
      loading: SectionLoading,
    }),
  ),
  feature: heldUntilLoaded(
    dynamic(() => import('./Feature/FeatureSection').then((module) => module.FeatureSection), {
      loading: SectionLoading,
    }),
  ),
  productBanner: heldUntilLoaded(
    dynamic(() => import('./ProductBanner/product-banner-part').then((module) => module.ProductBannerPart), {
      loading: SectionLoading,
    }),
  ),
  richText: richTextView,
  tabs: heldUntilLoaded(
    dynamic(() => import('./Tabs/TabsSection').then((module) => module.TabsSection), {
      loading: SectionLoading,
    }),
  ),
  video: heldUntilLoaded(
    dynamic(() => import('./Video/VideoSection').then((module) => module.VideoSection), {
      loading: SectionLoading,
    }),
  ),
}
