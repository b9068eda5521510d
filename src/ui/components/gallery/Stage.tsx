import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import type { Surface } from '@/shared/content-model/views/section-base'
import { SURFACES } from '@/shared/content-model/vocabulary'
import { PlacesContext } from '@/shared/routing/use-place'
import { classNames } from '@/shared/utils/class-names'
import { onSurface } from '@/ui/components/FixtureSurface/FixtureSurface'
import { items } from './items'
import { placesFixture } from './places-fixture'
import styles from './Stage.module.scss'

export interface StageProps {
  name: string
  /** One state, for items that take a window; null shows all below each other. */
  state: number | null
}

const surfaces = Object.keys(SURFACES) as Surface[]

/** Fixtures link to pages that the gallery does not have. */
const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/** An item's states, for the gallery's iframes and the picture tests; with `?surface=every` each is on every surface. */
export function Stage({ name, state }: StageProps) {
  const { query } = useRouter()
  const item = items.find((one) => one.name === name)
  const isHydrated = useIsHydrated()
  // Dialogs render into the document, which the server does not have.
  if (item?.takesWindow && !isHydrated) return null
  const shown = item?.states.filter((_, index) => state === null || state === index) ?? []
  return (
    <main
      className={classNames(styles.stage, item?.isNarrow && styles.columns)}
      data-is-hydrated={isHydrated}
      dir={query.dir === 'rtl' ? 'rtl' : undefined}
      onClickCapture={stayHere}
    >
      {shown.map(({ title, render: Draw }) => (
        <div key={title}>
          {state === null && <p className={styles.title}>{title}</p>}
          <div className={classNames(item?.isInset && styles.inset)}>
            {query.surface === 'every' ? (
              surfaces.map((surface) => (
                <div key={surface} data-surface={surface}>
                  <PlacesContext value={placesFixture}>{onSurface(surface, <Draw />)()}</PlacesContext>
                </div>
              ))
            ) : (
              <PlacesContext value={placesFixture}>
                <Draw />
              </PlacesContext>
            )}
          </div>
        </div>
      ))}
    </main>
  )
}
