import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Picture } from '@/components/Picture/Picture'
import { ProductMarks } from '@/components/ProductMarks/ProductMarks'
import { compareLabels } from '@/labels/compare'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import { tabStop } from '@/lib/tab-stop'
import type { ComparedProduct } from '@/models/comparison'
import styles from './CompareTable.module.scss'
import type { CompareRow } from './compare-rows'

export interface CompareTableProps {
  products: ComparedProduct[]
  rows: CompareRow[]
  onRemove: (key: string) => void
}

function ProductHead({ product, onRemove }: { product: ComparedProduct; onRemove: () => void }) {
  const label = useLabels(compareLabels)
  const { title, href, picture } = product
  return (
    <th scope="col" className={styles.product}>
      <button
        type="button"
        className={styles.remove}
        aria-label={label('compare.remove', { title })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {picture && (
        <Picture picture={{ ...picture, alt: '' }} sizes="8rem" maxWidth={360} className={styles.image} />
      )}
      {href ? (
        <AppLink className={styles.link} href={href}>
          {title}
        </AppLink>
      ) : (
        title
      )}
      <ProductMarks isRecalled={product.isRecalled} />
    </th>
  )
}

/** The comparison. Differences are marked in words and by background; the products' header is sticky. */
export function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  const label = useLabels(compareLabels)
  return (
    <section className={styles.scroller} aria-label={label('compare.tableScroll')} {...tabStop}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label('compare.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{label('compare.product')}</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.key} product={product} onRemove={() => onRemove(product.key)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, cells, isDifferent }) => (
            <tr key={id} className={isDifferent ? styles.different : styles.same}>
              <th scope="row" className={styles.rowHead}>
                {title}
                {isDifferent && <span className={styles.badge}>{label('compare.different')}</span>}
              </th>
              {products.map(({ key }, index) => {
                const values = cells[index] ?? []
                return (
                  <td key={key} className={styles.cell}>
                    {values.length === 0 && <span className="muted">{label('compare.nothing')}</span>}
                    {values.length === 1 && values[0]}
                    {values.length > 1 && (
                      <ul {...plainList} className={styles.values}>
                        {values.map((value) => (
                          <li key={value}>{value}</li>
                        ))}
                      </ul>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
