import {
  Activity,
  type ComponentType,
  createElement,
  type ReactElement,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { loadPart } from './on-demand'

/**
 * - `idle`: once the browser has nothing else to do, or at once when a visitor uses it (ADR 87).
 * - `off`: not at all. For words, pictures and links; what visitors operate in it is native or has a listener of the layout.
 */
export type HydrateOn = 'idle' | 'off'

type Part = ReactElement<object, ComponentType>

export interface IslandProps {
  hydrateOn: HydrateOn
  /** Whether it is within a line of text. */
  isInline?: boolean
  /** One part, by `islandPart` or `onDemand`. */
  children: Part
}

/** In development everything hydrates, so that edits of code are shown at once. */
// biome-ignore lint/style/noProcessEnv: the bundler replaces it.
const isDevelopment = process.env.NODE_ENV === 'development'
const isServer = typeof window === 'undefined'

/**
 * To React, all that is in the element: it looks at nothing in it while it hydrates, and sets nothing again that is the same object.
 * Where it makes the element anew, it sets this, which the page's policy allows (Trusted Types).
 */
const SERVER_MARKUP = { __html: Reflect.get(globalThis, 'trustedTypes')?.emptyHTML ?? '' }

/** React writes no attributes while it hydrates: only what it makes anew has this one, as for a page that is left before. */
const LOST = 'lost'

const isSame = (before: object, now: object): boolean =>
  Object.keys({ ...before, ...now }).every((key) =>
    Object.is(Reflect.get(before, key), Reflect.get(now, key)),
  )

/** On the server, past `next/dynamic`, which would have the document bring the part's code. */
function ServerPart({ part }: { part: Part }) {
  return createElement(use(loadPart(part.type)), part.props)
}

function StaticIsland({ part, isInline }: { part: Part; isInline: boolean }) {
  const isHydrated = useIsHydrated()
  /** What the server rendered it with; null where React renders it. */
  const [renderedWith, setRenderedWith] = useState(
    isHydrated || isServer || isDevelopment ? null : part.props,
  )
  const element = useRef<HTMLDivElement>(null)
  const isChanged = renderedWith !== null && !isSame(renderedWith, part.props)
  useEffect(() => {
    const isLost = element.current?.dataset.island === LOST
    if (isChanged || isLost) loadPart(part.type).then(() => setRenderedWith(null))
  }, [isChanged, part.type])
  const Element = isInline ? 'span' : 'div'
  if (renderedWith) {
    return (
      <Element
        key="server"
        ref={element}
        data-island={LOST}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the server's elements stay.
        dangerouslySetInnerHTML={SERVER_MARKUP}
      />
    )
  }
  return (
    <Element key="browser" data-island="">
      {isServer ? <ServerPart part={part} /> : part}
    </Element>
  )
}

/**
 * A part of a page that hydrates by itself, or never. Where it never does, the elements of the document stay as the server
 * rendered them and the part's code is not loaded; its links are followed by `AppLink/island-links.ts`. Pages that visitors
 * move to are rendered whole, and so is a part once one of its props is another object: keep them the same (`useMemo`).
 *
 * Its element has no box (`[data-island]`). Next links no style sheets for it: the file that has the island imports them.
 */
export function Island({ hydrateOn, isInline = false, children }: IslandProps) {
  if (hydrateOn === 'off') return <StaticIsland part={children} isInline={isInline} />
  return <Activity>{children}</Activity>
}
