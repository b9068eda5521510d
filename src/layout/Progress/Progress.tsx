import { useSlowRouteChange } from '@/hooks/use-slow-route-change'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Progress.module.scss'

/**
 * While the next page takes its time: a thin line at the top, and a calm word for those who do not see it. The line also stands
 * while a press waits for the scripts (`layout/before-scripts.js`).
 */
export function Progress() {
  const label = useLabels(layoutLabels)
  const isSlow = useSlowRouteChange()
  return (
    <>
      <div className={styles.line} data-frame="progress" data-shown={isSlow} />
      <p className="visually-hidden" role="status">
        {isSlow && label('frame.loading')}
      </p>
    </>
  )
}
