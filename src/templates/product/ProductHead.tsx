import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { ProductMarks } from '@/components/ProductMarks/ProductMarks'
import type { ProductPageModel } from '@/content-model/types/product'
import styles from './ProductSummary.module.scss'
import { ProductRating } from './reviews/ProductRating'

/** A product's name, purpose and rating. */
export function ProductHead({ page }: { page: ProductPageModel }) {
  return (
    <div className={styles.head}>
      <p className={styles.tags}>{page.line && <span className={styles.line}>{page.line}</span>}</p>
      <h1 className={styles.title}>{page.title}</h1>
      <ProductMarks category={page.category} minimumAge={page.minimumAge} />
      {page.reviews?.summary && <ProductRating rating={page.reviews.summary} />}
      {page.shortDescription && <Paragraphs text={page.shortDescription} className={styles.summary} />}
    </div>
  )
}
