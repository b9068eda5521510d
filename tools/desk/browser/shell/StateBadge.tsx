import type { State } from '../../api'
import { STATE_WORDS } from '../words'

export function StateBadge({ state }: { state: State }) {
  return <span className={`badge ${state}`}>{STATE_WORDS[state]}</span>
}
