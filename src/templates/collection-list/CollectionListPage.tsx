import { Card } from '@/components/Card/Card'
import { useLabels } from '@/labels/LabelsProvider'
import { PageOpening } from '../parts/PageOpening'
import type { TemplateProps } from '../registry'
import styles from './CollectionListPage.module.scss'

/** Every collection, large: occasions for which products and articles belong together. */
export function CollectionListPage({ page }: TemplateProps<'collectionList'>) {
  const label = useLabels()
  return (
    <>
      <PageOpening title={page.title} description={page.description} banner={page.banner} />
      {page.collections.length > 0 ? (
        <ul className={styles.list}>
          {page.collections.map((card) => (
            <li key={card.id} className={styles.item}>
              <Card card={card} look="lead" newTabLabel={label('link.newTab')} headingLevel="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.list}>{label('collection.empty')}</p>
      )}
    </>
  )
}
