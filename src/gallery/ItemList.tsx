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
  return (
    <nav className={styles.side} aria-label="Items">
      <p className="size-h3">Gallery</p>
      <input
        type="search"
        className={styles.search}
        aria-label="Search names and states"
        placeholder="Name or state"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status">
        {found.length} of {items.length} items
      </p>
      {[...new Set(found.map(({ folder }) => folder))].map((folder) => (
        <section key={folder} aria-labelledby={`folder-${folder}`}>
          <h2 id={`folder-${folder}`} className="size-h4">
            {folder}
          </h2>
          <ul className={styles.items}>
            {found
              .filter((item) => item.folder === folder)
              .map(({ name, states }) => (
                <li key={name}>
                  <AppLink
                    className={styles.item}
                    href={`#${name}`}
                    aria-current={name === chosen ? 'true' : undefined}
                  >
                    {name} <span>{states.length}</span>
                  </AppLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
