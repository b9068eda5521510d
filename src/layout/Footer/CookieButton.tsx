import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { OPENS_PREFERENCES } from '../consent/opens-preferences'
import styles from './Footer.module.scss'

/** Opens the cookie preferences. `consent/Consent.tsx` handles the click and loads the panel. */
export function CookieButton() {
  const label = useLabels(layoutLabels)
  return (
    <button className={styles.link} type="button" {...OPENS_PREFERENCES}>
      {label('footer.cookies')}
    </button>
  )
}
