import { useQueryString } from '@/browser/history/use-query-string'
import type { ArticleListingModel, ArticleTeaser } from '@/shared/content-model/types/alp-page'
import type { CardModel } from '@/shared/content-model/views/card'
import { editorialLabels } from '@/shared/labels/editorial'
import type { LabelReader } from '@/shared/labels/reader'
import { useLabels } from '@/shared/labels/use-labels'
import { pageListPath } from '@/shared/routing/page-lists'
import { classNames } from '@/shared/utils/class-names'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { CardGrid } from '@/ui/components/CardGrid/CardGrid'
import { MoreButton } from '@/ui/components/MoreButton/MoreButton'
import { Tabs } from '@/ui/components/Tabs/Tabs'
import { RenderSections } from '@/ui/sections/RenderSections'
import { ListHead, ListWords } from '../parts/ListHead'
import type { TemplateProps } from '../template-props'
import styles from './ArticleListingPage.module.scss'
import { formatTab, parseTab } from './tab-query'
import { useTeasers } from './use-teasers'

const cardOf = (
  { card, isHowTo, keepReading }: ArticleTeaser,
  label: LabelReader<keyof typeof editorialLabels>,
): CardModel => ({
  ...card,
  eyebrow: isHowTo ? label('articles.howTo') : card.eyebrow,
  ...(card.href && {
    action: {
      id: `${card.id}.read`,
      href: card.href,
      text: keepReading ?? label('articles.keepReading'),
      variant: 'text',
    },
  }),
})

export interface ArticleTabsProps {
  page: ArticleListingModel
  selected: number
  onSelect: (index: number) => void
}

/** The listing's tabs. Each panel has a heading, visually hidden where tabs are visible. */
export function ArticleTabs({ page, selected, onSelect }: ArticleTabsProps) {
  const label = useLabels(editorialLabels)
  const { tabs, teasersOf, isThereMore, more } = useTeasers(page)
  return (
    <Tabs
      label={label('articles.tabs')}
      selected={selected}
      onSelect={onSelect}
      className={styles.tabs}
      panelClassName={styles.panel}
      tabs={tabs.map(({ key, title, viewMore, sickDay }, index) => ({
        id: key,
        title,
        content: (
          <>
            <h2 className={classNames('size-h2', 'visually-hidden')} data-without-script="">
              {title}
            </h2>
            <CardGrid
              variant="articles"
              cards={teasersOf(key).map((teaser) => cardOf(teaser, label))}
              isMain={index === selected}
            />
            {isThereMore(key) && <MoreButton {...more(key)} listHref={pageListPath('article')} />}
            {viewMore && <ActionButton action={viewMore} />}
            {sickDay && <RenderSections sections={[sickDay]} />}
          </>
        ),
      }))}
    />
  )
}

/** Articles by category. The tab is in the address; without scripts all tabs are shown. */
export function ArticleListingPage({ page }: TemplateProps<'articleListing'>) {
  const label = useLabels(editorialLabels)
  const [query, changeQuery] = useQueryString()
  const { tabs } = page
  const keys = tabs.map(({ key }) => key)

  return (
    <>
      <ListHead title={page.title} picture={page.picture} />
      <div className={styles.listing}>
        {tabs.length > 0 ? (
          <ArticleTabs
            page={page}
            selected={parseTab(query, keys)}
            onSelect={(index) => changeQuery(() => formatTab(index, keys))}
          />
        ) : (
          <p>{label('articles.empty')}</p>
        )}
      </div>
      <ListWords words={page.words} />
      <RenderSections sections={[page.sickDay, page.signUp].filter((section) => section !== null)} />
    </>
  )
}
