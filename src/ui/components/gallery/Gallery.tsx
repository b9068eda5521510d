import { useState, useSyncExternalStore } from 'react'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Checkbox } from '@/ui/components/Checkbox/Checkbox'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import styles from './Gallery.module.scss'
import type { ItemNote } from './items'

/** Pixels: a phone, a tablet, a small and a large desktop. */
const WIDTHS = [360, 768, 1024, 1440]
const WINDOW_HEIGHT = 640

interface FrameProps {
  title: string
  src: string
  width: number
  /** As tall as its page, not as a window. */
  isTall?: boolean
}

/** A gallery page at one screen width. */
function Frame({ isTall = false, ...frame }: FrameProps) {
  const [height, setHeight] = useState(WINDOW_HEIGHT)
  const follow = (iframe: HTMLIFrameElement) => {
    const page = iframe.contentDocument?.body
    if (!page || !isTall) return
    // Of an earlier page, nothing is read.
    const read = () =>
      page === iframe.contentDocument?.body && setHeight(Math.ceil(page.getBoundingClientRect().height))
    new ResizeObserver(read).observe(page)
  }
  return (
    <section className={styles.scroller} aria-label={frame.title}>
      <iframe
        {...frame}
        className={styles.frame}
        height={height}
        onLoad={({ currentTarget }) => follow(currentTarget)}
      />
    </section>
  )
}

/** An item in one iframe, or in one per state if a state takes a window. */
function Frames({ item, width, query }: { item: ItemNote; width: number; query: string }) {
  const { name, states, takesWindow } = item
  if (!takesWindow)
    return <Frame key={name} title={name} src={`/gallery/${name}/${query}`} width={width} isTall />
  return states.map((state, index) => (
    <div key={`${name} ${state}`}>
      <p className={styles.state}>{state}</p>
      <Frame title={`${name}: ${state}`} src={`/gallery/${name}/${index}/${query}`} width={width} />
    </div>
  ))
}

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

export interface GalleryProps {
  items: ItemNote[]
  /** The checkout on this machine, for links that open Visual Studio Code. */
  folder: string
}

/** The start page: a list, and the chosen item in iframes of real screen widths. */
export function Gallery({ items, folder }: GalleryProps) {
  const isHydrated = useIsHydrated()
  const [width, setWidth] = useState(360)
  const [isReversed, setReversed] = useState(false)
  // The item in the address, `#Card`; empty for none.
  const chosen = useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => '',
  )
  const item = items.find(({ name }) => name === chosen) ?? items[0]
  if (!item) return null
  return (
    <div className={styles.gallery} lang="en">
      <nav className={styles.side} aria-label="Items">
        {items.map(({ name, folder: place }) => (
          <AppLink
            key={name}
            className={styles.item}
            href={`#${name}`}
            aria-current={name === item.name ? 'true' : undefined}
          >
            {name} <span className="muted">{place}</span>
          </AppLink>
        ))}
      </nav>
      <main className={styles.main}>
        <h1 className="size-h2">{item.name}</h1>
        {[item.file, item.file.replace('.tsx', '.fixtures.tsx')].map((file) => (
          <p key={file}>
            <AppLink href={`vscode://file${folder}/src/ui/${file}`}>{`src/ui/${file}`}</AppLink>
          </p>
        ))}
        <fieldset className={styles.view}>
          <legend className="visually-hidden">View</legend>
          {WIDTHS.map((pixels) => (
            <LinkButton
              key={pixels}
              variant={pixels === width ? 'primary' : 'secondary'}
              size="compact"
              aria-pressed={pixels === width}
              onClick={() => setWidth(pixels)}
            >
              {pixels}
            </LinkButton>
          ))}
          <Checkbox isChecked={isReversed} onChange={setReversed}>
            right to left
          </Checkbox>
        </fieldset>
        {isHydrated && <Frames item={item} width={width} query={isReversed ? '?dir=rtl' : ''} />}
      </main>
    </div>
  )
}
