import { useId } from 'react'
import { Accordion } from '@/components/Accordion/Accordion'
import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import type { FaqTopic } from '@/content-model/types/faq-page'
import { faqLabels } from '@/labels/faq'
import { useLabels } from '@/labels/use-labels'
import { sizesUpTo } from '@/lib/sizes-up-to'
import styles from './Topic.module.scss'

export interface TopicProps {
  topic: FaqTopic
  /** In search results, where only the text is shown. */
  isResult: boolean
}

export function Topic({ topic, isResult }: TopicProps) {
  const label = useLabels(faqLabels)
  const titleId = useId()
  const { anchor, title, href, description, picture, questions, count } = topic
  return (
    <section id={anchor} className={styles.topic} aria-labelledby={titleId}>
      <div className={styles.head}>
        {picture && !isResult && (
          <Picture
            picture={picture}
            sizes={sizesUpTo({ tablet: '6rem' }, '20rem')}
            maxWidth={768}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h2 id={titleId} className="size-h3">
            {title}
          </h2>
          {description && !isResult && <p className="muted">{description}</p>}
          {href && (
            <AppLink className={styles.link} href={href}>
              <span>{count === undefined ? label('faq.seeTopic') : label('faq.seeAll', { count })}</span>
              <span className="visually-hidden">: {title}</span>
              <Icon name="arrowRight" />
            </AppLink>
          )}
        </div>
      </div>
      {questions.length > 0 && (
        <Accordion
          panels={questions.map(({ anchor: panelAnchor, question, answer }) => ({
            anchor: panelAnchor,
            title: question,
            content: <Paragraphs text={answer} />,
          }))}
        />
      )}
    </section>
  )
}
