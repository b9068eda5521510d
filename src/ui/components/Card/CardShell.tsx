import type { ReactNode } from 'react'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import { AppLink, type AppLinkProps } from '@/ui/components/AppLink/AppLink'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './CardShell.module.scss'
import type { CardPictureSizes } from './card-variants'

export interface CardShellProps {
  picture: PictureModel | null
  pictureSizes: CardPictureSizes
  isMain?: boolean | undefined
  /** Whether space is reserved for a missing picture, so that texts align with the neighbors'. */
  reservesPicture?: boolean
  eyebrow?: ReactNode
  title: ReactNode
  headingLevel?: HeadingLevel
  /** The target of the whole surface; `id` and `aria-labelledby` give it a longer name. */
  link?: (Omit<AppLinkProps, 'children' | 'className'> & Record<`data-${string}`, string | undefined>) | null
  marks?: ReactNode
  rating?: ReactNode
  text?: ReactNode
  /** Of a product's line; null for a product without. */
  lineColor?: string | null
  children?: ReactNode
  /** Whether the card has no ground of its own, and so the tone of what it is on. */
  isBare?: boolean
  /** Sets the custom properties of CardShell.module.scss. */
  className?: string | undefined
}

/** The layout of every card, with its title as the only link (ARIA Authoring Practices: Link). */
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
  lineColor,
  children,
  isBare = false,
  className,
}: CardShellProps) {
  return (
    <article
      className={classNames(styles.card, className)}
      data-tone={isBare ? undefined : 'light'}
      data-line={lineColor === null ? '' : lineColor}
    >
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
          <AppLink href={null} {...link} className={styles.link}>
            {title}
          </AppLink>
        </Heading>
        {marks}
        {rating}
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </article>
  )
}
