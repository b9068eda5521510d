import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { OPENS_PREFERENCES } from '../consent/opens-preferences'
import styles from './Footer.module.scss'

/** Opens the panel of cookie preferences, which comes with the first click if it is not there yet (`consent/Consent.tsx` hears it). */
export function CookieButton() {
  const label = useLabels(layoutLabels)
  return (
    <button className={styles.link} type="button" {...OPENS_PREFERENCES}>
      {label('footer.cookies')}
    </button>
  )
}
