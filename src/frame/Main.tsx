import { type ReactNode, useRef } from 'react'
import { useKeptFocus } from './hooks/use-kept-focus'
import { MAIN_ID } from './ids'

export interface MainProps {
  className: string
  /** While the mobile menu lies over the page. */
  isInert: boolean
  children: ReactNode
}

/** The main area: where skip links and changes of the page lead the focus, and which never loses it to what is removed. */
export function Main({ className, isInert, children }: MainProps) {
  const area = useRef<HTMLElement>(null)
  useKeptFocus(area)
  return (
    <main ref={area} id={MAIN_ID} className={className} tabIndex={-1} data-frame="main" inert={isInert}>
      {children}
    </main>
  )
}
