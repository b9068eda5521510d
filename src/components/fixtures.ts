import type { ReactElement } from 'react'

/**
 * A component's states for gallery and tests, by name: its props, or a function that returns the element if it needs
 * an owner or surface. `X.fixtures.tsx`, beside `X.tsx`, exports them as `fixtures`; no page imports it. Other
 * exports: `takesWindow` (each state in its own window), `isNarrow` (in columns), `isInset` (away from the window's
 * edge).
 */
export type Fixtures<Props> = Readonly<Record<string, Props | (() => ReactElement)>>
