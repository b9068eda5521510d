import { useId } from 'react'
import type { OptionalCategory } from '@/analytics/consent-choice'
import { consentPanelLabels } from '@/labels/consent-panel'
import { useLabels } from '@/labels/use-labels'
import styles from './ConsentPanel.module.scss'

export interface CategoryProps {
  name: 'necessary' | OptionalCategory
  isOn: boolean | 'always'
  onToggle?: (isOn: boolean) => void
}

/** A category: purpose, legal basis and switch (a native check box). */
export function Category({ name, isOn, onToggle }: CategoryProps) {
  const label = useLabels(consentPanelLabels)
  const id = useId()
  return (
    <li className={styles.category}>
      <div className={styles.head}>
        {isOn === 'always' ? (
          <>
            <strong>{label(`consent.${name}`)}</strong>
            <span className={styles.always}>{label('consent.alwaysOn')}</span>
          </>
        ) : (
          <label className={styles.choice}>
            <strong>{label(`consent.${name}`)}</strong>
            <input
              type="checkbox"
              className={styles.switch}
              checked={isOn}
              aria-describedby={id}
              onChange={({ target }) => onToggle?.(target.checked)}
            />
          </label>
        )}
      </div>
      <div id={id} className={styles.purpose}>
        <p>{label(`consent.${name}Text`)}</p>
        <p className="small-print">{label(`consent.${name}Basis`)}</p>
      </div>
    </li>
  )
}
