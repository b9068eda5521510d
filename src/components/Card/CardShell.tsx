import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import type { Picture as PictureModel } from '@/models/picture'
import type { HeadingLevel } from '@/models/section-base'
import styles from './Card.module.scss'
import { type CardVariant, keepsPictureRoom, pictureSizes } from './card-variants'

export interface CardShellProps {
  variant: CardVariant
  /** Above the words, or beside them. */
  picture: PictureModel | null
  /** What kind of thing it is, in a few words. */
  eyebrow?: ReactNode
  title: ReactNode
  headingLevel?: HeadingLevel
  /** Where the whole surface leads; a card without it is words only. `id` and `aria-labelledby` give it a longer name. */
  link?: (Omit<AppLinkProps, 'children' | 'className'> & Record<`data-${string}`, string | undefined>) | null
  /** A few lines: what is too long for its variant is cut. */
  text?: ReactNode
  /** Footer: small print, signs, and actions of their own, which lie above the surface. */
  children?: ReactNode
  /** Beside the looks of the variant: what kind of card it is. */
  className?: string | undefined
}

/**
 * The frame of every card, whatever fills it: a picture, an eyebrow, a title that is the card's one link, a text and a
 * footer (ARIA Authoring Practices: Link). How it looks is its variant: Card.module.scss.
 */
export function CardShell({
  variant,
  picture,
  eyebrow,
  title,
  headingLevel: Heading = 'h3',
  link,
  text,
  children,
  className,
}: CardShellProps) {
  return (
    <article className={classNames(styles.card, styles[variant], className)} data-tone="light">
      {(picture || keepsPictureRoom[variant]) && (
        <div className={styles.media}>
          {picture && <Picture picture={picture} {...pictureSizes[variant]} className={styles.image} />}
        </div>
      )}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>
          {link ? (
            <AppLink {...link} className={styles.link}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </article>
  )
}
