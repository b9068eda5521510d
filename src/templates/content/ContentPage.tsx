import { isTopHeading } from '@/sections/heading-level'
import { ComparisonContext, ContinentsContext, ReviewableContext } from '@/sections/page-contexts'
import { opensWithBlock } from '@/sections/registry'
import { SectionContainers } from '@/sections/SectionContainers'
import type { TemplateProps } from '../template-props'
import styles from './ContentPage.module.scss'
import { PageContents } from './PageContents'

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
    <ComparisonContext value={page.comparison}>
      <ContinentsContext value={page.continents}>
        <ReviewableContext value={page.reviewable}>
          {!isTopHeading(page.containers[0]?.sections[0]) && (
            <>
              <ContentTitle page={page} />
              <PageContents containers={page.containers} />
            </>
          )}
          <SectionContainers containers={page.containers} opensPage mayRenderH1 />
        </ReviewableContext>
      </ContinentsContext>
    </ComparisonContext>
  )
}
