import type { Ref } from 'react'
import { Card } from '@/components/Card/Card'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import { compareHref, compareKey, MAX_COMPARED } from '@/routing/compare'
import styles from './Result.module.scss'
import type { Recommendations } from './recommend'

export interface ResultProps {
  title: string
  result: Recommendations
  titleRef: Ref<HTMLHeadingElement>
}

const MIN_COMPARED = 2

/** The products that fit, each with its reasons; other suggestions where none does. */
export function Result({ title, result, titleRef }: ResultProps) {
  const label = useLabels(recommenderLabels)
  const { kind, products } = result
  const keys = products.slice(0, MAX_COMPARED).map(({ product }) => compareKey(product.card.href ?? ''))
  return (
    <section className={styles.result}>
      <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
        {kind === 'others' ? label('recommender.none') : title}
      </h2>
      {kind === 'relaxed' && <p className={styles.hint}>{label('recommender.relaxed')}</p>}
      {kind === 'others' && <p className={styles.hint}>{label('recommender.noneHint')}</p>}
      {kind === 'others' && products.length > 0 && <h3 className="size-h4">{label('recommender.others')}</h3>}
      <ul {...plainList} className={styles.grid}>
        {products.map(({ product: { card }, reasons }) => (
          <li key={card.id} className={styles.cell}>
            <Card card={card} variant="product" headingLevel={kind === 'others' ? 'h4' : 'h3'} />
            {reasons.length > 0 && (
              <div className={styles.reasons}>
                <p className={styles.reasonsTitle}>{label('recommender.reason')}</p>
                <ul {...plainList} className={styles.reasonList}>
                  {reasons.map((reason) => (
                    <li key={reason} className={styles.reason}>
                      {reason}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
      {keys.length >= MIN_COMPARED && (
        <div>
          <LinkButton variant="secondary" href={compareHref(keys)}>
            {label('recommender.compare')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
