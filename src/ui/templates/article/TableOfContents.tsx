import { useEffect, useId, useRef } from 'react'
import { useCurrentAnchor } from '@/browser/hooks/use-current-anchor'
import { TABLET_MAX_WIDTH } from '@/shared/config/site'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { Action } from '@/shared/content-model/views/link'
import { splitAtFirstHeading, topHeadings, wordsOf } from '@/shared/content-model/views/rich-text-tree'
import type { articleLabels } from '@/shared/labels/article'
import type { LabelReader } from '@/shared/labels/reader'
import { ARTICLE_ANCHORS } from '@/shared/routing/own-ids'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import styles from './TableOfContents.module.scss'

/** Entries of the table of contents, in page order. */
export function contentsEntries(page: ArticleModel, label: LabelReader<keyof typeof articleLabels>) {
  return [
    ...(page.steps.length > 0 ? [{ anchor: ARTICLE_ANCHORS.steps, title: label('article.steps') }] : []),
    ...topHeadings(splitAtFirstHeading(page.body).rest).map((heading) => ({
      anchor: heading.anchor,
      title: wordsOf(heading).trim(),
    })),
    ...(page.faq ? [{ anchor: ARTICLE_ANCHORS.faq, title: page.faq.title ?? label('article.faq') }] : []),
    ...(page.references.length > 0
      ? [{ anchor: ARTICLE_ANCHORS.references, title: label('article.references') }]
      : []),
  ]
}

export interface TableOfContentsProps {
  title: string
  action: Action | null
  entries: ReturnType<typeof contentsEntries>
}

/** A table of contents that follows the reading: on wide screens always open, by CSS; else folded. */
export function TableOfContents({ title, action, entries }: TableOfContentsProps) {
  const titleId = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const current = useCurrentAnchor(entries.map(({ anchor }) => anchor))

  useEffect(() => {
    const query = window.matchMedia(`(min-width: ${TABLET_MAX_WIDTH + 1}px)`)
    const adapt = () => {
      const summary = details.current?.querySelector('summary')
      if (!details.current || !summary) return
      details.current.open = query.matches
      summary.tabIndex = query.matches ? -1 : 0
    }
    adapt()
    query.addEventListener('change', adapt)
    return () => query.removeEventListener('change', adapt)
  }, [])

  return (
    <div className={styles.aside} data-screen-only="">
      <details ref={details} className={styles.contents}>
        <summary className={styles.summary}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <DisclosureMark className={styles.mark} />
        </summary>
        <nav aria-labelledby={titleId}>
          <ol className={styles.list}>
            {entries.map(({ anchor, title: text }) => (
              <li key={anchor}>
                <AppLink
                  className={styles.link}
                  href={`#${anchor}`}
                  aria-current={anchor === current ? 'location' : undefined}
                >
                  {text}
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
        {action && (
          <div className={styles.action}>
            <ActionButton action={action} />
          </div>
        )}
      </details>
    </div>
  )
}
