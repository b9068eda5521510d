import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

const THEMES = ['system', 'light', 'dark'] as const

/** The choice of a light or dark theme (behavior THEME-1), which src/layout/theme.js marks, applies and stores. */
export function ThemeChoice() {
  const label = useLabels(layoutLabels)
  return (
    <fieldset className={styles.themes}>
      <legend>{label('footer.theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          {label(`footer.theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
