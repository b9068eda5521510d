import type { FocusEvent } from 'react'
import { ActionButton } from '@/components/ActionButton/ActionButton'
import { Card } from '@/components/Card/Card'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import { sizesUpTo } from '@/lib/sizes-up-to'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import styles from './CardSection.module.scss'
import { variantOfCard } from './card-layout'

/** On phones a list can be a shelf that scrolls: of what a key reaches there, the whole card comes into sight. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

/** A title and a grid of cards: products, symptoms, articles, promises. */
export function CardSection({ section, isLargest = false }: SectionProps<'cardSection'>) {
  const { variant, surface, title, subTitle, description, disclaimer, image, cards, action } = section
  const { inner } = useHeadingLevels(title)

  return (
    <SectionFrame surface={surface} className={styles.section}>
      <div className={classNames(styles.head, image && styles.pictured)}>
        <SectionHeading title={title} eyebrow={subTitle} description={description} />
        {action && <ActionButton action={action} />}
        {image && (
          <Picture
            picture={image}
            sizes={sizesUpTo({ mobile: '92vw' }, '30rem')}
            isLargest={isLargest}
            className={styles.image}
          />
        )}
      </div>
      {cards.length > 0 && (
        <ul
          {...plainList}
          className={classNames(styles.cards, styles[variant], styles[surface])}
          onFocus={showWhole}
        >
          {cards.map((card) => (
            <li key={card.id} className={styles.cell}>
              <Card card={card} variant={variantOfCard(variant, card, cards)} headingLevel={inner} />
            </li>
          ))}
        </ul>
      )}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </SectionFrame>
  )
}
