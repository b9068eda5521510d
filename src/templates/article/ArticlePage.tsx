import { useMemo } from 'react'
import { Accordion } from '@/components/Accordion/Accordion'
import { ActionButton } from '@/components/ActionButton/ActionButton'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { splitAtFirstHeading } from '@/lib/rich-text-tree'
import { ARTICLE_ANCHORS } from '@/routing/own-ids'
import { RichText } from '@/sections/RichText/RichText'
import type { TemplateProps } from '../template-props'
import styles from './ArticlePage.module.scss'
import { contentsEntries } from './contents-entries'
import { FeedbackPrompt } from './FeedbackPrompt'
import { Related } from './Related'
import { Share } from './Share'
import { ArticleHead, Byline, HowTo, References, Summary } from './still-parts'
import { TableOfContents } from './TableOfContents'

/** An article or how-to: a text to be read in peace, with its contents beside it and its sources below. */
export function ArticlePage({ page }: TemplateProps<'article'>) {
  const label = useLabels(articleLabels)
  const { contents, faq } = page
  const entries = contentsEntries(page, label)
  // The same texts whenever the page is drawn again, so that still parts stay.
  const { opening, rest } = useMemo(() => splitAtFirstHeading(page.body), [page.body])

  return (
    <>
      <ArticleHead page={page} />
      <div className={styles.columns}>
        {contents && entries.length > 1 && (
          <TableOfContents title={contents.title} action={contents.action} entries={entries} />
        )}
        <div className={styles.text}>
          <Summary points={page.summary} />
          {opening.length > 0 && (
            <div className={classNames(styles.opening, styles.reading)}>
              <RichText body={opening} />
            </div>
          )}
          {(page.supplies.length > 0 || page.steps.length > 0) && (
            <div className={styles.steps}>
              <HowTo supplies={page.supplies} steps={page.steps} />
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
          <References references={page.references} />
          <Byline author={page.author} reviewer={page.reviewer} />
          {page.helpful && <FeedbackPrompt key={page.id} helpful={page.helpful} slug={page.slug} />}
          {page.share && <Share share={page.share} title={page.title} />}
        </div>
      </div>
      <Related page={page} />
    </>
  )
}
