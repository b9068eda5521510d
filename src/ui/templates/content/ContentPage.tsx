import type { SectionContainer } from '@/shared/content-model/types/content-page'
import { topHeadings, wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { editorialLabels } from '@/shared/labels/editorial'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import { isTopHeading } from '@/ui/sections/heading-level'
import { PageDataContext } from '@/ui/sections/page-contexts'
import { opensWithBlock } from '@/ui/sections/registry'
import { SectionContainers } from '@/ui/sections/SectionContainers'
import type { TemplateProps } from '../template-props'
import styles from './ContentPage.module.scss'

const FEWEST = 5

/** The folded contents of a long page of narrow texts, such as terms or a leaflet; nothing on other pages. */
function PageContents({ containers }: { containers: SectionContainer[] }) {
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

/** The title above the first block, in its width; not above a block that fills the width. */
function ContentTitle({ page: { title, containers } }: TemplateProps<'content'>) {
  const [first] = containers
  if (opensWithBlock(first?.sections)) return <h1 className="visually-hidden">{title}</h1>
  return (
    <div className={first?.width === 'narrow' ? styles.narrow : styles.wide}>
      <h1 className={styles.title}>{title}</h1>
    </div>
  )
}

/** A page of section containers. Its title is the h1 unless its first section has one. */
export function ContentPage({ page }: TemplateProps<'content'>) {
  return (
    <PageDataContext value={page}>
      {!isTopHeading(page.containers[0]?.sections[0]) && (
        <>
          <ContentTitle page={page} />
          <PageContents containers={page.containers} />
        </>
      )}
      <SectionContainers containers={page.containers} opensPage />
    </PageDataContext>
  )
}
