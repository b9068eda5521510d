import { useEffect, useRef } from 'react'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { longDate } from '@/shared/utils/long-date'
import styles from './PaperHead.module.scss'

/** Today where the visitor is, as `2026-11-20`: Swedish dates are ISO dates. */
const today = (): string => new Date().toLocaleDateString('sv')

/** The first line of a printed page; gives style sheets the site's address for links on paper. */
export function PaperHead({ brand }: { brand: string }) {
  const label = useLabels(layoutLabels)
  const details = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const fill = () => {
      const { origin, pathname } = window.location
      document.documentElement.style.setProperty('--site-address', JSON.stringify(origin))
      const words = [origin + pathname, label('paper.printedOn', { date: longDate(today()) })]
      if (details.current) details.current.textContent = ` · ${words.join(' · ')}`
    }
    window.addEventListener('beforeprint', fill)
    return () => window.removeEventListener('beforeprint', fill)
  }, [label])
  return (
    <p className={styles.line}>
      {brand}
      <span ref={details} />
    </p>
  )
}
