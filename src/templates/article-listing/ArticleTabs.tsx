import { ActionButton } from '@/components/ActionButton/ActionButton'
import { Tabs } from '@/components/Tabs/Tabs'
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
  /** Whether no picture stands above: the first one of the tab that is open is then the page's main one. */
  opensPage: boolean
  onSelect: (index: number) => void
}

/** The tabs of the listing. Every panel has its heading, which is heard only where the tabs are seen. */
export function ArticleTabs({ tabs, teasers, selected, opensPage, onSelect }: ArticleTabsProps) {
  const label = useLabels(editorialLabels)
  const byId = new Map(teasers.map((teaser) => [teaser.card.id, teaser]))
  return (
    <Tabs
      label={label('articles.tabs')}
      selected={selected}
      onSelect={onSelect}
      className={styles.tabs}
      panelClassName={styles.panel}
      tabs={tabs.map(({ key, title, teasers: ids, viewMore, sickDay }, index) => ({
        id: key,
        title,
        content: (
          <>
            <h2 className={classNames('size-h2', 'visually-hidden')} data-without-script="">
              {title}
            </h2>
            <ArticleCards
              teasers={ids.flatMap((id) => byId.get(id) ?? [])}
              opensPage={opensPage && index === selected}
            />
            {viewMore && <ActionButton action={viewMore} />}
            {sickDay && <RenderSections sections={[sickDay]} />}
          </>
        ),
      }))}
    />
  )
}
