import { useId } from 'react'
import { MENU_CARD_IMAGE_WIDTH, TABLET_MAX_WIDTH } from '@/shared/config/site'
import type { MenuContainerNode, MenuItemNode, MenuNode } from '@/shared/content-model/views/layout'
import { classNames } from '@/shared/utils/class-names'
import { distinct } from '@/shared/utils/distinct'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { CallButton } from '@/ui/components/CallButton/CallButton'
import { Icon } from '@/ui/components/Icon/Icon'
import { Picture } from '@/ui/components/Picture/Picture'
import { areCards, nodeKey } from './group-nodes'
import styles from './Navigation.module.scss'
import { listScreenClass, screenClass } from './screen-class'

const CARD_SIZES = `(max-width: ${TABLET_MAX_WIDTH}px) 96px, 288px`

/** A menu entry: a link, a number to call, a card with a picture, or plain text without an address. */
function MenuItem({ item: { title, href, opensNewTab, cardImage } }: { item: MenuItemNode }) {
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

/** A list of menu entries; containers nest. */
export function MenuList({ nodes, id }: { nodes: MenuNode[]; id?: string }) {
  const keys = distinct(nodes.map(nodeKey))
  return (
    <ul className={classNames(styles.list, areCards(nodes) && styles.cards, listScreenClass(nodes))} id={id}>
      {nodes.map((node, index) =>
        node.kind === 'title' ? (
          <li key={keys[index]} className={styles.title}>
            {node.title}
          </li>
        ) : (
          <li key={keys[index]} className={screenClass(node)}>
            {node.kind === 'container' ? <MenuContainer container={node} /> : <MenuItem item={node} />}
          </li>
        ),
      )}
    </ul>
  )
}

export interface MenuContainerProps {
  container: MenuContainerNode
  className?: string
}

/** A titled group: a column on wide screens, else an accordion (`toggle-container.ts`). */
export function MenuContainer({ container: { title, items }, className }: MenuContainerProps) {
  const listId = useId()
  return (
    <div className={classNames(styles.container, className)} data-open="false" data-container="">
      <p className={styles.containerTitle}>{title}</p>
      <button className={styles.containerButton} type="button" aria-expanded="false" aria-controls={listId}>
        <span>{title}</span>
        <Icon name="plus" className={styles.plus} />
      </button>
      <MenuList nodes={items} id={listId} />
    </div>
  )
}
