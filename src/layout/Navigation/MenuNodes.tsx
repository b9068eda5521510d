import { useId } from 'react'
import { Icon } from '@/components/Icon/Icon'
import { classNames } from '@/lib/class-names'
import { distinct } from '@/lib/distinct'
import type { MenuContainerNode, MenuNode } from '@/models/layout'
import { areCards, nodeKey } from './group-nodes'
import { MenuItem } from './MenuItem'
import styles from './Navigation.module.scss'
import { listScreenClass, screenClass } from './screen-class'

export interface MenuListProps {
  nodes: MenuNode[]
  id?: string
}

/** A list of menu entries; containers nest. */
export function MenuList({ nodes, id }: MenuListProps) {
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

/**
 * A titled group of entries: a column of the panel on wide screens; on narrow ones an accordion, closed at first
 * (`toggle-container.ts`).
 */
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
