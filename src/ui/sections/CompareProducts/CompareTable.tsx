import type { ComparedProduct } from '@/shared/content-model/views/comparison'
import { compareLabels } from '@/shared/labels/compare'
import { useLabels } from '@/shared/labels/use-labels'
import { BUY_ID } from '@/shared/routing/compare'
import { plainList } from '@/shared/utils/plain-list'
import { tabStop } from '@/shared/utils/tab-stop'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Picture } from '@/ui/components/Picture/Picture'
import { ProductMarks } from '@/ui/components/ProductMarks/ProductMarks'
import styles from './CompareTable.module.scss'
import { type CompareRow, ROW_GROUPS } from './compare-rows'

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
      <div className={styles.name}>
        {picture && (
          <Picture picture={{ ...picture, alt: '' }} sizes="8rem" maxWidth={360} className={styles.image} />
        )}
        <AppLink className={styles.link} href={href}>
          {title}
        </AppLink>
      </div>
      <ProductMarks isRecalled={product.isRecalled} />
      <div className={styles.actions}>
        {href && !product.isRecalled && (
          <LinkButton
            variant="secondary"
            size="compact"
            className={styles.buy}
            href={`${href}#${BUY_ID}`}
            aria-label={label('compare.buyProduct', { title })}
          >
            {label('compare.buy')}
          </LinkButton>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={label('compare.remove', { title })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
    </th>
  )
}

function Values({ values }: { values: string[] }) {
  const label = useLabels(compareLabels)
  if (values.length < 2) return values[0] ?? <span className="muted">{label('compare.nothing')}</span>
  return (
    <ul {...plainList} className="stack-1">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}

/** The comparison: differences in groups, below a sticky header of products, then what is equal, in one paragraph. */
export function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  const label = useLabels(compareLabels)
  const isEqual = ({ isDifferent }: CompareRow) => products.length > 1 && !isDifferent
  const shown = rows.filter((row) => !isEqual(row))
  const equal = rows
    .filter(isEqual)
    .map(({ title, cells: [values = []] }) => `${title}: ${values.join(', ')}`)
  return (
    <>
      <section className={styles.scroller} aria-label={label('compare.tableScroll')} {...tabStop}>
        <table className={styles.table}>
          <caption className="visually-hidden">{label('compare.table')}</caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <ProductHead key={product.key} product={product} onRemove={() => onRemove(product.key)} />
              ))}
            </tr>
          </thead>
          {ROW_GROUPS.map((group) => {
            const own = shown.filter((row) => row.group === group)
            if (own.length === 0) return null
            return (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                    <span className={styles.stays}>{label(`compare.${group}`)}</span>
                  </th>
                </tr>
                {own.map(({ id, title, cells }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.rowHead}>
                      <span className={styles.stays}>{title}</span>
                    </th>
                    {products.map(({ key }, index) => (
                      <td key={key} className={styles.cell}>
                        <Values values={cells[index] ?? []} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            )
          })}
        </table>
      </section>
      {equal.length > 0 && (
        <p>
          <strong>{label('compare.equal')}</strong> {equal.join('; ')}.
        </p>
      )}
    </>
  )
}
