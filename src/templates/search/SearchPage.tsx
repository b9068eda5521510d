import { AppLink } from '@/components/AppLink/AppLink'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import { useLabels } from '@/labels/LabelsProvider'
import { searchLabels } from '@/labels/search'
import { withLabels } from '@/labels/with-labels'
import { useQueryString } from '@/lib/use-query-string'
import type { LinksSection } from '@/models/sections'
import { RenderSections } from '@/sections/RenderSections'
import type { TemplateProps } from '../registry'
import { SearchForm } from './SearchForm'
import styles from './SearchPage.module.scss'

function SearchBody({ page }: TemplateProps<'search'>) {
  const label = useLabels()
  const [query] = useQueryString()
  const term = new URLSearchParams(query).get('term')?.trim() ?? ''
  const ways: LinksSection = {
    type: 'links',
    id: `${page.id}.ways`,
    title: page.links?.title ?? label('search.listings'),
    links: [
      ...(page.links?.links ?? []),
      ...page.listings.map((link) => ({ ...link, isExternal: false, opensNewTab: false })),
    ],
  }

  return (
    <>
      <div className={styles.page}>
        <h1 className={styles.title}>{page.title}</h1>
        {page.description && <Paragraphs text={page.description} className={styles.description} />}
        <SearchForm key={term} term={term} />
        <p hidden data-without-script="">
          {label('search.withoutScript')}
        </p>
        <p role="status" className={styles.status}>
          {term && label('search.term', { term })}
        </p>
        {page.suggestions.length > 0 && (
          <section className={styles.popular}>
            <h2 className={styles.subtitle}>{label('search.popular')}</h2>
            <ul className={styles.list}>
              {page.suggestions.map(({ id, title, href, picture }) => (
                <li key={id}>
                  <AppLink className={styles.suggestion} href={href}>
                    {picture && (
                      <Picture
                        picture={{ ...picture, alt: '' }}
                        sizes="4rem"
                        maxWidth={360}
                        className={styles.picture}
                      />
                    )}
                    {title}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {ways.links.length > 0 && <RenderSections sections={[ways]} opensPage={false} />}
    </>
  )
}

/** The search page: a form that any browser can send, popular searches, and the ways to everything there is. */
export const SearchPage = withLabels(searchLabels, SearchBody)
