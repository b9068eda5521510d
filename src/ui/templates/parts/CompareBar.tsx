import { compareBarLabels } from '@/shared/labels/compare-bar'
import { useLabels } from '@/shared/labels/use-labels'
import { carryCompared } from '@/shared/routing/compare'
import { usePlace } from '@/shared/routing/use-place'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import styles from './CompareBar.module.scss'

/** A bar at the foot of the window while products are chosen for comparison, by key. */
export function CompareBar({ compared, onClear }: { compared: string[]; onClear: () => void }) {
  const label = useLabels(compareBarLabels)
  const comparison = usePlace('compareProducts')
  if (compared.length === 0 || comparison === null) return null
  return (
    <section className={styles.bar} aria-label={label('compare.bar')} data-tone="dark" data-screen-only="">
      <LinkButton variant="text" onClick={onClear}>
        {label('compare.barClear')}
      </LinkButton>
      <LinkButton href={carryCompared(comparison, compared)}>
        {label('compare.go', { count: compared.length })}
      </LinkButton>
    </section>
  )
}
