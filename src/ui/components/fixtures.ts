import type { ReactElement } from 'react'

/** States for gallery and tests, in `X.fixtures.tsx` beside `X.tsx`: props, or a function that returns the element. */
export type Fixtures<Props> = Readonly<Record<string, Props | (() => ReactElement)>>
