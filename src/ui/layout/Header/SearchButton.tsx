import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { navigateOnline } from '@/browser/offline/is-offline'
import { SEARCH_PATH } from '@/shared/config/site'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { SEARCH_ID } from '@/shared/routing/page-ids'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { isPlainClick } from '@/ui/components/AppLink/follow'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { Icon } from '@/ui/components/Icon/Icon'
import type { SearchOverlayProps } from '@/ui/search/overlay/SearchOverlay'
import styles from './Header.module.scss'
import { SearchLoading } from './SearchLoading'

/** A link that opens a dialog reacts to Space like a button. */
const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

interface LoadedOverlay {
  Overlay: ComponentType<SearchOverlayProps>
  initialText: string
}

const resultsHref = (text: string): string =>
  text.trim() === '' ? SEARCH_PATH : `${SEARCH_PATH}?${new URLSearchParams({ term: text.trim() })}`

const loadOverlay = () => import('@/ui/search/overlay/SearchOverlay')

/** The click repeats the request and handles its failure. */
const prefetchOverlay = () => void loadOverlay().catch(() => undefined)

/** A link to the search page that, with scripts, opens the overlay, loaded when pointer, finger or focus reach it. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const label = useLabels(layoutLabels)
  const isHydrated = useIsHydrated()
  const opener = useRef<HTMLAnchorElement>(null)
  const waitingBox = useRef<HTMLInputElement>(null)
  const [overlay, setOverlay] = useState<LoadedOverlay | null>(null)
  const [isOpening, setOpening] = useState(false)
  const Overlay = overlay?.Overlay

  // After the overlay and its focus trap are removed, the focus returns to the icon.
  useEffect(() => (Overlay ? () => opener.current?.focus() : undefined), [Overlay])
  const close = useCallback(() => setOverlay(null), [])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onOpen()
    if (!isPlainClick(event)) return
    event.preventDefault()
    opener.current = event.currentTarget
    // Within the click: phones open their keyboard only for focus set there.
    flushSync(() => setOpening(true))
    waitingBox.current?.focus()
    const typed = () => waitingBox.current?.value ?? ''
    loadOverlay().then(
      ({ SearchOverlay }) => {
        // The visitor closed the box meanwhile.
        if (!waitingBox.current) return
        flushSync(() => {
          setOverlay({ Overlay: SearchOverlay, initialText: typed() })
          setOpening(false)
        })
      },
      () => navigateOnline(() => window.location.assign(resultsHref(typed()))),
    )
  }
  const search = (text: string) => {
    setOpening(false)
    import('@/ui/search/go-to-results').then(
      ({ goToResults }) => goToResults(text.trim()),
      () => window.location.assign(resultsHref(text)),
    )
  }
  return (
    <>
      <AppLink
        id={SEARCH_ID}
        data-opens=""
        className={styles.search}
        href={SEARCH_PATH}
        aria-label={label('frame.search')}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={open}
        onKeyDown={clickOnSpace}
        onPointerEnter={prefetchOverlay}
        onTouchStart={prefetchOverlay}
        onFocus={prefetchOverlay}
      >
        <Icon name="search" />
      </AppLink>
      {isOpening && <SearchLoading ref={waitingBox} onSearch={search} onClose={() => setOpening(false)} />}
      {overlay && Overlay && (
        <FailureBoundary
          part={{ type: 'part', id: 'search' }}
          onFailure={() => window.location.assign(SEARCH_PATH)}
        >
          <Overlay initialText={overlay.initialText} onClose={close} />
        </FailureBoundary>
      )}
    </>
  )
}
