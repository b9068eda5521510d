import { Banner } from '@/components/Banner/Banner'
import { MoreButton } from '@/components/MoreButton/MoreButton'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { pageListPath } from '@/routing/page-lists'
import { GrowingCards, StillCards } from '@/sections/CardSection/page-cards'
import { RenderSections } from '@/sections/RenderSections'
import { RichText } from '@/sections/RichText/RichText'
import { SectionContainers } from '@/sections/SectionContainers'
import { SectionFrame } from '@/sections/SectionFrame/SectionFrame'
import { useCards } from '../parts/use-cards'
import type { TemplateProps } from '../registry'
import styles from './CollectionPage.module.scss'

/** A collection: what it is for, its products, what to know, its articles, and the health notice. */
export function CollectionPage({ page }: TemplateProps<'collection'>) {
  const label = useLabels(editorialLabels)
  const { title, shortDescription, picture } = page
  const Cards = page.restHref === undefined ? StillCards : GrowingCards
  const products = useCards(page.products, page.restHref, 'products')
  const articles = useCards(page.articles, page.restHref, 'articles')
  return (
    <div className={styles.page}>
      <SectionFrame>
        <Banner
          banner={{ variant: 'split', title, subTitle: shortDescription, image: picture }}
          headingLevel="h1"
          isMain
        />
      </SectionFrame>
      {page.description.length > 0 && (
        <div className={styles.text}>
          <RichText body={page.description} />
        </div>
      )}
      {products.cards.length > 0 && (
        <Cards title={label('collection.products')} variant="products" cards={products.cards} />
      )}
      {products.more && <MoreButton {...products.more} listHref={pageListPath('product')} />}
      <SectionContainers containers={page.containers} />
      {articles.cards.length > 0 && (
        <Cards title={label('collection.articles')} variant="articles" cards={articles.cards} />
      )}
      {articles.more && <MoreButton {...articles.more} listHref={pageListPath('article')} />}
      {page.notice && <RenderSections sections={[page.notice]} />}
    </div>
  )
}
