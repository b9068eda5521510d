import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { useQueryString } from '@/navigation/use-query-string'
import { RenderSections } from '@/sections/RenderSections'
import { ListHead, ListWords } from '../parts/ListHead'
import type { TemplateProps } from '../template-props'
import styles from './ArticleListingPage.module.scss'
import { ArticleTabs } from './ArticleTabs'
import { formatTab, parseTab } from './tab-query'

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
