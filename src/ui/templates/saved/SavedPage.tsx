import { toggleSaved, useSaved } from '@/browser/offline/saved'
import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { offlineLabels } from '@/shared/labels/offline'
import { useLabels } from '@/shared/labels/use-labels'
import { EDITORS_LIST_ID, SAVED_LIST_ID } from '@/shared/routing/offline'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { PageTitle } from '@/ui/head/PageTitle'
import styles from './SavedPage.module.scss'

interface SavedPageProps {
  /** The editors' pages, which are stored without being saved. */
  pages: readonly StoredPage[]
  siteName: string | null
}

/** What is on this device: the visitor's own pages, and those stored for times without network. */
export function SavedPage({ pages, siteName }: SavedPageProps) {
  const label = useLabels(offlineLabels)
  const saved = useSaved()
  return (
    <>
      <PageTitle title={[label('offline.title'), siteName].filter(Boolean).join(' | ')} />
      <div className={styles.page}>
        <h1>{label('offline.title')}</h1>
        <p className="muted large">{label('offline.intro')}</p>
        <h2 className="size-h3">{label('offline.own')}</h2>
        {/* The worker fills both lists by their ids (offline/page-html). */}
        <ul {...plainList} id={SAVED_LIST_ID} className={styles.list}>
          {saved.map((page) => (
            <li key={page.path}>
              <AppLink href={page.path}>{page.title}</AppLink>
              <button
                type="button"
                className={styles.remove}
                aria-label={label('offline.removeNamed', { title: page.title })}
                onClick={() => toggleSaved(page)}
              >
                {label('offline.remove')}
              </button>
            </li>
          ))}
        </ul>
        {pages.length > 0 && <h2 className="size-h3">{label('offline.editors')}</h2>}
        <ul {...plainList} id={EDITORS_LIST_ID} className={styles.list}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <AppLink href={path}>{title}</AppLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
