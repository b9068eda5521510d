import { useState } from 'react'
import { Chip } from '@/components/Chip/Chip'
import type { FaqTopic } from '@/content-model/types/faq-page'
import { useRemainder } from '@/hooks/use-remainder'
import { faqLabels } from '@/labels/faq'
import { useLabels } from '@/labels/use-labels'
import { listOf } from '@/lib/list-of'
import { Island } from '@/navigation/Island'
import { islandPart } from '@/navigation/on-demand'
import { RenderSections } from '@/sections/RenderSections'
import { PageOpening } from '../parts/PageOpening'
import type { TemplateProps } from '../template-props'
import styles from './FaqLandingPage.module.scss'
import { FaqSearch } from './FaqSearch'
import { findQuestions } from './find-questions'
import { Topic } from './Topic'

const ActionButton = islandPart(() =>
  import('@/components/ActionButton/ActionButton').then((module) => module.ActionButton),
)

const topicsIn = (body: unknown): FaqTopic[] | null => listOf(body, 'topics')

/** All questions by subject, with a search box. */
export function FaqLandingPage({ page }: TemplateProps<'faqLanding'>) {
  const label = useLabels(faqLabels)
  const [term, setTerm] = useState('')
  const { banner, description, action, callout } = page
  const isSearching = term.trim() !== ''
  // The first letter loads questions that the page does not contain; after a failure the next one tries again.
  const whole = useRemainder(page.restHref ?? null, isSearching ? term : null, topicsIn)
  const topics = isSearching ? (whole.rest ?? page.topics) : page.topics
  const found = findQuestions(topics, term)

  return (
    <>
      <PageOpening
        title={page.title}
        description={banner?.description ? null : description}
        banner={banner}
      />
      <div className={styles.page}>
        {topics.length > 0 && (
          <FaqSearch
            term={term}
            isWaiting={whole.isWaiting}
            count={found.reduce((sum, { questions }) => sum + questions.length, 0)}
            onChange={setTerm}
          />
        )}
        {topics.length > 1 && (!isSearching || found.length === 0) && (
          <nav aria-label={label('faq.topics')}>
            <ul className={styles.topics}>
              {topics.map(({ id, anchor, title, href }) => {
                // Without results, no subject is on this page.
                const target = isSearching ? href : `#${anchor}`
                return (
                  target !== null && (
                    <li key={id}>
                      <Chip variant="filled" href={target}>
                        {title}
                      </Chip>
                    </li>
                  )
                )
              })}
            </ul>
          </nav>
        )}
        {found.map((topic) => (
          <Topic key={topic.id} topic={topic} isResult={isSearching} />
        ))}
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
