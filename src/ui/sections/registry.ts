import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { HydrateOn } from '@/browser/hydration/Island'
import { islandPart, onDemand } from '@/browser/hydration/on-demand'
import type { Section, SectionOf, SectionType } from '@/shared/content-model/views/rich-text'
import { containsSections } from '@/shared/content-model/views/rich-text-tree'
import { SectionLoading } from './SectionLoading'
import type { SectionProps } from './section-props'
// Styles of static sections and of what nearly every page shows: in the layout's file, loaded once.
import './SectionFrame/SectionFrame.module.scss'
import '@/ui/components/LinkButton/LinkButton.module.scss'
import '@/ui/components/CallButton/CallButton.module.scss'
import '@/ui/components/ActionRow/ActionRow.module.scss'
import '@/ui/components/Banner/Banner.module.scss'
import './Callout/CalloutSection.module.scss'
import '@/ui/components/Card/CardShell.module.scss'
import '@/ui/components/Card/Card.module.scss'
import '@/ui/components/CardGrid/CardGrid.module.scss'
import '@/ui/components/MedicineBlock/MedicineBlock.module.scss'
import '@/ui/components/ProductMarks/ProductMarks.module.scss'
import './SectionHeading/SectionHeading.module.scss'
import './CardSection/CardSection.module.scss'
import '@/ui/components/Chip/Chip.module.scss'
import './Notice/NoticeSection.module.scss'
import './Picture/PictureSection.module.scss'
import './SectionContainers.module.scss'
import './RichText/RichText.module.scss'
import './Feature/FeatureSection.module.scss'
import '@/ui/components/ContactText/ContactText.module.scss'
import '@/ui/components/Accordion/Accordion.module.scss'
import './Faq/FaqSection.module.scss'
import './ProductBanner/ProductBannerSection.module.scss'

interface SectionRow<Type extends SectionType> {
  component: ComponentType<SectionProps<Type>>
  hydrateOn?: HydrateOn | ((section: SectionOf<Type>) => HydrateOn)
  /** At the top of a page it replaces breadcrumb and plain title. */
  fillsWidth?: true
  /** Whether it has a picture that can be the main one; never by default. */
  hasPicture?: (section: SectionOf<Type>) => boolean
}

const interactive = <Props extends object>(Dynamic: ComponentType<Props>) => ({
  component: onDemand(Dynamic),
  hydrateOn: 'idle' as const,
})

/** Every section type's settings beside its model. */
export const sectionRegistry: { [Type in SectionType]: SectionRow<Type> } = {
  accordion: interactive(
    dynamic(() => import('./Accordion/AccordionSection').then((module) => module.AccordionSection), {
      loading: SectionLoading,
    }),
  ),
  action: { component: islandPart(() => import('./island-sections').then((module) => module.ActionSection)) },
  banner: {
    component: islandPart(() => import('./island-sections').then((module) => module.BannerSection)),
    fillsWidth: true,
    hasPicture: ({ image }) => image !== null,
  },
  callout: {
    component: islandPart(() => import('./island-sections').then((module) => module.CalloutSection)),
    hasPicture: ({ image }) => image !== null,
  },
  cardSection: {
    component: islandPart(() => import('./island-sections').then((module) => module.CardSection)),
    hasPicture: ({ image, cards }) => image != null || Boolean(cards[0]?.image),
  },
  carousel: {
    ...interactive(
      dynamic(() => import('./Carousel/CarouselSection').then((module) => module.CarouselSection), {
        loading: SectionLoading,
      }),
    ),
    fillsWidth: true,
    hasPicture: ({ panels }) => panels.length > 0,
  },
  faq: { component: islandPart(() => import('./Faq/FaqSection').then((module) => module.FaqSection)) },
  feature: interactive(
    dynamic(() => import('./Feature/FeatureSection').then((module) => module.FeatureSection), {
      loading: SectionLoading,
    }),
  ),
  links: { component: islandPart(() => import('./island-sections').then((module) => module.LinksSection)) },
  notice: { component: islandPart(() => import('./island-sections').then((module) => module.NoticeSection)) },
  picture: {
    component: islandPart(() => import('./island-sections').then((module) => module.PictureSection)),
    hasPicture: () => true,
  },
  productBanner: {
    component: islandPart(() =>
      import('./ProductBanner/ProductBannerSection').then((module) => module.ProductBannerSection),
    ),
    fillsWidth: true,
    hasPicture: ({ backgroundImage }) => backgroundImage !== null,
  },
  richText: {
    component: onDemand(
      dynamic(() => import('./RichText/RichTextSection').then((module) => module.RichTextSection), {
        loading: SectionLoading,
      }),
    ),
    // Embedded sections may be interactive.
    hydrateOn: ({ body }) => (containsSections(body) ? 'idle' : 'off'),
  },
  tabs: interactive(
    dynamic(() => import('./Tabs/TabsSection').then((module) => module.TabsSection), {
      loading: SectionLoading,
    }),
  ),
  video: {
    ...interactive(
      dynamic(() => import('./Video/VideoSection').then((module) => module.VideoSection), {
        loading: SectionLoading,
      }),
    ),
    hasPicture: ({ thumbnail }) => thumbnail !== null,
  },
}

export function rowOf<Type extends SectionType>({ type }: { type: Type }): SectionRow<Type> {
  return sectionRegistry[type]
}

/** Whether the first section fills the width. */
export function opensWithBlock(sections: Section[] | undefined): boolean {
  const first = sections?.[0]
  return first !== undefined && rowOf(first).fillsWidth === true
}

const hasPicture = <Type extends SectionType>(section: SectionOf<Type> & { type: Type }): boolean =>
  rowOf<Type>(section).hasPicture?.(section) ?? false

/** Whether the first section's picture can be the page's main one. */
export function opensWithPicture([first]: Section[]): boolean {
  return first !== undefined && hasPicture(first)
}
