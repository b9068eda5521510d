import { useMemo } from 'react'
import { Accordion } from '@/components/Accordion/Accordion'
import { ActionButton } from '@/components/ActionButton/ActionButton'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { splitAtFirstHeading } from '@/lib/rich-text-tree'
import { Island } from '@/navigation/Island'
import { islandPart } from '@/navigation/on-demand'
import { ARTICLE_ANCHORS } from '@/routing/own-ids'
import { RichText } from '@/sections/RichText/RichText'
import { SaveOnDevice } from '../parts/SaveOnDevice'
import type { TemplateProps } from '../template-props'
import styles from './ArticlePage.module.scss'
import { contentsEntries } from './contents-entries'
import { FeedbackPrompt } from './FeedbackPrompt'
import { Related } from './Related'
import { Share } from './Share'
import { TableOfContents } from './TableOfContents'
// The islands' styles.
import '@/components/Picture/Picture.module.scss'
import './ArticleHead.module.scss'
import './Byline.module.scss'
import './HowTo.module.scss'
import './References.module.scss'
import './Summary.module.scss'

const ArticleHead = islandPart(() => import('./article-parts').then((module) => module.ArticleHead))
const Byline = islandPart(() => import('./article-parts').then((module) => module.Byline))
const HowTo = islandPart(() => import('./article-parts').then((module) => module.HowTo))
const References = islandPart(() => import('./article-parts').then((module) => module.References))
const Summary = islandPart(() => import('./article-parts').then((module) => module.Summary))

/** An article or how-to, with table of contents and sources. */
export function ArticlePage({ page }: TemplateProps<'article'>) {
  const label = useLabels(articleLabels)
  const { contents, faq } = page
  const entries = contentsEntries(page, label)
  // The same texts at each render, so that islands stay.
  const { opening, rest } = useMemo(() => splitAtFirstHeading(page.body), [page.body])

  return (
    <>
      <Island hydrateOn="off">
        <ArticleHead page={page} />
      </Island>
      <div className={styles.columns}>
        {contents && entries.length > 1 && (
          <TableOfContents title={contents.title} action={contents.action} entries={entries} />
        )}
        <div className={styles.text}>
          {page.summary.length > 0 && (
            <Island hydrateOn="off">
              <Summary points={page.summary} />
            </Island>
          )}
          {opening.length > 0 && (
            <div className={classNames(styles.opening, styles.reading)}>
              <RichText body={opening} />
            </div>
          )}
          {(page.supplies.length > 0 || page.steps.length > 0) && (
            <div className={styles.steps}>
              <Island hydrateOn="off">
                <HowTo supplies={page.supplies} steps={page.steps} />
              </Island>
            </div>
          )}
          {rest.length > 0 && (
            <div className={styles.reading}>
              <RichText body={rest} />
            </div>
          )}
          {faq && (
            <section className={styles.part}>
              <h2 id={ARTICLE_ANCHORS.faq} className="size-h3">
                {faq.title ?? label('article.faq')}
              </h2>
              <Accordion
                panels={faq.questions.map(({ anchor, question, answer }) => ({
                  anchor,
                  title: question,
                  content: <Paragraphs text={answer} />,
                }))}
              />
              {faq.action && <ActionButton action={faq.action} />}
            </section>
          )}
          {page.references.length > 0 && (
            <Island hydrateOn="off">
              <References references={page.references} />
            </Island>
          )}
          {(page.author || page.reviewer) && (
            <Island hydrateOn="off">
              <Byline author={page.author} reviewer={page.reviewer} />
            </Island>
          )}
          {page.helpful && <FeedbackPrompt key={page.id} helpful={page.helpful} slug={page.slug} />}
          <SaveOnDevice slug={page.slug} />
          {page.share && <Share share={page.share} title={page.title} />}
        </div>
      </div>
      <Related page={page} />
    </>
  )
}
