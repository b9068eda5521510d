import { Activity, type ReactNode, useState } from 'react'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { servedNodes } from '@/browser/hydration/served-nodes'
import { MAIN_ID } from '@/shared/routing/page-ids'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { PageFailure } from './PageFailure'
import { ServedHtml } from './ServedHtml'

const isComment = (node: ChildNode | null | undefined, text: string): boolean =>
  node instanceof Comment && node.data === text

/**
 * Whether the boundary's comments stand where React will look for them. If something else stands there, React's hydration
 * of an `Activity` never ends (react/react#36819).
 */
const isAsServed = (): boolean => {
  const main = document.querySelector('main')
  return isComment(main?.firstChild, '&') && isComment(main?.lastChild, '/&')
}

export interface PageBoundaryProps {
  /** A new value renders a failed page again. */
  resetKey: unknown
  /** The page's address. */
  href: string
  children: ReactNode
}

/**
 * Around a page's content. It hydrates after the layout, in idle time or when it is used (ADR 87); a document that
 * something else changed is rendered by React from the start. A page that fails stays as the server rendered it.
 */
export function PageBoundary({ resetKey, href, children }: PageBoundaryProps) {
  const isHydrated = useIsHydrated()
  const [isSplit] = useState(() => {
    servedNodes(MAIN_ID)
    return typeof window === 'undefined' || isHydrated || isAsServed()
  })
  return (
    <FailureBoundary
      part={{ type: 'part', id: 'page' }}
      resetKey={resetKey}
      fallback={() => <ServedHtml id={MAIN_ID} otherwise={<PageFailure href={href} />} />}
    >
      {isSplit ? <Activity>{children}</Activity> : children}
    </FailureBoundary>
  )
}
