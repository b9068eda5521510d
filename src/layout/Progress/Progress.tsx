import { useSlowRouteChange } from '@/hooks/use-slow-route-change'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Progress.module.scss'

/** While the next page takes its time: a thin line at the top, and a calm word for those who do not see it. */
export function Progress() {
  const label = useLabels(layoutLabels)
  const isSlow = useSlowRouteChange()
  return (
    <>
      {isSlow && <div className={styles.line} data-frame="progress" />}
      <p className="visually-hidden" role="status">
        {isSlow && label('frame.loading')}
      </p>
    </>
  )
}
