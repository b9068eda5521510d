import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { SectionType } from '@/content-model'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { ActionSection } from './Action/ActionSection'
import { BannerSection } from './Banner/BannerSection'
import { CalloutSection } from './Callout/CalloutSection'
import { CardSection } from './CardSection/CardSection'
import { LinksSection } from './Links/LinksSection'
import { NoticeSection } from './Notice/NoticeSection'
import { PictureSection } from './Picture/PictureSection'
import { SectionLoading } from './SectionLoading'
import type { SectionProps } from './section-props'

export type SectionRegistry = { [Type in SectionType]: ComponentType<SectionProps<Type>> }

/**
 * Section type -> component. What needs scripts of its own, or seldom stands on a page, is loaded only by the pages
 * that show it; the server still draws it.
 */
export const sectionRegistry: SectionRegistry = {
  action: ActionSection,
  banner: BannerSection,
  callout: CalloutSection,
  cardSection: CardSection,
  links: LinksSection,
  notice: NoticeSection,
  picture: PictureSection,
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
    dynamic(() => import('./Faq/FaqSection').then((module) => module.FaqSection), {
      loading: SectionLoading,
    }),
  ),
  feature: heldUntilLoaded(
    dynamic(() => import('./Feature/FeatureSection').then((module) => module.FeatureSection), {
      loading: SectionLoading,
    }),
  ),
  productBanner: heldUntilLoaded(
    dynamic(
      () => import('./ProductBanner/ProductBannerSection').then((module) => module.ProductBannerSection),
      { loading: SectionLoading },
    ),
  ),
  richText: heldUntilLoaded(
    dynamic(() => import('./RichText/RichTextSection').then((module) => module.RichTextSection), {
      loading: SectionLoading,
    }),
  ),
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
