import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import { tabStop } from '@/shared/utils/tab-stop'
import { AppLink } from '../AppLink/AppLink'
import styles from './Tabs.module.scss'
import { tabAfterKey } from './tab-after-key'

export interface Tab {
  id: string
  title: string
  count?: number
  /** If costly, only the selected tab needs content. */
  content: ReactNode
}

export interface TabsProps {
  tabs: Tab[]
  label: string
  selected: number
  onSelect: (index: number) => void
  hrefOf?: (index: number) => string
  variant?: 'pills' | 'underlined'
  /** The panels are texts without tab stops: each panel is one itself. */
  hasTexts?: boolean
  /** Level of the panels' headings without scripts; by default the contents have their own. */
  headingLevel?: HeadingLevel
  className?: string | undefined
  panelClassName?: string | undefined
}

const TAB_CLASS = { pills: 'pill', underlined: 'side' } as const

/** Tabs (ARIA Authoring Practices). Keys move and select; tabs that are links are only focused, as each loads an address. */
export function Tabs({
  tabs,
  label,
  selected,
  onSelect,
  hrefOf,
  variant = 'pills',
  hasTexts = false,
  headingLevel: Heading,
  className,
  panelClassName,
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const idBase = useId()

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (hrefOf && event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
      return
    }
    const next = tabAfterKey(event.key, index, tabs.length)
    if (next === null) return
    event.preventDefault()
    if (!hrefOf) onSelect(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={classNames(styles.tabs, className)}>
      <div
        ref={list}
        className={classNames(styles.list, styles[variant])}
        role="tablist"
        aria-label={label}
        data-needs-script=""
      >
        {tabs.map(({ id, title, count }, index) => {
          const tab = {
            role: 'tab',
            id: `${idBase}tab${index}`,
            'aria-controls': `${idBase}panel${index}`,
            'aria-selected': index === selected,
            tabIndex: index === selected ? 0 : -1,
            className: classNames(
              styles.tab,
              styles[TAB_CLASS[variant]],
              index === selected && styles.selected,
            ),
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, index),
          }
          const name = (
            <>
              {title}
              {count !== undefined && ' '}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </>
          )
          return hrefOf ? (
            <AppLink key={id} {...tab} href={hrefOf(index)} onFollow={() => onSelect(index)}>
              {name}
            </AppLink>
          ) : (
            <button key={id} type="button" {...tab} onClick={() => onSelect(index)}>
              {name}
            </button>
          )
        })}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <div
          key={id}
          className={classNames(hasTexts && styles.texts, panelClassName)}
          role="tabpanel"
          id={`${idBase}panel${index}`}
          aria-labelledby={`${idBase}tab${index}`}
          {...(hasTexts && tabStop)}
          hidden={index !== selected}
          data-without-script=""
        >
          {Heading && (
            <Heading className="size-h3" hidden data-without-script="">
              {title}
            </Heading>
          )}
          {content}
        </div>
      ))}
    </div>
  )
}
