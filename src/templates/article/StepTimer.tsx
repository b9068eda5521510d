import { useEffect, useState } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import styles from './StepCards.module.scss'

/** Seconds as `5:00`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export interface StepTimerProps {
  seconds: number
  /** A running one is shown at other steps, too. */
  isCurrent: boolean
}

/** A countdown that starts by a click. Its end is announced and, where the device can, felt. */
export function StepTimer({ seconds, isCurrent }: StepTimerProps) {
  const label = useLabels(articleLabels)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      setEndsAt(null)
      navigator.vibrate?.(400)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])

  const toggle = () => {
    setLeft(seconds)
    setEndsAt(endsAt === null ? Date.now() + seconds * 1000 : null)
  }
  if (!isCurrent && endsAt === null) return null
  return (
    <div className={styles.timer}>
      <span className={styles.time} role="timer">
        {clock(left)}
      </span>
      <LinkButton variant="secondary" size="compact" onClick={toggle}>
        {label(endsAt === null ? 'steps.start' : 'steps.stop')}
      </LinkButton>
      <span role="status">{left === 0 && label('steps.over')}</span>
    </div>
  )
}
