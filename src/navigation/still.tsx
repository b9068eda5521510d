import { type ComponentType, memo, type ReactNode, use, useEffect, useState } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { drawByServer } from './draw-by-server'
import { allLoaded } from './loaded-components'

interface Source<Props> {
  /** Null until it is loaded. */
  Part: ComponentType<Props> | null
  preload: () => Promise<void>
}

const isSame = <Props extends object>(before: Props, now: Props): boolean =>
  Object.keys({ ...before, ...now }).every((key) =>
    Object.is(Reflect.get(before, key), Reflect.get(now, key)),
  )

/** There the browser draws every part, so that edits of its code are seen at once. */
// biome-ignore lint/style/noProcessEnv: the bundler replaces it.
const isDevelopment = process.env.NODE_ENV === 'development'

/** What the server drew the part with, in the page that a document brings; null where the browser draws it. */
const useServerProps = <Props extends object>(props: Props): Props | null => {
  const isHydrated = useIsHydrated()
  const [drawnWith] = useState(() =>
    isHydrated || isDevelopment || typeof window === 'undefined' ? null : props,
  )
  return drawnWith
}

/** Loads what is missing, and draws again once it is there. */
const useLoaded = <Props,>({ preload }: Source<Props>, isMissing: boolean): void => {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (isMissing) preload().then(() => setLoaded(true))
  }, [isMissing, preload])
}

const loads = new Set<() => Promise<void>>()

/** Resolves when the code of all such parts is there, and of those that stand in them: the server draws with it. */
export function stillLoaded(): Promise<void> {
  return allLoaded(loads)
}

/** Marks as React does what it has waited for, so that what is loaded already is drawn at once. */
const markWhenDone = (loading: Promise<void>): Promise<void> => {
  const mark = () => Object.assign(loading, { status: 'fulfilled', value: undefined })
  loading.then(mark, () => undefined)
  return loading
}

const sourceOf = <Props,>(load: () => Promise<ComponentType<Props>>): Source<Props> => {
  let loading: Promise<void> | null = null
  const source: Source<Props> = {
    Part: null,
    preload: () => {
      loading ??= markWhenDone(
        load().then((loaded) => {
          source.Part = loaded
        }, drawByServer),
      )
      return loading
    },
  }
  loads.add(source.preload)
  return source
}

/** Of parts within a line: what stands there until their code is loaded, where no server drew them. */
export type WhileLoading<Props> = (props: Props) => ReactNode

interface StillViewProps<Props> {
  source: Source<Props>
  whileLoading: WhileLoading<Props> | undefined
  props: Props
}

/**
 * For React, all that a part holds: it looks into none while it hydrates, and sets nothing anew that is the same object. Where it
 * makes the element anew all the same, it sets it, which the page's policy allows for this value (Trusted Types).
 */
const SERVER_MARKUP = { __html: Reflect.get(globalThis, 'trustedTypes')?.emptyHTML ?? '' }

function StillView<Props extends object>({ source, whileLoading, props }: StillViewProps<Props>) {
  const Element = whileLoading ? 'span' : 'div'
  const drawnWith = useServerProps(props)
  const [isLost, setLost] = useState(false)
  const isChanged = drawnWith !== null && (isLost || !isSame(drawnWith, props))
  const isAwaited = source.Part === null && (isChanged || (drawnWith === null && whileLoading !== undefined))
  useLoaded(source, isAwaited)
  if (drawnWith !== null && (!isChanged || source.Part === null)) {
    return (
      <Element
        key="kept"
        data-still=""
        // React made it anew, as for a page that is left while it hydrates: the server's elements are gone.
        ref={(element: Element | null) => {
          if (element?.hasChildNodes() === false) setLost(true)
        }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the server's elements stay.
        dangerouslySetInnerHTML={SERVER_MARKUP}
      />
    )
  }
  // The server waits for every part.
  if (!whileLoading || isDevelopment || typeof window === 'undefined') use(source.preload())
  const { Part } = source
  return (
    <Element key="drawn" data-still="">
      {Part ? <Part {...props} /> : whileLoading?.(props)}
    </Element>
  )
}

/**
 * A part of pages in which visitors change nothing: words, pictures and links. In the page that a document brings, the
 * server's elements stay as they are, and the part's code is not loaded; links are followed all the same
 * (`AppLink/still-links.ts`). Pages that visitors move on to stay away until it is loaded, and draw it as usual (ADR 43).
 *
 * It stands in an element of its own that takes no part in the layout (`[data-still]`). Style sheets of the part come with what imports
 * it, not with its code. Once its props are other objects than the server drew it with, its code is loaded, and it is drawn anew.
 * @param load - what loads its code.
 * @param whileLoading - of parts within a line, which hold nothing up: they stand in a `span`.
 */
export function still<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whileLoading?: WhileLoading<Props>,
) {
  const source = sourceOf(load)
  const draw = (props: Props) => <StillView source={source} whileLoading={whileLoading} props={props} />
  return Object.assign(memo(draw), { preload: source.preload })
}
