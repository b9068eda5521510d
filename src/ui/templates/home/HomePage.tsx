import type { PageMeta } from '@/shared/content-model/views/page-base'
import { HelpStrip } from '@/ui/components/CallButton/HelpStrip'
import { RenderSections } from '@/ui/sections/RenderSections'
import type { TemplateProps } from '../template-props'
import { Breathe } from './Breathe'
import styles from './HomePage.module.scss'

/** The document's title has parts separated by a bar; the title for social networks is a sentence. */
const headingOf = ({ openGraphTitle, title }: PageMeta): string =>
  openGraphTitle ?? title.split(' | ')[0] ?? title

/** The carousel, then sections in the order of behavior HOME-1; numbers to call follow the first. */
export function HomePage({ page }: TemplateProps<'home'>) {
  const [first, others] = [page.sections.slice(0, 1), page.sections.slice(1)]
  return (
    <>
      <h1 className="visually-hidden">{headingOf(page.meta)}</h1>
      {page.carousel && (
        <>
          <RenderSections sections={[page.carousel]} opensPage />
          {page.hasBreathing && <Breathe />}
        </>
      )}
      <RenderSections sections={first} opensPage={!page.carousel} />
      {page.help && (
        <div className={styles.help}>
          <HelpStrip {...page.help} />
        </div>
      )}
      <RenderSections sections={others} />
    </>
  )
}
