import dynamic from 'next/dynamic'
import { useId } from 'react'
import { onDemand } from '@/browser/hydration/on-demand'
import { classNames } from '@/shared/utils/class-names'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { Icon } from '@/ui/components/Icon/Icon'
import { ProductMarks } from '../ProductMarks/ProductMarks'
import styles from './Card.module.scss'
import { CardShell } from './CardShell'
import { ContactCard, isContact } from './ContactCard'
import { type CardProps, pictureSizes } from './card-variants'

/** Only pages with reviews load it. */
const CardRating = onDemand(dynamic(() => import('../Rating/Rating').then((module) => module.Rating)))

/** A card that is one link. An action with the same address is an icon, and its words end the link's name. */
export function Card(props: CardProps) {
  const { card, variant, headingLevel, isMain } = props
  const { eyebrow, title, text, supportingText, disclaimer, image, action, moreActions = [] } = card
  const href = card.href ?? action?.href ?? null
  const ownAction = action?.href === href ? action : undefined
  const hasSign = ownAction !== undefined && variant !== 'row'
  const linkId = useId()
  const arrowId = `${linkId}-sign`
  if (isContact(href)) return <ContactCard {...props} href={href} />

  return (
    <CardShell
      // For products and favorites, the name beside the picture is its alternative; the long description is for the
      // product page.
      picture={image && (card.kind === 'product' || card.kind === 'favorite') ? { ...image, alt: '' } : image}
      pictureSizes={pictureSizes[variant]}
      isMain={isMain}
      eyebrow={eyebrow}
      title={title}
      {...(headingLevel && { headingLevel })}
      marks={<ProductMarks {...card} />}
      rating={card.rating && <CardRating rating={card.rating} />}
      text={variant === 'row' && !card.isWritten ? null : text}
      {...((card.kind === 'product' || card.lineColor) && { lineColor: card.lineColor ?? null })}
      isBare={variant === 'circle' && !card.isHighlighted}
      className={classNames(
        styles[variant],
        variant === 'product' && !image && styles.worded,
        card.isHighlighted && styles.highlighted,
      )}
      link={
        href === null
          ? null
          : {
              href,
              'data-item': card.kind === 'product' ? card.id : undefined,
              ...(ownAction && {
                ...linkProps(ownAction),
                ...(hasSign && { id: linkId, 'aria-labelledby': `${linkId} ${arrowId}` }),
              }),
            }
      }
    >
      {supportingText && <p className={styles.supporting}>{supportingText}</p>}
      {hasSign && (
        <span id={arrowId} className={styles.sign} aria-hidden="true">
          {ownAction.text}
          <Icon name="arrowRight" />
        </span>
      )}
      {action && !ownAction && <ActionButton action={action} className={styles.action} />}
      {moreActions.map((more) => (
        <ActionButton key={more.id} action={more} className={styles.action} />
      ))}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </CardShell>
  )
}
