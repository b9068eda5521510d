import { type ReactNode, useRef } from 'react'
import { useQueryString } from '@/browser/history/use-query-string'
import { useOnDemand } from '@/browser/hooks/use-on-demand'
import type { HowToStep } from '@/shared/content-model/types/article-parts'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { ARTICLE_ANCHORS } from '@/shared/routing/own-ids'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { LoadFailure } from '@/ui/components/LoadFailure/LoadFailure'
import styles from './StepCards.module.scss'
import { stepInQuery, withStep } from './steps-query'

const loadControls = async () => (await import('./StepControls')).StepControls

/** Steps as a list or, on demand (`?passo=2`), swiped as cards, which are the list's own elements. */
export function StepCards({ steps, children }: { steps: HowToStep[]; children: ReactNode }) {
  const label = useLabels(articleLabels)
  const section = useRef<HTMLElement>(null)
  const [query, changeQuery] = useQueryString()
  const step = stepInQuery(query, steps.length)
  const { Part: StepControls, hasFailed, retry } = useOnDemand(loadControls, step !== null)
  const show = (next: number | null) => changeQuery((newest) => withStep(newest, next))
  const areCards = step !== null && StepControls !== null

  return (
    <section ref={section} className={styles.section} data-steps={areCards ? 'cards' : 'list'}>
      <div className={styles.head}>
        <h2 id={ARTICLE_ANCHORS.steps} className="size-h3">
          {label('article.steps')}
        </h2>
        {steps.length > 1 && (
          <LinkButton
            variant="secondary"
            size="compact"
            onClick={() => show(step === null ? 1 : null)}
            data-needs-script=""
          >
            {label(step === null ? 'steps.asCards' : 'steps.asList')}
          </LinkButton>
        )}
      </div>
      {children}
      {areCards && <StepControls section={section} steps={steps} step={step} onShow={show} />}
      {hasFailed && <LoadFailure onRetry={retry} />}
    </section>
  )
}
