import { type KeyboardEvent, useId, useRef } from 'react'
import { ActionButton } from '@/components/ActionButton/ActionButton'
import { tabAfterKey } from '@/components/Tabs/tab-after-key'
import type { ArticleTab, ArticleTeaser } from '@/content-model/types/article-list'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { RenderSections } from '@/sections/RenderSections'
import { ArticleCards } from './ArticleCards'
import styles from './ArticleTabs.module.scss'

export interface ArticleTabsProps {
  tabs: ArticleTab[]
  teasers: ArticleTeaser[]
  selected: number
  onSelect: (index: number) => void
}

/**
 * The tabs of the listing, after the WAI-ARIA pattern; which one is chosen is said from outside, because the address
 * knows it. Without scripts the row of tabs is hidden and each panel stands under its heading (styles/base/_without-script.scss).
 */
export function ArticleTabs({ tabs, teasers, selected, onSelect }: ArticleTabsProps) {
  const label = useLabels(editorialLabels)
  const idBase = useId()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const byId = new Map(teasers.map((teaser) => [teaser.card.id, teaser]))

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    onSelect(next)
    buttons.current[next]?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label('articles.tabs')} data-needs-script="">
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
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
            onClick={() => onSelect(index)}
            onKeyDown={handleKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, title, teasers: ids, viewMore, sickDay }, index) => (
        <div
          key={key}
          className={styles.panel}
          role="tabpanel"
          id={`${idBase}panel${index}`}
          aria-labelledby={`${idBase}tab${index}`}
          hidden={index !== selected}
          data-without-script=""
        >
          <h2 className={classNames(styles.heading, 'visually-hidden')} data-without-script="">
            {title}
          </h2>
          <ArticleCards teasers={ids.flatMap((id) => byId.get(id) ?? [])} />
          {viewMore && <ActionButton action={viewMore} />}
          {sickDay && <RenderSections sections={[sickDay]} opensPage={false} />}
        </div>
      ))}
    </div>
  )
}
