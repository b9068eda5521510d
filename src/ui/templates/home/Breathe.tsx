import { useEffect, useState } from 'react'
import { breatheLabels } from '@/shared/labels/breathe'
import { useLabels } from '@/shared/labels/use-labels'
import styles from './HomePage.module.scss'

/** Milliseconds in and out, as `HomePage.module.scss` has them, and how many of both make a minute. */
const IN = 4000
const OUT = 6000
const HALVES = 12

/** A minute of slow breathing over the opening's picture: words, which are announced, and motion by CSS. Needs scripts. */
export function Breathe() {
  const label = useLabels(breatheLabels)
  const [half, setHalf] = useState(HALVES)
  const isOn = half < HALVES
  const isOut = half % 2 === 1
  useEffect(() => {
    if (!isOn) return
    const next = setTimeout(() => setHalf(half + 1), isOut ? OUT : IN)
    return () => clearTimeout(next)
  }, [half, isOn, isOut])
  return (
    <div className={styles.edge} data-screen-only="" data-needs-script="">
      <div className={styles.place}>
        <div className={styles.breathe} data-breath={isOn ? 'on' : 'off'} data-tone="light">
          <button type="button" className={styles.button} onClick={() => setHalf(isOn ? HALVES : 0)}>
            {label(isOn ? 'breathe.stop' : 'breathe.start')}
          </button>
          <p role="status" className={styles.word}>
            {isOn && <span key={half}>{label(isOut ? 'breathe.out' : 'breathe.in')}</span>}
          </p>
        </div>
      </div>
    </div>
  )
}
