import { useState } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { ArticleModel } from '@/content-model/types/article'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import styles from './FeedbackPrompt.module.scss'

/** Asks whether the text helped, and thanks for the answer. Needs scripts, and is not there without them. */
export function FeedbackPrompt({ helpful }: { helpful: NonNullable<ArticleModel['helpful']> }) {
  const label = useLabels(articleLabels)
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  return (
    <section className={styles.section} data-needs-script="" data-screen-only="">
      <h2 className="size-h4">{helpful.title}</h2>
      <div className={styles.answers}>
        {(['yes', 'no'] as const).map((choice) => (
          <LinkButton
            key={choice}
            variant="secondary"
            className={answer === choice ? styles.chosen : undefined}
            aria-pressed={answer === choice}
            onClick={() => setAnswer(choice)}
          >
            {helpful[choice] ?? label(`helpful.${choice}`)}
          </LinkButton>
        ))}
      </div>
      <p className={styles.thanks} role="status">
        {answer && label(answer === 'yes' ? 'helpful.thanksYes' : 'helpful.thanksNo')}
      </p>
    </section>
  )
}
