import type { ProductPageModel } from '@/content-model/types/product'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { RichText } from '@/sections/RichText/RichText'
import styles from './ProductTexts.module.scss'

/** Label of a cosmetic or food: ingredients in order, nutrition facts, allergens. */
export function Composition({
  composition: { inci, allergens, nutrition },
}: {
  composition: NonNullable<ProductPageModel['composition']>
}) {
  const label = useLabels(productLabels)
  return (
    <div className={styles.accordions}>
      {inci.length > 0 && (
        <section className={styles.block}>
          <h2>{label('product.inci')}</h2>
          <p>{label('product.inciHint')}</p>
          <ol className={styles.inci} translate="no">
            {inci.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </section>
      )}
      {nutrition.length > 0 && (
        <section className={styles.block}>
          <h2>{label('product.nutrition')}</h2>
          <RichText body={nutrition} topHeading={3} />
        </section>
      )}
      {allergens && (
        <section className={styles.block}>
          <h2>{label('product.allergens')}</h2>
          <p className="bold">{allergens}</p>
        </section>
      )}
    </div>
  )
}
