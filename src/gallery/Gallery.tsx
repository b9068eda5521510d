import { useState, useSyncExternalStore } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { Frame } from './Frame'
import styles from './Gallery.module.scss'
import { ItemList } from './ItemList'
import type { ItemNote } from './items'
import { type View, ViewSwitch } from './ViewSwitch'

/** An item's files: paths, and links that open them in Visual Studio Code. */
function FileLinks({ file, folder }: { file: string; folder: string }) {
  const paths = [`src/${file}`, `src/${file.replace('.tsx', '.fixtures.tsx')}`]
  return (
    <ul className={styles.files}>
      {paths.map((path) => (
        <li key={path}>
          <AppLink href={`vscode://file${folder}/${path}`}>{path}</AppLink>
        </li>
      ))}
    </ul>
  )
}

/** An item in one iframe, or in one per state if a state takes a window. */
function Frames({ item: { name, states, takesWindow }, view }: { item: ItemNote; view: View }) {
  const query = view.direction === 'rtl' ? '?dir=rtl' : ''
  if (!takesWindow)
    return <Frame key={name} title={name} src={`/gallery/${name}/${query}`} width={view.width} isTall />
  return states.map((state, index) => (
    <div key={`${name} ${state}`}>
      <p className={styles.state}>{state}</p>
      <Frame title={`${name}: ${state}`} src={`/gallery/${name}/${index}/${query}`} width={view.width} />
    </div>
  ))
}

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

const readHash = () => window.location.hash.slice(1)

export interface GalleryProps {
  items: ItemNote[]
  /** The checkout on this machine, for links that open an editor. */
  folder: string
}

/** The start page: a searchable list, and the chosen item in iframes of real screen widths. */
export function Gallery({ items, folder }: GalleryProps) {
  const isHydrated = useIsHydrated()
  const [view, setView] = useState<View>({ width: 360, direction: 'ltr' })
  // The item in the address, `#Card`; empty for none.
  const chosen = useSyncExternalStore(listen, readHash, () => '')
  const item = items.find(({ name }) => name === chosen) ?? items[0]
  if (!item) return null
  return (
    <div className={styles.gallery} lang="en">
      <ItemList items={items} chosen={item.name} />
      <main className={styles.main}>
        <header className={styles.head}>
          <div>
            <h1 className="size-h2">{item.name}</h1>
            <FileLinks file={item.file} folder={folder} />
          </div>
          <ViewSwitch view={view} onChange={setView} />
        </header>
        {isHydrated && <Frames item={item} view={view} />}
      </main>
    </div>
  )
}
