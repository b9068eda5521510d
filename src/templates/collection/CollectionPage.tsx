import type { Section } from '@/content-model'
import type { BannerSection } from '@/content-model/types/banner'
import type { CardSection } from '@/content-model/types/card-section'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import type { CardModel } from '@/models/card'
import { RenderSections } from '@/sections/RenderSections'
import { RichText } from '@/sections/RichText/RichText'
import { SectionContainers } from '@/sections/SectionContainers'
import type { TemplateProps } from '../registry'
import styles from './CollectionPage.module.scss'

const cardSection = (
  id: string,
  variant: CardSection['variant'],
  title: string,
  cards: CardModel[],
): Section[] =>
  cards.length === 0
    ? []
    : [
        {
          type: 'cardSection',
          id,
          variant,
          surface: 'white',
          title,
          subTitle: null,
          description: null,
          disclaimer: null,
          image: null,
          cards,
          action: null,
        },
      ]

/** A collection: what it is for, its products, what to know, its articles, and the health notice. */
export function CollectionPage({ page }: TemplateProps<'collection'>) {
  const label = useLabels(editorialLabels)
  const opening: BannerSection = {
    type: 'banner',
    id: `${page.id}.opening`,
    variant: 'split',
    headingLevel: 'h1',
    tagline: null,
    title: page.title,
    titleParts: null,
    subTitle: page.shortDescription,
    description: null,
    quotes: [],
    image: page.picture,
    badge: null,
    actions: [],
  }
  return (
    <div className={styles.page}>
      <RenderSections sections={[opening]} opensPage mayDrawTop />
      {page.description.length > 0 && (
        <div className={styles.text}>
          <RichText body={page.description} />
        </div>
      )}
      <RenderSections
        sections={cardSection(`${page.id}.products`, 'products', label('collection.products'), page.products)}
      />
      <SectionContainers containers={page.containers} opensPage={false} />
      <RenderSections
        sections={cardSection(`${page.id}.articles`, 'articles', label('collection.articles'), page.articles)}
      />
      {page.notice && <RenderSections sections={[page.notice]} />}
    </div>
  )
}
