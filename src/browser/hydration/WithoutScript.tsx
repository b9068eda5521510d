import type { ReactNode } from 'react'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { SERVER_MARKUP } from './Island'

/**
 * What works where the scripts do not run: shown while they are off (public/without-script.css) or have failed
 * (src/ui/layout/without-scripts.js), which `noscript` does not know. It does not hydrate, and is removed once the scripts run.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  if (typeof window === 'undefined')
    return (
      <div hidden data-without-script="">
        {children}
      </div>
    )
  if (isHydrated) return null
  return (
    <div
      hidden
      data-without-script=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the server's elements stay.
      dangerouslySetInnerHTML={SERVER_MARKUP}
    />
  )
}
