import { useState } from 'react'
import { measureAdded } from '@/browser/analytics/comparison'
import { useQueryString } from '@/browser/history/use-query-string'
import { useMediaQuery } from '@/browser/hooks/use-media-query'
import { WithoutScript } from '@/browser/hydration/WithoutScript'
import { PHONE_MAX_WIDTH } from '@/shared/config/site'
import { ageKey } from '@/shared/content-model/products/age-key'
import type { Comparison } from '@/shared/content-model/views/comparison'
import { compareLabels } from '@/shared/labels/compare'
import { compareBarLabels } from '@/shared/labels/compare-bar'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { useLabels } from '@/shared/labels/use-labels'
import {
  comparedIn,
  MAX_COMPARED,
  parseCompared,
  toggleCompared,
  withCompared,
} from '@/shared/routing/compare'
import { pageListPath } from '@/shared/routing/page-lists'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Modal } from '@/ui/components/Modal/Modal'
import { MoreButton } from '@/ui/components/MoreButton/MoreButton'
import styles from './CompareProducts.module.scss'
import { CompareTable } from './CompareTable'
import { compareRows } from './compare-rows'
import { conflictsAmong } from './conflicts'
import { Picker } from './Picker'
import { useComparedShown } from './use-compared'
import { useComparison } from './use-comparison'

export interface CompareProductsProps {
  comparison: Comparison
}

/** Up to four products side by side. The choice is in the address, so it can be shared and undone by Back. */
export function CompareProducts({ comparison }: CompareProductsProps) {
  const label = useLabels(compareLabels)
  const markLabel = useLabels(componentMarkLabels)
  const barLabel = useLabels(compareBarLabels)
  const [query, changeQuery] = useQueryString()
  const [isChoosing, setChoosing] = useState(false)
  const isPhone = useMediaQuery(`(max-width: ${PHONE_MAX_WIDTH}px)`)
  const { products: all, offered, more } = useComparison(comparison, comparedIn(query))
  const known = all.map(({ key }) => key)
  const chosen = parseCompared(query, known)
  useComparedShown(chosen)
  const products = chosen.flatMap((key) => all.filter((product) => product.key === key))

  const toggle = (key: string) =>
    changeQuery((newest) => {
      // Products of the address that are still loading stay chosen.
      const before = more?.isWaiting ? comparedIn(newest) : parseCompared(newest, known)
      const next = toggleCompared(before, key)
      measureAdded(before, next)
      return withCompared(newest, next)
    })

  const rows = compareRows(products, comparison.groups, label, (months, doctorUntil) => {
    const { key, values } = ageKey(months, doctorUntil)
    return markLabel(key, values)
  })

  const tools = (
    <div className={styles.tools} data-screen-only="" data-needs-script="">
      <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Icon name="plus" />
        {label('compare.choose', { max: MAX_COMPARED })}
      </button>
      {products.length > 0 && (
        <LinkButton variant="text" onClick={() => changeQuery((newest) => withCompared(newest, []))}>
          {label('compare.clear')}
        </LinkButton>
      )}
    </div>
  )

  return (
    // Takes the focus when a clicked button is removed with the table.
    <section className={styles.compare} aria-label={barLabel('compare.bar')} tabIndex={-1}>
      {!isPhone && tools}
      <Modal
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={label('compare.choose', { max: MAX_COMPARED })}
      >
        <Picker products={offered} chosen={chosen} onToggle={toggle} />
        {more && <MoreButton {...more} listHref={pageListPath('product')} />}
      </Modal>
      {products.length === 1 && <p>{label('compare.one')}</p>}
      {products.length > 0 && (
        <>
          {conflictsAmong(products).map(({ one, other, ingredient }) => (
            <p key={`${one} ${other}`} className="warning bold" role="status">
              {ingredient === null
                ? label('compare.notTogether', { one, other })
                : label('compare.sameIngredient', { one, other, ingredient })}
            </p>
          ))}
          <CompareTable products={products} rows={rows} onRemove={toggle} />
          {products.some(({ isMedicine }) => isMedicine) && (
            <p className="medium">{label('compare.notice')}</p>
          )}
        </>
      )}
      {isPhone && tools}
      <WithoutScript>
        <p>{label('compare.withoutScript')}</p>
        <ul>
          {comparison.products.map(({ key, href, title }) => (
            <li key={key}>
              <AppLink href={href}>{title}</AppLink>
            </li>
          ))}
        </ul>
      </WithoutScript>
    </section>
  )
}
