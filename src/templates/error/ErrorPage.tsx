import Head from 'next/head'
import { AppLink } from '@/components/AppLink/AppLink'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { HOME_PATH } from '@/config/site'
import type { PopularSearch } from '@/content-model/types/popular-search'
import { errorLabels } from '@/labels/error'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import { cleanTerm } from '@/search/core/text'
import { goToResults } from '@/search/go-to-results'
import { PopularSearches } from '@/search/PopularSearches'
import { SearchForm } from '@/search/SearchForm'
import { PageTitle } from '@/seo/PageTitle'
import styles from './ErrorPage.module.scss'
import type { Way } from './ways-of'

export interface ErrorPageProps {
  kind: 'notFound' | 'serverError'
  /** Ends the document's title; null if the header has no logo. */
  siteName: string | null
  /** Links besides home. */
  ways?: Way[]
  popularSearches?: PopularSearch[]
}

const search = (text: string) => {
  const term = cleanTerm(text)
  if (term !== '') goToResults(term)
}

/**
 * The page for errors and missing pages, with a link home (behavior ERR-1, ERR-2). A missing page also offers search,
 * popular searches and the header's links.
 */
export function ErrorPage({ kind, siteName, ways = [], popularSearches = [] }: ErrorPageProps) {
  const label = useLabels(errorLabels)
  const title = label(`${kind}.title`)
  const text = label(`${kind}.text`)
  return (
    <section className={styles.page}>
      <PageTitle title={siteName ? `${title} | ${siteName}` : title} />
      <Head>
        <meta key="description" name="description" content={text} />
      </Head>
      <svg className={styles.breeze} viewBox="0 0 320 160" aria-hidden="true" focusable="false">
        <path d="M8 96c48-60 104-60 152 0s104 60 152 0" />
        <path d="M8 64c48-60 104-60 152 0s104 60 152 0" />
        <path d="M56 128c36-36 68-36 104 0s68 36 104 0" />
      </svg>
      <h1 className="size-h2">{title}</h1>
      <p className={styles.text}>{text}</p>
      {kind === 'notFound' && (
        <div className={styles.search}>
          <SearchForm term="" onSearch={search} variant="secondary" />
          <PopularSearches title={label('notFound.popular')} searches={popularSearches} />
        </div>
      )}
      <LinkButton href={HOME_PATH}>{label(`${kind}.home`)}</LinkButton>
      {ways.length > 0 && (
        <nav aria-label={label('notFound.ways')}>
          <ul {...plainList} className={styles.list}>
            {ways.map(({ title: name, href }) => (
              <li key={href}>
                <AppLink href={href}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
