import { useId, useState } from 'react'
import { Accordion } from '@/components/Accordion/Accordion'
import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { FaqTopic } from '@/content-model/types/faq-page'
import type { FaqQuestion } from '@/content-model/types/faq-section'
import { useRemainder } from '@/hooks/use-remainder'
import { faqLabels } from '@/labels/faq'
import { useLabels } from '@/labels/use-labels'
import { listOf } from '@/lib/list-of'
import { Island } from '@/navigation/Island'
import { islandPart } from '@/navigation/on-demand'
import { RenderSections } from '@/sections/RenderSections'
import type { TemplateProps } from '../template-props'
import styles from './FaqLandingPage.module.scss'
import { FaqSearch } from './FaqSearch'
import { findQuestions } from './find-questions'
import { Topics } from './Topics'

interface QuestionsProps {
  title: string
  questions: FaqQuestion[]
  /** The page of all questions of their subject. */
  more: { href: string; text: string } | null
}

/** Questions under a title. */
function Questions({ title, questions, more }: QuestionsProps) {
  const titleId = useId()
  return (
    <section className={styles.questions} aria-labelledby={titleId}>
      <h2 id={titleId} className="size-h3">
        {title}
      </h2>
      <Accordion
        panels={questions.map(({ anchor, question, answer }) => ({
          anchor,
          title: question,
          content: <Paragraphs text={answer} />,
        }))}
      />
      {more && (
        <AppLink className={styles.more} href={more.href}>
          <span>{more.text}</span>
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrowRight" />
        </AppLink>
      )}
    </section>
  )
}

const ActionButton = islandPart(() =>
  import('@/components/ActionButton/ActionButton').then((module) => module.ActionButton),
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
        {description && !isSearching && <Paragraphs text={description} className={styles.description} />}
      </div>
      <div className={styles.page}>
        {found.length === 0 && topics.length > 1 && <Topics topics={topics} />}
        {found.map(({ id, title: subject, href, count, questions }) => (
          <Questions
            key={id}
            title={subject}
            questions={questions}
            more={
              href === null
                ? null
                : { href, text: count ? label('faq.seeAll', { count }) : label('faq.seeTopic') }
            }
          />
        ))}
        {topics.length > 0 && !isSearching && (
          <Questions
            title={label('faq.mostAsked')}
            questions={topics.flatMap(({ questions }) => questions)}
            more={null}
          />
        )}
        {topics.length === 0 && <p>{label('faq.empty')}</p>}
        {action && (
          <div className={styles.action}>
            <Island hydrateOn="off">
              <ActionButton action={action} />
            </Island>
          </div>
        )}
      </div>
      {callout && <RenderSections sections={[callout]} />}
    </>
  )
}
