import { LOCALE } from '@/shared/config/site'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { ActiveIngredient } from '@/shared/content-model/types/product-parts'
import type { AccordionItem } from '@/shared/content-model/views/rich-text'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { longDate } from '@/shared/utils/long-date'
import { Accordion } from '@/ui/components/Accordion/Accordion'
import { RichText } from '@/ui/sections/RichText/RichText'
import styles from './ProductTexts.module.scss'

const panelsOf = (items: AccordionItem[]) =>
  items.map(({ body, ...panel }) => ({ ...panel, content: <RichText body={body} topHeading={4} /> }))

const formatOptions = (names: string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(names)

const oldestReview = (ingredients: ActiveIngredient[]): string | null => {
  const dates = ingredients.map(({ reviewedAt }) => reviewedAt)
  return dates.includes(null) ? null : (dates.sort()[0] ?? null)
}

/** Label of a cosmetic or food: ingredients in order, nutrition facts, allergens. */
function Composition({ composition }: { composition: NonNullable<ProductPageModel['composition']> }) {
  const { inci, allergens, nutrition } = composition
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

/** Description and composition, then details and usage as disclosures. */
export function ProductTexts({ page }: { page: ProductPageModel }) {
  const label = useLabels(productLabels)
  const { description, ingredients, composition, details, usage } = page
  const reviewedAt = oldestReview(ingredients)
  const accordions = [
    { title: label('product.details'), items: details },
    { title: label('product.usage'), items: usage },
  ].filter(({ items }) => items.length > 0)

  return (
    <>
      {(description.length > 0 || ingredients.length > 0) && (
        <section className={styles.about}>
          <div className={styles.aboutGrid}>
            {description.length > 0 && (
              <div className={styles.block}>
                <h2>{label('product.about')}</h2>
                <RichText body={description} topHeading={3} />
              </div>
            )}
            {ingredients.length > 0 && (
              <div className={styles.block}>
                <h2>{label(page.isMedicine ? 'product.ingredients' : 'product.substances')}</h2>
                <dl className="stack-3">
                  {ingredients.map(({ id, name, purpose, synonyms }) => (
                    <div key={id} className={styles.ingredient}>
                      <dt>{name}</dt>
                      {purpose && <dd>{purpose}</dd>}
                      {synonyms.length > 0 && (
                        <dd className="small-print">
                          {label('product.ingredientSynonyms', { names: formatOptions(synonyms) })}
                        </dd>
                      )}
                    </div>
                  ))}
                </dl>
                {reviewedAt && (
                  <p className="small-print">
                    {label('product.ingredientsReviewed', { date: longDate(reviewedAt) })}
                  </p>
                )}
              </div>
            )}
          </div>
        </section>
      )}
      {composition && <Composition composition={composition} />}
      {accordions.length > 0 && (
        <div className={styles.accordions}>
          {accordions.map(({ title, items }) => (
            <section key={title} className={styles.block}>
              <h2>{title}</h2>
              <Accordion panels={panelsOf(items)} />
            </section>
          ))}
        </div>
      )}
    </>
  )
}
