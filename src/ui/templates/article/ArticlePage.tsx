import { useMemo } from 'react'
import { staticPart } from '@/browser/hydration/static-part'
import { splitAtFirstHeading, takeFilm } from '@/shared/content-model/views/rich-text-tree'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { ARTICLE_ANCHORS } from '@/shared/routing/own-ids'
import { classNames } from '@/shared/utils/class-names'
import { Accordion } from '@/ui/components/Accordion/Accordion'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { questionPanels } from '@/ui/sections/Faq/question-panels'
import { RichText } from '@/ui/sections/RichText/RichText'
import { PageCards } from '../PageCards'
import { SaveOnDevice } from '../parts/SaveOnDevice'
import type { TemplateProps } from '../template-props'
import { ArticleOpening } from './ArticleOpening'
import styles from './ArticlePage.module.scss'
import { FeedbackPrompt } from './FeedbackPrompt'
import { Share } from './Share'
import { StepCards } from './StepCards'
import { contentsEntries, TableOfContents } from './TableOfContents'
// The islands' styles.
import '@/ui/sections/Video/VideoSection.module.scss'
import './HowTo.module.scss'
import './Sources.module.scss'

const Byline = staticPart(() => import('./article-parts').then((module) => module.Byline))
const Credits = staticPart(() => import('./article-parts').then((module) => module.Credits))
const References = staticPart(() => import('./article-parts').then((module) => module.References))
const Steps = staticPart(() => import('./article-parts').then((module) => module.Steps))
const Summary = staticPart(() => import('./article-parts').then((module) => module.Summary))
const Supplies = staticPart(() => import('./article-parts').then((module) => module.Supplies))
const Transcript = staticPart(() => import('./article-parts').then((module) => module.Transcript))

/** An article or how-to, with table of contents and sources. */
export function ArticlePage({ page }: TemplateProps<'article'>) {
  const label = useLabels(articleLabels)
  const { contents, faq } = page
  const entries = contentsEntries(page, label)
  const isHowTo = page.steps.length > 0
  // The same texts at each render, so that islands stay.
  const { film, opening, rest } = useMemo(() => {
    const { film: first, body } = isHowTo ? takeFilm(page.body) : { film: null, body: page.body }
    return { film: first, ...splitAtFirstHeading(body) }
  }, [isHowTo, page.body])
  const summary = page.summary.length > 0 && <Summary points={page.summary} />

  return (
    <>
      <ArticleOpening page={page} film={film} />
      <div className={styles.columns}>
        {(isHowTo || page.supplies.length > 0) && (
          <div className={styles.steps}>
            {page.supplies.length > 0 && <Supplies supplies={page.supplies} />}
            {isHowTo && (
              <StepCards steps={page.steps}>
                <Steps steps={page.steps} />
              </StepCards>
            )}
            {film?.transcript && <Transcript text={film.transcript} />}
          </div>
        )}
        {!isHowTo && summary && <div className={styles.lead}>{summary}</div>}
        {contents && entries.length > 1 && (
          <TableOfContents title={contents.title} action={contents.action} entries={entries} />
        )}
        <div className={styles.text}>
          {isHowTo && (
            <>
              {page.description && <p className={styles.opening}>{page.description}</p>}
              {summary}
            </>
          )}
          {opening.length > 0 && (
            <div className={classNames(styles.opening, styles.reading)}>
              <RichText body={opening} />
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
              <Accordion panels={questionPanels(faq.questions)} />
              {faq.action && <ActionButton action={faq.action} />}
            </section>
          )}
          {isHowTo && <Credits page={page} />}
          <div>
            {page.references.length > 0 && <References references={page.references} />}
            {(page.author || page.reviewer) && <Byline author={page.author} reviewer={page.reviewer} />}
          </div>
          {page.helpful && <FeedbackPrompt key={page.id} helpful={page.helpful} slug={page.slug} />}
          <SaveOnDevice slug={page.slug} />
          {page.share && <Share share={page.share} title={page.title} />}
        </div>
      </div>
      {page.related.length > 0 && (
        <PageCards
          title={page.relatedTitle ?? label('article.related')}
          variant="rows"
          surface="ice"
          cards={page.related}
          action={page.viewAll}
        />
      )}
    </>
  )
}
