import { useState } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { FileLinks } from './FileLinks'
import { Frames } from './Frames'
import styles from './Gallery.module.scss'
import { ItemList } from './ItemList'
import type { ItemNote } from './items'
import { useChosenItem } from './use-chosen-item'
import { type View, ViewSwitch } from './ViewSwitch'

export interface GalleryProps {
  items: ItemNote[]
  /** The checkout on this machine, for links that open an editor. */
  folder: string
}

/** The start page: a searchable list, and the chosen item in iframes of real screen widths. */
export function Gallery({ items, folder }: GalleryProps) {
  const isHydrated = useIsHydrated()
  const [view, setView] = useState<View>({ width: 360, direction: 'ltr' })
  const chosen = useChosenItem()
  const item = items.find(({ name }) => name === chosen) ?? items[0]
  if (!item) return null
  return (
    <div className={styles.gallery} lang="en">
      <ItemList items={items} chosen={item.name} />
      <main className={styles.main}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{item.name}</h1>
            <FileLinks file={item.file} folder={folder} />
          </div>
          <ViewSwitch view={view} onChange={setView} />
        </header>
        {isHydrated && <Frames item={item} view={view} />}
      </main>
    </div>
  )
}
