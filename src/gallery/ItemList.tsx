import { useState } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import styles from './Gallery.module.scss'
import type { ItemNote } from './items'

export interface ItemListProps {
  items: ItemNote[]
  chosen: string
}

const matches =
  (search: string) =>
  ({ name, states }: ItemNote) =>
    [name, ...states].some((text) => text.toLowerCase().includes(search.trim().toLowerCase()))

/** Items by folder, and a field that searches names and states. */
export function ItemList({ items, chosen }: ItemListProps) {
  const [search, setSearch] = useState('')
  const found = items.filter(matches(search))
  const folders = [...new Set(items.map(({ folder }) => folder))]
  return (
    <nav className={styles.side} aria-label="Items">
      <p className={styles.brand}>Gallery</p>
      <input
        type="search"
        className={styles.search}
        aria-label="Search names and states"
        placeholder="Name or state"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className={styles.count} role="status">
        {found.length} of {items.length} items
      </p>
      {folders.map((folder) => {
        const here = found.filter((item) => item.folder === folder)
        return (
          here.length > 0 && (
            <section key={folder} aria-labelledby={`folder-${folder}`}>
              <h2 id={`folder-${folder}`} className={styles.folder}>
                {folder}
              </h2>
              <ul className={styles.pieces}>
                {here.map(({ name, states }) => (
                  <li key={name}>
                    <AppLink
                      className={styles.piece}
                      href={`#${name}`}
                      aria-current={name === chosen ? 'true' : undefined}
                    >
                      {name} <span className={styles.states}>{states.length}</span>
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </nav>
  )
}
