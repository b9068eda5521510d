import type { ReactNode } from 'react'
import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import { MAIN_ID } from '@/layout/ids'
import { PageTitle } from '@/seo/PageTitle'
import styles from './StaffLayout.module.scss'

export interface StaffLayoutProps {
  /** Of the page and, where there is nothing else to say first, of its document. */
  title: string
  /** What the title of the document begins with. */
  outcome?: string | null
  children: ReactNode
}

/** Around pages of the staff: nothing of the visitors' header, menus and footer, which only lead away from the work. */
export function StaffLayout({ title, outcome = null, children }: StaffLayoutProps) {
  const label = useLabels(moderationLabels)
  return (
    <>
      <PageTitle title={outcome ? `${outcome} | ${title}` : title} />
      <header className={styles.header}>
        <p className={styles.staff}>{label('moderation.staff')}</p>
      </header>
      <main id={MAIN_ID} className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </>
  )
}
