import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

export interface CopyrightProps {
  /** As editors wrote it; `{ano}` stands for the year. */
  copyright: string | null
}

/**
 * The copyright line with the current year (behavior FOOTER-3). A page built last year still says last year, until the
 * browser corrects it (`hooks/use-footer.ts`).
 */
export function Copyright({ copyright }: CopyrightProps) {
  const label = useLabels(layoutLabels)
  const year = String(new Date().getFullYear())
  return (
    <p className={styles.copyright} data-year={year}>
      {copyright?.replaceAll('{ano}', year) || label('footer.copyright', { year })}
    </p>
  )
}
