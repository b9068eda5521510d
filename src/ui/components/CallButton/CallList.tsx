import type { Link } from '@/shared/content-model/views/link'
import { plainList } from '@/shared/utils/plain-list'
import { CallButton } from './CallButton'
import styles from './CallButton.module.scss'

export interface CallListProps {
  calls: readonly Link[]
  label?: string | undefined
  /** Numbers only, in one line. */
  isShort?: boolean
}

/** Numbers to call, one below the other on phones; nothing if there are none. */
export function CallList({ calls, label, isShort = false }: CallListProps) {
  if (calls.length === 0) return null
  return (
    <ul {...plainList} className={isShort ? styles.numbers : styles.calls} aria-label={label}>
      {calls.map((call) => (
        <li key={call.href}>
          <CallButton {...call} isShort={isShort} />
        </li>
      ))}
    </ul>
  )
}
