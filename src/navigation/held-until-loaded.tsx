import Router from 'next/router'
import { type ComponentType, createContext, type ReactNode, use, useContext, useEffect, useRef } from 'react'
import { drawByServer } from './draw-by-server'
import { allLoaded, loadedComponents } from './loaded-components'

/** Whether the page is on the screen; null outside of a page. */
const IsShownContext = createContext<{ readonly current: boolean } | null>(null)

/** A page that comes after the one that the document brought, whose code the document brought along. */
const isLaterPage = (): boolean => Router.router?.isSsr === false

/** Round each page: until the page stands on the screen, parts of it that are not loaded hold it back. */
export function PageArrival({ children }: { children: ReactNode }) {
  const isShown = useRef(!isLaterPage())
  useEffect(() => {
    isShown.current = true
  }, [])
  return <IsShownContext value={isShown}>{children}</IsShownContext>
}

const loads = new Set<() => Promise<void>>()

/**
 * Resolves when the code of all such parts is there, and of those that stand in them: the server draws with it. Next waits for them once
 * per process: of pages that start together, all but the first would be drawn without.
 */
export function heldLoaded(): Promise<void> {
  return allLoaded(loads)
}

/**
 * A component that is loaded on demand (`next/dynamic`), in a page that visitors move to: the router draws pages in a
 * transition, so that the page before stays, complete and usable, until this one is loaded. A part that is first shown
 * later, such as a tab's, is drawn as `next/dynamic` does it.
 */
export function heldUntilLoaded<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const load = () => loadedComponents({ Part })
  loads.add(load)
  let arrival: Promise<void> | null = null
  const Held = (props: Props) => {
    const isShown = useContext(IsShownContext)
    if (isShown?.current === false) {
      arrival ??= load().catch(drawByServer)
      use(arrival)
    }
    return <Part {...props} />
  }
  return Object.assign(Held, { preload: load })
}
