import type { ReactElement } from 'react'

/**
 * A component's states for gallery and tests: its props, or a function that returns the element. `X.fixtures.tsx`,
 * beside `X.tsx`, exports them as `fixtures`, and options of `gallery/items.ts`; no page imports it.
 */
export type Fixtures<Props> = Readonly<Record<string, Props | (() => ReactElement)>>
