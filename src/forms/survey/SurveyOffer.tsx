import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { useEscape } from '@/hooks/use-escape'
import { surveyLabels } from '@/labels/survey'
import { useLabels } from '@/labels/use-labels'
import { isLayerOpen } from '@/navigation/layers'
import styles from './ExitSurvey.module.scss'

export interface SurveyOfferProps {
  onAccept: () => void
  onRefuse: () => void
}

/** Whether Escape means the bar: the focus is in it or nowhere, and nothing covers the page. */
const isMeant = (bar: Element | null): boolean => {
  const { activeElement } = document
  return !isLayerOpen() && (activeElement === document.body || bar?.contains(activeElement) === true)
}

/** A bar at the foot of the window that takes no focus and interrupts nothing; announced once. */
export function SurveyOffer({ onAccept, onRefuse }: SurveyOfferProps) {
  const label = useLabels(surveyLabels)
  const bar = useRef<HTMLElement>(null)
  const [isAnnounced, setAnnounced] = useState(false)
  // A live region must exist before its text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEscape(true, () => isMeant(bar.current) && onRefuse())
  return (
    <section
      ref={bar}
      className={styles.offer}
      aria-label={label('exit-survey.title')}
      data-tone="light"
      data-screen-only=""
    >
      <p role="status">{isAnnounced && label('exit-survey.offer')}</p>
      <div className={styles.choice}>
        <LinkButton variant="secondary" onClick={onAccept}>
          {label('exit-survey.accept')}
        </LinkButton>
        <LinkButton variant="text" onClick={onRefuse}>
          {label('exit-survey.refuse')}
        </LinkButton>
      </div>
    </section>
  )
}
