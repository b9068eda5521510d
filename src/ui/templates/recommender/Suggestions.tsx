import { LOCALE } from '@/shared/config/site'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { recommenderLabels } from '@/shared/labels/recommender'
import { useLabels } from '@/shared/labels/use-labels'
import { BUY_ID } from '@/shared/routing/compare'
import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Picture } from '@/ui/components/Picture/Picture'
import { ProductMarks } from '@/ui/components/ProductMarks/ProductMarks'
import styles from './RecommenderPage.module.scss'
import type { Recommendation } from './recommend'

export interface SuggestionsProps {
  products: Recommendation[]
  /** Whether the first is the best match, with a sentence why and buttons. */
  hasLead: boolean
  headingLevel: HeadingLevel
}

const quoted = (titles: string[]): string =>
  new Intl.ListFormat(LOCALE).format(titles.map((title) => `“${title}”`))

/** How a product differs from the first: what it is by law, and answers that it does not meet. */
function useDifference(): (one: Recommendation, first: Recommendation) => string {
  const label = useLabels(recommenderLabels)
  const markLabel = useLabels(componentMarkLabels)
  return ({ product, reasons }, first) => {
    const [other, category] = [product, first.product].map(
      ({ card }) => card.category && markLabel(`mark.${card.category}`).toLocaleLowerCase(LOCALE),
    )
    const unmet = first.reasons.filter((reason) => !reasons.includes(reason))
    return [
      other && category && other !== category && label('recommender.isNo', { category, other }),
      unmet.length > 0 && label('recommender.unmet', { answers: quoted(unmet) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

/** Suggested products: the lead large, the others as rows with what differs from it. */
export function Suggestions({ products, hasLead, headingLevel: Heading }: SuggestionsProps) {
  const label = useLabels(recommenderLabels)
  const differenceOf = useDifference()
  const [first] = products
  return (
    <ul {...plainList} className="stack-4">
      {products.map((one) => {
        const { id, title, text, image, href } = one.product.card
        const isLead = hasLead && one === first
        const difference = hasLead && first && !isLead ? differenceOf(one, first) : ''
        return (
          <li key={id}>
            <article className={classNames(styles.product, isLead && styles.lead)}>
              {image && (
                <Picture
                  picture={{ ...image, alt: '' }}
                  sizes={isLead ? '15rem' : '5.5rem'}
                  maxWidth={480}
                  className={styles.pack}
                />
              )}
              <div className={styles.words}>
                <Heading className={styles.name}>
                  <AppLink href={href} data-item={id}>
                    {title}
                  </AppLink>
                </Heading>
                {isLead && one.reasons.length > 0 && (
                  <p className="medium">{label('recommender.first', { answers: quoted(one.reasons) })}</p>
                )}
                <ProductMarks {...one.product.card} />
                {text && <p className="muted">{text}</p>}
                {difference && <p className="muted">{difference}</p>}
                {isLead && href && (
                  <div className={styles.actions}>
                    <LinkButton href={`${href}#${BUY_ID}`}>{label('recommender.buy')}</LinkButton>
                    <LinkButton variant="secondary" href={href}>
                      {label('recommender.see')}
                    </LinkButton>
                  </div>
                )}
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
