import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { hydratesAll, loadPart } from './on-demand'

/**
 * - `idle`: with its page: when the browser is idle, or at once when a visitor uses it (ADR 87).
 * - `off`: never. For text, pictures and links; controls in it are native or have a listener of the layout.
 */
export type HydrateOn = 'idle' | 'off'

type Part = ReactElement<object, ComponentType>

export interface IslandProps {
  hydrateOn: HydrateOn
  isInline?: boolean
  /**
   * Shown until the part's code is loaded, where the browser renders it. Without it what surrounds the part waits, too: a
   * letter that makes it appear would be taken back from its text box.
   */
  whileLoading?: ReactNode
  /** One part, by `islandPart` or `onDemand`. */
  children: Part
}

const isServer = typeof window === 'undefined'

/** For React the element's whole content: it neither compares nor sets it again. Where React creates it, policy allows it. */
export const SERVER_MARKUP = { __html: Reflect.get(globalThis, 'trustedTypes')?.emptyHTML ?? '' }

/** React writes no attributes while hydrating: only elements that it creates have this one. */
const LOST = 'lost'

const isSame = (before: object, now: object): boolean =>
  Object.keys({ ...before, ...now }).every((key) =>
    Object.is(Reflect.get(before, key), Reflect.get(now, key)),
  )

/** On the server, past `next/dynamic`, which would add the part's code to the document. */
function ServerPart({ part }: { part: Part }) {
  return createElement(use(loadPart(part.type)), part.props)
}

interface StaticIslandProps extends Pick<IslandProps, 'whileLoading'> {
  part: Part
  isInline: boolean
}

function StaticIsland({ part, isInline, whileLoading }: StaticIslandProps) {
  const isHydrated = useIsHydrated()
  /** The part of the server's HTML; null if React renders it. */
  const [renderedWith, setRenderedWith] = useState(isHydrated || isServer || hydratesAll ? null : part.props)
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
  const content = isServer ? <ServerPart part={part} /> : part
  // No boundary in what the server sends; in development, where that hydrates, both have it.
  const isWaiting = whileLoading !== undefined && (!isServer || hydratesAll)
  return (
    <Element key="browser" data-island="">
      {isWaiting ? <Suspense fallback={whileLoading}>{content}</Suspense> : content}
    </Element>
  )
}

/**
 * A part of a page that hydrates with it, or never. If never, the server's elements stay, the part's code is not
 * loaded, and `AppLink/island-links.ts` follows its links. Later pages are rendered whole, and so is a part when one
 * of its props is another object: memoize them (`useMemo`). Its element has no box (`[data-island]`). Next links no
 * style sheets for it: the importing file imports them.
 */
export function Island({ hydrateOn, isInline = false, whileLoading, children }: IslandProps) {
  if (hydrateOn === 'off')
    return <StaticIsland part={children} isInline={isInline} whileLoading={whileLoading} />
  return children
}
