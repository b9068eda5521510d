import { Accordion } from '@/components/Accordion/Accordion'
import { useLabels } from '@/labels/LabelsProvider'
import type { ProductPageModel } from '@/models/pages/product'
import type { AccordionItem } from '@/models/sections'
import { RichText } from '@/sections/RichText/RichText'
import styles from './ProductTexts.module.scss'

const panelsOf = (items: AccordionItem[]) =>
  items.map(({ body, ...panel }) => ({ ...panel, content: <RichText body={body} /> }))

/** What the product is and what it contains, then its details and its usage, to be opened. */
export function ProductTexts({ page }: { page: ProductPageModel }) {
  const label = useLabels()
  const { description, ingredients, details, usage } = page
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
                <h2 className={styles.title}>{label('product.about')}</h2>
                <RichText body={description} />
              </div>
            )}
            {ingredients.length > 0 && (
              <div className={styles.block}>
                <h2 className={styles.title}>{label('product.ingredients')}</h2>
                <dl className={styles.ingredients}>
                  {ingredients.map(({ id, name, purpose }) => (
                    <div key={id} className={styles.ingredient}>
                      <dt>{name}</dt>
                      {purpose && <dd>{purpose}</dd>}
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </div>
        </section>
      )}
      {accordions.length > 0 && (
        <div className={styles.accordions}>
          {accordions.map(({ title, items }) => (
            <section key={title} className={styles.block}>
              <h2 className={styles.title}>{title}</h2>
              <Accordion panels={panelsOf(items)} />
            </section>
          ))}
        </div>
      )}
    </>
  )
}
