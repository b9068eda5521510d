import { Banner } from '@/components/Banner/Banner'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { StillCards } from '@/sections/CardSection/StillCards'
import { RenderSections } from '@/sections/RenderSections'
import { RichText } from '@/sections/RichText/RichText'
import { SectionContainers } from '@/sections/SectionContainers'
import { SectionFrame } from '@/sections/SectionFrame/SectionFrame'
import type { TemplateProps } from '../registry'
import styles from './CollectionPage.module.scss'

/** A collection: what it is for, its products, what to know, its articles, and the health notice. */
export function CollectionPage({ page }: TemplateProps<'collection'>) {
  const label = useLabels(editorialLabels)
  const { title, shortDescription, picture, products, articles } = page
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
      {products.length > 0 && (
        <StillCards title={label('collection.products')} variant="products" cards={products} />
      )}
      <SectionContainers containers={page.containers} />
      {articles.length > 0 && (
        <StillCards title={label('collection.articles')} variant="articles" cards={articles} />
      )}
      {page.notice && <RenderSections sections={[page.notice]} />}
    </div>
  )
}
