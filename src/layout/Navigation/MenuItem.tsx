import { AppLink } from '@/components/AppLink/AppLink'
import { CallButton } from '@/components/CallButton/CallButton'
import { Picture } from '@/components/Picture/Picture'
import { MENU_CARD_IMAGE_WIDTH, TABLET_MAX_WIDTH } from '@/config/site'
import type { MenuItemNode } from '@/models/layout'
import styles from './Navigation.module.scss'

const CARD_SIZES = `(max-width: ${TABLET_MAX_WIDTH}px) 96px, 288px`

export interface MenuItemProps {
  item: MenuItemNode
}

/** A menu entry: a link, a number to call, a card with a picture, or plain text without an address. */
export function MenuItem({ item: { title, href, opensNewTab, cardImage } }: MenuItemProps) {
  const content = cardImage ? (
    <>
      <Picture
        className={styles.cardImage}
        picture={cardImage}
        sizes={CARD_SIZES}
        maxWidth={MENU_CARD_IMAGE_WIDTH}
      />
      <span className={styles.cardTitle}>{title}</span>
    </>
  ) : (
    title
  )
  const className = cardImage ? styles.card : styles.item
  if (href?.startsWith('tel:')) return <CallButton href={href} text={title} />
  if (href === null) return <span className={className}>{content}</span>
  return (
    <AppLink className={className} href={href} opensNewTab={opensNewTab}>
      {content}
    </AppLink>
  )
}
