import { Frame } from './Frame'
import styles from './Gallery.module.scss'
import type { PieceNote } from './pieces'
import type { View } from './ViewSwitch'

export interface FramesProps {
  piece: PieceNote
  view: View
}

/** A piece in one frame, or in one for each state where a state takes a window. */
export function Frames({ piece: { name, states, takesWindow }, view }: FramesProps) {
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
