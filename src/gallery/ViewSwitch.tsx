import { Checkbox } from '@/components/Checkbox/Checkbox'
import { MOBILE_MAX_WIDTH, PHONE_MAX_WIDTH, WIDE_MIN_WIDTH } from '@/config/site'
import { classNames } from '@/lib/class-names'
import styles from './Gallery.module.scss'

export interface View {
  width: number
  direction: 'ltr' | 'rtl'
}

const WIDTHS = [
  { width: 360, name: `phone, up to ${PHONE_MAX_WIDTH}` },
  { width: 768, name: `tablet, up to ${MOBILE_MAX_WIDTH}` },
  { width: 1024, name: `small desktop, below ${WIDE_MIN_WIDTH}` },
  { width: 1440, name: `desktop, from ${WIDE_MIN_WIDTH}` },
]

export interface ViewSwitchProps {
  view: View
  onChange: (view: View) => void
}

/** Width of the iframes, and right-to-left text. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={styles.view}>
      <legend className="visually-hidden">View</legend>
      {WIDTHS.map(({ width, name }) => (
        <button
          key={width}
          type="button"
          className={classNames(styles.width, width === view.width && styles.current)}
          aria-pressed={width === view.width}
          title={name}
          onClick={() => onChange({ ...view, width })}
        >
          {width}
        </button>
      ))}
      <Checkbox
        className={styles.direction}
        isChecked={view.direction === 'rtl'}
        onChange={(isChecked) => onChange({ ...view, direction: isChecked ? 'rtl' : 'ltr' })}
      >
        right to left
      </Checkbox>
    </fieldset>
  )
}
