import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

export interface CopyrightProps {
  /** `{ano}` is replaced by the year. */
  copyright: string | null
}

/** Copyright with the current year (behavior FOOTER-3). `hooks/use-footer.ts` corrects pages built last year. */
export function Copyright({ copyright }: CopyrightProps) {
  const label = useLabels(layoutLabels)
  const year = String(new Date().getFullYear())
  return (
    <p className={styles.copyright} data-year={year}>
      {copyright?.replaceAll('{ano}', year) || label('footer.copyright', { year })}
    </p>
  )
}
