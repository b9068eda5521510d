import type { ComponentType } from 'react'
import { Island } from './Island'
import { islandPart } from './on-demand'

/** A part that never hydrates: by `islandPart`, in an island of its own. */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = islandPart(load)
  return (props) => (
    <Island hydrateOn="off">
      <Part {...props} />
    </Island>
  )
}
