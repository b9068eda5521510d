import Head from 'next/head'
import { HOME_PATH } from '@/shared/config/site'
import type { PopularSearch } from '@/shared/content-model/types/header'
import { errorLabels } from '@/shared/labels/error'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { Chip } from '@/ui/components/Chip/Chip'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { PageTitle } from '@/ui/head/PageTitle'
import { PopularSearches } from '@/ui/search/PopularSearches'
import { SearchForm } from '@/ui/search/SearchForm'
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
