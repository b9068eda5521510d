import type { ReactElement } from 'react'

/**
 * The states in which a component is shown and tested, by the name of the state: its props, or, where a state needs an
 * owner or a surface around it, a function that gives the element. The file stands beside the component, `X.fixtures.tsx`
 * beside `X.tsx`, and exports them as `fixtures`; no page of the site imports it. It may say how they are shown: with
 * `takesWindow` each in a window of its own, with `isNarrow` in columns, with `isInset` away from the window's edge.
 */
export type Fixtures<Props> = Readonly<Record<string, Props | (() => ReactElement)>>
