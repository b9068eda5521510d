import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Footer.module.scss'

const THEMES = [
  ['', 'footer.theme.system'],
  ['light', 'footer.theme.light'],
  ['dark', 'footer.theme.dark'],
] as const

/** The choice of a light or dark theme (behavior THEME-1). src/layout/theme.js stores and applies it. */
export function ThemeChoice() {
  const label = useLabels(layoutLabels)
  return (
    <fieldset className={styles.themes}>
      <legend>{label('footer.theme')}</legend>
      {THEMES.map(([value, name]) => (
        <label key={value} className={styles.theme}>
          <input type="radio" name="theme" value={value} defaultChecked={!value} />
          {label(name)}
        </label>
      ))}
    </fieldset>
  )
}
