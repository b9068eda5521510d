import { useSyncExternalStore } from 'react'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

const THEMES = ['system', 'light', 'dark'] as const

const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** src/layout/theme.js applies and stores the choice, before hydration too. */
const noop = () => undefined

/** The choice of a light or dark theme (behavior THEME-1). */
export function ThemeChoice() {
  const label = useLabels(layoutLabels)
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? 'system',
    () => 'system',
  )
  return (
    <fieldset className={styles.themes}>
      <legend>{label('footer.theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input type="radio" name="theme" value={theme} checked={theme === chosen} onChange={noop} />
          {label(`footer.theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
