import { type RefObject, useEffect, useState } from 'react'
import { useArrowKeys } from '@/browser/hooks/use-arrow-keys'
import { useScreenOn } from '@/browser/hooks/use-screen-on'
import type { HowToStep } from '@/shared/content-model/types/article-parts'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import styles from './StepCards.module.scss'
import { useSwipedCard } from './use-swiped-card'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface StepTimerProps {
  seconds: number
  /** A running one is shown at other steps, too. */
  isCurrent: boolean
}

/** A countdown that starts by a click. Its end is announced and, where the device can, felt. */
function StepTimer({ seconds, isCurrent }: StepTimerProps) {
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

export interface StepControlsProps {
  section: RefObject<HTMLElement | null>
  steps: HowToStep[]
  /** From 1. */
  step: number
  /** Null shows the list again. */
  onShow: (step: number | null) => void
}

/** The cards' controls: position, back and next, also by arrow keys, timer, and a screen that stays on. */
export function StepControls({ section, steps, step, onShow }: StepControlsProps) {
  const label = useLabels(articleLabels)
  const { isSupported, isLater, toggle } = useScreenOn()
  const isLast = step === steps.length
  const current = steps[step - 1]
  const go = (next: number) => next >= 1 && next <= steps.length && onShow(next)
  const finish = () => {
    onShow(null)
    // The button that was clicked goes; the one above the list stays.
    section.current?.querySelector('button')?.focus()
  }
  useSwipedCard(section, step, onShow)
  useArrowKeys(section, (by) => go(step + by))

  useEffect(() => {
    if (section.current) scrollBelowHeader(section.current)
  }, [section])

  return (
    <div className={styles.controls} data-screen-only="">
      <div className={styles.extras}>
        <p className={styles.position} role="status">
          {label('steps.position', { step, count: steps.length })}
          <span className="visually-hidden">: {current?.title}</span>
        </p>
        {isSupported && (
          <button type="button" className={styles.toggle} aria-pressed={isLater} onClick={toggle}>
            {label('steps.keepOn')}
          </button>
        )}
      </div>
      {steps.map(
        ({ id, seconds }) =>
          seconds && <StepTimer key={id} seconds={seconds} isCurrent={id === current?.id} />,
      )}
      <div className={styles.ways}>
        <LinkButton variant="secondary" aria-disabled={step === 1} onClick={() => go(step - 1)}>
          {label('steps.back')}
        </LinkButton>
        <LinkButton onClick={isLast ? finish : () => go(step + 1)}>
          {label(isLast ? 'steps.done' : 'steps.next')}
        </LinkButton>
      </div>
    </div>
  )
}
