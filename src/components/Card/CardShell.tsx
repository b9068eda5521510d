import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import type { Picture as PictureModel } from '@/models/picture'
import type { HeadingLevel } from '@/models/section-base'
import styles from './CardShell.module.scss'
import type { CardPictureSizes } from './card-variants'

export interface CardShellProps {
  /** Above the words, or beside them. */
  picture: PictureModel | null
  pictureSizes: CardPictureSizes
  /** Whether its picture is the page's main one. */
  isMain?: boolean | undefined
  /** Whether its room stays where a picture is missing, so that words stand in line with those of the neighbors. */
  reservesPicture?: boolean
  /** What kind of thing it is, in a few words. */
  eyebrow?: ReactNode
  title: ReactNode
  headingLevel?: HeadingLevel
  /** Where the whole surface leads; a card without it is words only. `id` and `aria-labelledby` give it a longer name. */
  link?: (Omit<AppLinkProps, 'children' | 'className'> & Record<`data-${string}`, string | undefined>) | null
  /** What a product is and from which age on, below the title. */
  marks?: ReactNode
  /** What people say of it, below the title. */
  rating?: ReactNode
  /** A few lines: what is too long is cut. */
  text?: ReactNode
  /** Footer: small print, signs, and actions of their own, which lie above the surface. */
  children?: ReactNode
  /** Sets what it has of its own: the properties of CardShell.module.scss. */
  className?: string | undefined
}

/**
 * The frame of every card, whatever fills it: a picture, an eyebrow, a title that is the card's one link, a text and a
 * footer (ARIA Authoring Practices: Link).
 */
export function CardShell({
  picture,
  pictureSizes,
  isMain,
  reservesPicture = false,
  eyebrow,
  title,
  headingLevel: Heading = 'h3',
  link,
  marks,
  rating,
  text,
  children,
  className,
}: CardShellProps) {
  return (
    <article className={classNames(styles.card, className)} data-tone="light">
      {(picture || reservesPicture) && (
        <div className={styles.media}>
          {picture && (
            <Picture picture={picture} {...pictureSizes} isMain={isMain} className={styles.image} />
          )}
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
        {marks}
        {rating}
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </article>
  )
}
