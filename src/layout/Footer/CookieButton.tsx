import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { PREFERENCES_ASKED } from '../consent/events'
import styles from './Footer.module.scss'

/** Opens the panel of cookie preferences, which comes with the first click if it is not there yet. */
export function CookieButton() {
  const label = useLabels(layoutLabels)
  const open = () => window.dispatchEvent(new Event(PREFERENCES_ASKED))
  return (
    <button className={styles.link} type="button" onClick={open}>
      {label('footer.cookies')}
    </button>
  )
}
