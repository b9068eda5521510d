import dynamic from 'next/dynamic'
import Router from 'next/router'
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { navigateOnline } from '@/browser/offline/is-offline'

/** Whether the page is visible; null outside of a page. */
const IsShownContext = createContext<{ readonly current: boolean } | null>(null)

/** A page after the document's, which includes its code. */
export const isLaterPage = (): boolean => Router.router?.isSsr === false

/** Around each page: until it is shown, parts without code suspend it. */
export function PageArrival({ children }: { children: ReactNode }) {
  const isShown = useRef(!isLaterPage())
  useEffect(() => {
    isShown.current = true
  }, [])
  return <IsShownContext value={isShown}>{children}</IsShownContext>
}

/** If a page's code cannot be loaded: the router has set the address, and the server renders it whole. */
const renderByServer = (error: unknown): Promise<never> => {
  if (typeof window === 'undefined') throw error
  navigateOnline(() => window.location.reload())
  return new Promise(() => {})
}

/** In development everything hydrates, so that code edits show at once. */
// biome-ignore lint/style/noProcessEnv: the bundler replaces it.
export const hydratesAll = process.env.NODE_ENV === 'development'

const loads = new Set<() => Promise<unknown>>()

/** Resolves when the code of all parts, and of their parts, is loaded. */
export async function loadParts(): Promise<void> {
  const { size } = loads
  await Promise.all([...loads].map((load) => load()))
  if (loads.size > size) await loadParts()
}

/** `next/dynamic` has `preload` on its forwardRef component; its types omit it. */
const loadOf = async <Props,>(Dynamic: ComponentType<Props>): Promise<ComponentType<Props>> =>
  (await Reflect.get(Reflect.get(Dynamic, 'render'), 'preload')()).default

/** Marks it as React does, so that a loaded part renders at once. */
const markFulfilled = <Value,>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/**
 * A part whose code is loaded when it is rendered. On the server, and in a later page, it suspends: the router
 * renders pages in a transition, so that the old page stays usable until the next one is loaded. A part first shown
 * later, such as a tab's, renders as by `next/dynamic`.
 * @param Dynamic - by `dynamic(() => import(...))`, so that documents that show it include its code and style sheets.
 */
export function onDemand<Props extends object>(Dynamic: ComponentType<Props>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const load = () => {
    loading ??= markFulfilled(loadOf(Dynamic).catch(renderByServer))
    return loading
  }
  loads.add(load)

  const OnDemand = memo(function OnDemand(props: Props) {
    const isShown = useContext(IsShownContext)
    if (hydratesAll || typeof window === 'undefined' || isShown?.current !== true) use(load())
    return <Dynamic {...props} />
  })
  return Object.assign(OnDemand, { load })
}

/** The same for several parts by name. */
export function eachOnDemand<Parts extends Readonly<Record<string, object>>>(parts: Parts): Parts {
  const entries = Object.entries(parts).map(([name, part]) => [name, onDemand(part as ComponentType)])
  return Object.fromEntries(entries) as Parts
}

/** A part only shown in islands that do not hydrate: no document includes its code. */
export function islandPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return onDemand(dynamic(load))
}

/** Resolves to a part's component once its code is loaded. */
export function loadPart(part: object): Promise<ComponentType> {
  return Reflect.get(part, 'load')()
}
