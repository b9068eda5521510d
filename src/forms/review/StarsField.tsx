import { Icon } from '@/components/Icon/Icon'
import { GroupFrame, radioOption } from '../FieldFrame'
import { useField } from '../form-context'
import styles from './StarsField.module.scss'

/** One to five stars as radio buttons, labeled with number and meaning. */
export function StarsField({ name }: { name: string }) {
  const state = useField(name)
  const { field, texts } = state
  return (
    <GroupFrame state={state}>
      <div className={styles.stars}>
        {(field.options ?? []).map((value, index) => (
          <label key={value} className={styles.star}>
            <input {...radioOption(state, value, index)} className={styles.input} />
            <Icon name="star" className={styles.icon} />
            <span className="visually-hidden">{texts.own(`${name}.stars`)?.replace('{stars}', value)}, </span>
            <span className={styles.word}>{texts.option(name, value)}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
