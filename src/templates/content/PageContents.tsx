import { AppLink } from '@/components/AppLink/AppLink'
import { DisclosureMark } from '@/components/DisclosureMark/DisclosureMark'
import type { SectionContainer } from '@/content-model/types/section-container'
import { editorialLabels } from '@/labels/editorial'
import { useLabels } from '@/labels/use-labels'
import { topHeadings, wordsOf } from '@/lib/rich-text-tree'
import styles from './ContentPage.module.scss'

/** Shorter texts are read through. */
const FEWEST = 5

/** The folded contents of a long page of narrow texts, such as terms or a leaflet; nothing on other pages. */
export function PageContents({ containers }: { containers: SectionContainer[] }) {
  const label = useLabels(editorialLabels)
  const headings = containers
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.type === 'richText' ? topHeadings(section.body) : []))
  if (headings.length < FEWEST || containers.some(({ width }) => width !== 'narrow')) return null
  return (
    <details className={styles.contents} data-screen-only="">
      <summary className={styles.summary}>
        {label('content.contents')}
        <DisclosureMark />
      </summary>
      <nav aria-label={label('content.contents')}>
        <ol className={styles.list}>
          {headings.map((heading) => (
            <li key={heading.anchor}>
              <AppLink className={styles.link} href={`#${heading.anchor}`}>
                {wordsOf(heading)}
              </AppLink>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
