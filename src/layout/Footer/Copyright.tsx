import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

export interface CopyrightProps {
  /** As editors wrote it; `{ano}` stands for the year. */
  copyright: string | null
}

/**
 * The copyright line with the current year (behavior FOOTER-3). A page built last year still says last year: hydration
 * takes its text as it is, and the new key then draws the line again with the year of today.
 */
export function Copyright({ copyright }: CopyrightProps) {
  const label = useLabels(layoutLabels)
  const isHydrated = useIsHydrated()
  const year = String(new Date().getFullYear())
  return (
    <p key={isHydrated ? 'browser' : 'server'} className={styles.copyright} suppressHydrationWarning>
      {copyright?.replaceAll('{ano}', year) || label('footer.copyright', { year })}
    </p>
  )
}
