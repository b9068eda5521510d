import { useId, useState } from 'react'
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '@/browser/analytics/consent-choice'
import type { PrivacyLink } from '@/shared/content-model/views/layout'
import { consentLabels } from '@/shared/labels/consent'
import { consentPanelLabels } from '@/shared/labels/consent-panel'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { ModalDialog } from '@/ui/components/Modal/ModalDialog'
import styles from './ConsentPanel.module.scss'

interface CategoryProps {
  name: 'necessary' | OptionalCategory
  isOn: boolean | 'always'
  onToggle?: (isOn: boolean) => void
}

function Category({ name, isOn, onToggle }: CategoryProps) {
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

export interface ConsentPanelProps {
  policy: PrivacyLink
  allowed: readonly OptionalCategory[]
  onDecide: (allowed: readonly OptionalCategory[]) => void
  onClose: () => void
}

/** Purposes and legal basis of each category, each with a switch (behavior CONSENT-2). Closing changes nothing. */
export function ConsentPanel({ policy, allowed, onDecide, onClose }: ConsentPanelProps) {
  const label = useLabels(consentPanelLabels)
  const shared = useLabels(consentLabels)
  const [chosen, setChosen] = useState<readonly OptionalCategory[]>(allowed)
  const toggle = (category: OptionalCategory, isOn: boolean) =>
    setChosen(OPTIONAL_CATEGORIES.filter((name) => (name === category ? isOn : chosen.includes(name))))
  return (
    <ModalDialog title={label('consent.title')} onClose={onClose}>
      <p>{label('consent.intro')}</p>
      <ul {...plainList} className="stack-3">
        <Category name="necessary" isOn="always" />
        {OPTIONAL_CATEGORIES.map((name) => (
          <Category
            key={name}
            name={name}
            isOn={chosen.includes(name)}
            onToggle={(isOn) => toggle(name, isOn)}
          />
        ))}
      </ul>
      {policy && (
        <p>
          <AppLink href={policy.href}>{shared('consent.policy')}</AppLink>
        </p>
      )}
      <div className={styles.answers}>
        <LinkButton variant="secondary" onClick={() => onDecide(OPTIONAL_CATEGORIES)}>
          {label('consent.acceptAll')}
        </LinkButton>
        <LinkButton variant="secondary" onClick={() => onDecide([])}>
          {label('consent.rejectAll')}
        </LinkButton>
        <LinkButton variant="secondary" onClick={() => onDecide(chosen)}>
          {label('consent.save')}
        </LinkButton>
      </div>
    </ModalDialog>
  )
}
