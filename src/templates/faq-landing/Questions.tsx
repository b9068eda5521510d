import { useId } from 'react'
import { Accordion } from '@/components/Accordion/Accordion'
import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { FaqQuestion } from '@/content-model/types/faq-item'
import styles from './FaqLandingPage.module.scss'

export interface QuestionsProps {
  title: string
  questions: FaqQuestion[]
  /** The page of all questions of their subject. */
  more: { href: string; text: string } | null
}

/** Questions under a title. */
export function Questions({ title, questions, more }: QuestionsProps) {
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
