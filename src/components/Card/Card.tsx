import { ActionButton } from '@/components/ActionButton/ActionButton'
import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import type { CardModel, HeadingLevel } from '@/models/sections'
import styles from './Card.module.scss'
import { type CardLook, pictureSizes } from './card-looks'

export interface CardProps {
  card: CardModel
  look: CardLook
  newTabLabel: string
  headingLevel?: HeadingLevel
  className?: string | undefined
}

/**
 * A card that is one link: its title names it and the whole surface answers to it. An action that leads elsewhere
 * stays a link of its own above the surface; one that leads to the same place is only a sign.
 */
export function Card({ card, look, newTabLabel, headingLevel: Heading = 'h3', className }: CardProps) {
  const { eyebrow, title, text, image, action } = card
  const href = card.href ?? action?.href ?? null
  const ownAction = action?.href === href ? action : undefined

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
              isExternal={ownAction?.isExternal}
              opensNewTab={ownAction?.opensNewTab}
              newTabLabel={newTabLabel}
              data-event-class={ownAction?.analytics?.eventClass}
              data-event-label={ownAction?.analytics?.eventLabel}
            >
              {title}
            </AppLink>
          ) : (
            title
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {ownAction && (
          <span className={styles.sign} aria-hidden="true">
            {ownAction.text}
            <Icon name="arrowRight" />
          </span>
        )}
        {action && !ownAction && (
          <ActionButton action={action} newTabLabel={newTabLabel} className={styles.action} />
        )}
      </div>
    </article>
  )
}
