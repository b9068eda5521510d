import { ActionButton } from '@/components/ActionButton/ActionButton'
import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import type { CardModel } from '@/models/sections'
import styles from './Card.module.scss'
import { type CardLook, pictureSizes } from './card-looks'

export interface CardProps {
  card: CardModel
  look: CardLook
  newTabLabel: string
  headingLevel?: 'h2' | 'h3' | 'h4'
  className?: string | undefined
}

/**
 * A card that is one link: its title names it and the whole surface answers to it. An action that leads elsewhere
 * stays a link of its own above the surface; one that leads to the same place is only a sign.
 */
export function Card({ card, look, newTabLabel, headingLevel: Heading = 'h3', className }: CardProps) {
  const { eyebrow, title, text, image, action } = card
  const href = card.href ?? action?.href ?? null
  const isOwnAction = action !== null && action.href === href
  const target = isOwnAction ? action : null

  return (
    <article
      className={classNames(styles.card, styles[look], styles[card.kind], className)}
      data-tone="light"
    >
      {image && (
        <div className={styles.media}>
          <Picture picture={image} {...pictureSizes[look]} className={styles.image} />
        </div>
      )}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>
          {href ? (
            <AppLink
              className={styles.link}
              href={href}
              isExternal={target?.isExternal}
              opensNewTab={target?.opensNewTab}
              newTabLabel={newTabLabel}
              data-event-class={target?.analytics?.eventClass ?? undefined}
              data-event-label={target?.analytics?.eventLabel ?? undefined}
            >
              {title}
            </AppLink>
          ) : (
            title
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {isOwnAction && (
          <span className={styles.sign} aria-hidden="true">
            {action.text}
            <Icon name="arrowRight" />
          </span>
        )}
        {action && !isOwnAction && (
          <ActionButton action={action} newTabLabel={newTabLabel} className={styles.action} />
        )}
      </div>
    </article>
  )
}
