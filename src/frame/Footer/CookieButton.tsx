import { useLabelOverrides, useLabels } from '@/labels/LabelsProvider'
import styles from './Footer.module.scss'

/** Opens the panel of cookie preferences; the consent library comes with the first click. */
export function CookieButton() {
  const t = useLabels()
  const overrides = useLabelOverrides()
  const open = async () => {
    const { openPreferences } = await import('../consent/open-preferences')
    await openPreferences(overrides)
  }
  return (
    <button className={styles.link} type="button" onClick={open}>
      {t('footer.cookies')}
    </button>
  )
}
