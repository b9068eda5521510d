import { Frame } from './Frame'
import styles from './Gallery.module.scss'
import type { ItemNote } from './items'
import type { View } from './ViewSwitch'

export interface FramesProps {
  item: ItemNote
  view: View
}

/** An item in one iframe, or in one per state if a state takes a window. */
export function Frames({ item: { name, states, takesWindow }, view }: FramesProps) {
  const query = view.direction === 'rtl' ? '?dir=rtl' : ''
  if (!takesWindow)
    return <Frame key={name} title={name} src={`/gallery/${name}/${query}`} width={view.width} isTall />
  return states.map((state, index) => (
    <div key={`${name} ${state}`}>
      <p className={styles.state}>{state}</p>
      <Frame title={`${name}: ${state}`} src={`/gallery/${name}/${index}/${query}`} width={view.width} />
    </div>
  ))
}
