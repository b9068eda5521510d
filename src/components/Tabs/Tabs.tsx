import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { tabStop } from '@/lib/tab-stop'
import type { HeadingLevel } from '@/models/section-base'
import styles from './Tabs.module.scss'
import { tabAfterKey } from './tab-after-key'

export interface TabPanel {
  id: string
  title: string
  content: ReactNode
}

export interface TabsProps {
  tabs: TabPanel[]
  /** What the tabs choose between, for screen readers. */
  label: string
  headingLevel?: HeadingLevel
}

/**
 * Tabs after the WAI-ARIA pattern: arrows, Home and End move and select. Without scripts the tab list is hidden and
 * every panel is shown under its heading (styles/base/_without-script.scss, by the data attributes).
 */
export function Tabs({ tabs, label, headingLevel: Heading = 'h3' }: TabsProps) {
  const [selected, setSelected] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const idBase = useId()

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    setSelected(next)
    buttons.current[next]?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} data-needs-script="">
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${idBase}tab${index}`}
            aria-controls={`${idBase}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={classNames(styles.tab, index === selected && styles.selected)}
            onClick={() => setSelected(index)}
            onKeyDown={handleKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={`${idBase}panel${index}`}
          aria-labelledby={`${idBase}tab${index}`}
          {...tabStop}
          hidden={index !== selected}
          data-without-script=""
        >
          <Heading className={styles.heading} hidden data-without-script="">
            {title}
          </Heading>
          {content}
        </div>
      ))}
    </div>
  )
}
