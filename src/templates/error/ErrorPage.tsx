import Head from 'next/head'
import { Chip } from '@/components/Chip/Chip'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { HOME_PATH } from '@/config/site'
import type { PopularSearch } from '@/content-model/types/header'
import { errorLabels } from '@/labels/error'
import { useLabels } from '@/labels/use-labels'
import { PageTitle } from '@/layout/head/PageTitle'
import { PopularSearches } from '@/search/PopularSearches'
import { SearchForm } from '@/search/SearchForm'
import { plainList } from '@/utils/plain-list'
import styles from './ErrorPage.module.scss'
import type { Way } from './ways-of'

export interface ErrorPageProps {
  kind: 'notFound' | 'serverError'
  /** Ends the document's title; null if the header has no logo. */
  siteName: string | null
  ways?: Way[]
  popularSearches?: PopularSearch[]
}

/** The page for errors and missing pages (behavior ERR-1, ERR-2). */
export function ErrorPage({ kind, siteName, ways = [], popularSearches = [] }: ErrorPageProps) {
  const label = useLabels(errorLabels)
  const title = label(`${kind}.title`)
  const text = label(`${kind}.text`)
  return (
    <section>
      <PageTitle title={siteName ? `${title} | ${siteName}` : title} />
      <Head>
        <meta key="description" name="description" content={text} />
      </Head>
      <div className={styles.scene}>
        <span className={styles.sun} />
        <span className={styles.far} />
        <span className={styles.near} />
        <div className={styles.words}>
          <h1 className="size-h2">{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      <div className={styles.ways}>
        {kind === 'notFound' && (
          <>
            <SearchForm />
            <PopularSearches title={label('notFound.popular')} searches={popularSearches} />
          </>
        )}
        <LinkButton href={HOME_PATH} variant={kind === 'notFound' ? 'secondary' : 'primary'}>
          {label(`${kind}.home`)}
        </LinkButton>
        {ways.length > 0 && (
          <nav aria-label={label('notFound.ways')}>
            <ul {...plainList} className="wrap-3">
              {ways.map(({ title: name, href }) => (
                <li key={href}>
                  <Chip href={href} variant="outlined">
                    {name}
                  </Chip>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  )
}
