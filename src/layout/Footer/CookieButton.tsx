import { useContext } from 'react'
import { layoutLabels } from '@/labels/layout'
import { LabelOverridesContext, useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

/** Opens the panel of cookie preferences; the consent library comes with the first click. */
export function CookieButton() {
  const label = useLabels(layoutLabels)
  const overrides = useContext(LabelOverridesContext)
  const open = async () => {
    const { openPreferences } = await import('../consent/open-preferences')
    await openPreferences(overrides)
  }
  return (
    <button className={styles.link} type="button" onClick={open}>
      {label('footer.cookies')}
    </button>
  )
}
