import { useId, useState } from 'react'
import { useRemainder } from '@/browser/hooks/use-remainder'
import { staticPart } from '@/browser/hydration/static-part'
import type { FaqTopic } from '@/shared/content-model/types/faq-page'
import { faqLabels } from '@/shared/labels/faq'
import { useLabels } from '@/shared/labels/use-labels'
import { listOf } from '@/shared/utils/list-of'
import { Accordion } from '@/ui/components/Accordion/Accordion'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import { questionPanels } from '@/ui/sections/Faq/question-panels'
import { RenderSections } from '@/ui/sections/RenderSections'
import type { TemplateProps } from '../template-props'
import styles from './FaqLandingPage.module.scss'
import { FaqSearch } from './FaqSearch'
import { findQuestions } from './find-questions'

type QuestionsProps = Pick<FaqTopic, 'title' | 'questions'> & Partial<Pick<FaqTopic, 'href' | 'count'>>

/** Questions under a title, with a link to the page of all questions of their subject. */
function Questions({ title, questions, href = null, count }: QuestionsProps) {
  const label = useLabels(faqLabels)
  const titleId = useId()
  return (
    <section className={styles.questions} aria-labelledby={titleId}>
      <h2 id={titleId} className="size-h3">
        {title}
      </h2>
      <Accordion panels={questionPanels(questions)} />
      {href && (
        <AppLink className={styles.more} href={href}>
          <span>{count ? label('faq.seeAll', { count }) : label('faq.seeTopic')}</span>
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrowRight" />
        </AppLink>
      )}
    </section>
  )
}

const ActionButton = staticPart(() =>
  import('@/ui/components/ActionButton/ActionButton').then((module) => module.ActionButton),
)

const topicsIn = (body: unknown): FaqTopic[] | null => listOf(body, 'topics')

/** A search box, subjects as tiles and the most asked questions; the others are on their subjects' pages. */
export function FaqLandingPage({ page }: TemplateProps<'faqLanding'>) {
  const label = useLabels(faqLabels)
  const [term, setTerm] = useState('')
  const { title, description, topics, action, callout } = page
  const isSearching = term.trim() !== ''
  // The first letter loads questions that the page does not contain; after a failure the next one tries again.
  const whole = useRemainder(page.restHref ?? null, isSearching ? term : null, topicsIn)
  const found = isSearching ? findQuestions(whole.rest ?? topics, term) : []

  return (
    <>
      <div className={styles.head}>
        <h1 className="size-h2">{title}</h1>
        {topics.length > 0 && (
          <FaqSearch
            term={term}
            isWaiting={whole.isWaiting}
            count={found.reduce((sum, { questions }) => sum + questions.length, 0)}
            onChange={setTerm}
          />
        )}
        {description && !isSearching && <Paragraphs text={description} className="muted text-width" />}
      </div>
      <div className={styles.page}>
        {found.length === 0 && topics.length > 1 && <Topics topics={topics} />}
        {found.map((topic) => (
          <Questions key={topic.id} {...topic} />
        ))}
        {topics.length > 0 && !isSearching && (
          <Questions
            title={label('faq.mostAsked')}
            questions={topics.flatMap(({ questions }) => questions)}
          />
        )}
        {topics.length === 0 && <p>{label('faq.empty')}</p>}
        {action && (
          <div className={styles.action}>
            <ActionButton action={action} />
          </div>
        )}
      </div>
      {callout && <RenderSections sections={[callout]} />}
    </>
  )
}

function Topics({ topics }: { topics: FaqTopic[] }) {
  const label = useLabels(faqLabels)
  return (
    <nav aria-label={label('faq.topics')}>
      <ul className={styles.topics}>
        {topics.map(({ id, title, href, picture, questions, count = questions.length }) => (
          <li key={id} className={styles.topic}>
            {picture && <Picture picture={picture} sizes="4rem" maxWidth={180} className={styles.picture} />}
            <div className={styles.words}>
              <AppLink className={styles.link} href={href}>
                {title}
              </AppLink>
              <p className={styles.count}>{label(count === 1 ? 'faq.oneIn' : 'faq.manyIn', { count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
