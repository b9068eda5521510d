import type { ReactNode } from 'react'
import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import { MAIN_ID } from '@/layout/ids'
import { PageTitle } from '@/seo/PageTitle'
import styles from './StaffLayout.module.scss'

export interface StaffLayoutProps {
  /** The page's title, also the document's without `outcome`. */
  title: string
  /** Start of the document's title. */
  outcome?: string | null
  children: ReactNode
}

/** The layout of staff pages: without visitors' header, menus and footer. */
export function StaffLayout({ title, outcome = null, children }: StaffLayoutProps) {
  const label = useLabels(moderationLabels)
  return (
    <>
      <PageTitle title={outcome ? `${outcome} | ${title}` : title} />
      <header className={styles.header}>
        <p className={styles.staff}>{label('moderation.staff')}</p>
      </header>
      <main id={MAIN_ID} className={styles.main}>
        <h1 className="size-h3">{title}</h1>
        {children}
      </main>
    </>
  )
}
