import { ageKey } from '@/components/ProductMarks/age-key'
import { ProductMarks } from '@/components/ProductMarks/ProductMarks'
import { LOCALE } from '@/config/site'
import type { ProductPageModel } from '@/content-model/types/product'
import { componentMarkLabels } from '@/labels/component-marks'
import { useLabels } from '@/labels/use-labels'
import styles from './ProductSummary.module.scss'
import { ProductRating } from './reviews/ProductRating'

const listed = (titles: string[]): string =>
  new Intl.ListFormat(LOCALE).format(titles).toLocaleLowerCase(LOCALE)

/** A product's line, name and rating, and for whom, in what form and when it is used. */
export function ProductHead({ page }: { page: ProductPageModel }) {
  const label = useLabels(componentMarkLabels)
  const { minimumAge, forms, moments } = page
  const age = minimumAge === null ? null : ageKey(minimumAge)
  const use = [age && label(age.key, { count: age.count }), listed(forms), listed(moments)].filter(Boolean)
  return (
    <div className={styles.head}>
      <div className={styles.tags}>
        {page.line && <p className="eyebrow">{page.line}</p>}
        <ProductMarks category={page.category} />
      </div>
      <h1 className={styles.title}>{page.title}</h1>
      {use.length > 0 && <p className={styles.use}>{use.join(' · ')}</p>}
      {page.reviews?.summary && <ProductRating rating={page.reviews.summary} />}
    </div>
  )
}
