import dynamic from 'next/dynamic'
import { useIsInTab } from '@/browser/hooks/use-tab-list'
import { FORM_PATH } from '@/shared/config/site'
import type { ArticleModel } from '@/shared/content-model/types/article'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { FEEDBACK_THANKS_ID, HONEYPOT_FIELD } from '@/shared/schemas/meta-fields'
import { showBelowHeader } from '@/shared/utils/scroll-below-header'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { LoadFailure } from '@/ui/components/LoadFailure/LoadFailure'
import styles from './FeedbackPrompt.module.scss'
import { type Feedback, useFeedback } from './use-feedback'

// Errors and sending code are loaded on demand: most readers never use them.
const FeedbackProblems = dynamic(
  () => import('@/ui/forms/feedback/FeedbackProblems').then((module) => module.FeedbackProblems),
  { loading: ({ error, retry }) => (error ? <LoadFailure onRetry={() => retry?.()} /> : null) },
)
const FeedbackFieldError = dynamic(() =>
  import('@/ui/forms/feedback/FeedbackProblems').then((module) => module.FeedbackFieldError),
)

const ID = 'article-feedback'

const THANKS = { yes: 'helpful.thanksYes', no: 'helpful.thanksNo' } as const

function FieldError({ field, problems }: { field: string } & Pick<Feedback, 'problems'>) {
  const problem = problems.find((candidate) => candidate.field === field)
  return (
    problem && (
      <p id={`${ID}-${field}-error`} className="warning bold">
        <FeedbackFieldError problem={problem} />
      </p>
    )
  )
}

/** Unlike a fieldset's own role, this one may be required or invalid. */
const radioGroup = (isFaulty: boolean) => ({
  role: 'radiogroup',
  'aria-required': true,
  'aria-invalid': isFaulty,
  'aria-describedby': isFaulty ? `${ID}-helpful-error` : undefined,
})

type Helpful = NonNullable<ArticleModel['helpful']>

/** Article feedback, once per tab. Without scripts the address shows the thanks instead of the form. */
export function FeedbackPrompt({ helpful, slug }: { helpful: Helpful; slug: string }) {
  const label = useLabels(articleLabels)
  const { values, problems, failure, attempt, isSending, taken, onFocus, onSubmit } = useFeedback(slug)
  const isFaulty = (field: string) => problems.some((problem) => problem.field === field)
  const isAnswered = useIsInTab('respondidos', slug)
  if (taken || isAnswered) {
    return (
      <section
        ref={taken ? showBelowHeader : undefined}
        className={styles.section}
        tabIndex={-1}
        data-screen-only=""
      >
        <p className="medium" role="status">
          {label(taken ? THANKS[taken] : 'helpful.thanks')}
        </p>
      </section>
    )
  }
  return (
    <section className={styles.section} tabIndex={-1} data-screen-only="">
      <p id={FEEDBACK_THANKS_ID} className={styles.thanksInPlace} tabIndex={-1}>
        {label('helpful.thanks')}
      </p>
      <form
        id={`form-${ID}`}
        data-form={ID}
        className={styles.form}
        method="post"
        action={`${FORM_PATH}${ID}/${slug}/#form-${ID}`}
        noValidate
        aria-busy={isSending}
        onFocus={onFocus}
        onSubmit={onSubmit}
      >
        {(problems.length > 0 || failure) && (
          <FeedbackProblems problems={problems} failure={failure} attempt={attempt} />
        )}
        <input type="hidden" name="article" value={slug} />
        {!problems.some(({ code }) => code === 'trapped') && (
          <input
            type="text"
            className="visually-hidden"
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
          />
        )}
        <fieldset className={styles.question} {...radioGroup(isFaulty('helpful'))}>
          <legend>
            <h2 className={styles.title}>{helpful.title}</h2>
          </legend>
          <FieldError field="helpful" problems={problems} />
          <div className="wrap-3">
            {(['yes', 'no'] as const).map((choice, index) => (
              <label key={choice} className={styles.answer}>
                <input
                  type="radio"
                  id={index === 0 ? `${ID}-helpful` : undefined}
                  className={styles.tick}
                  name="helpful"
                  value={choice}
                  defaultChecked={values.helpful === choice}
                />
                {helpful[choice] ?? label(`helpful.${choice}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.more}>
          <label htmlFor={`${ID}-comment`}>
            <strong>{label('helpful.comment')}</strong> {label('helpful.optional')}
          </label>
          <p id={`${ID}-comment-hint`} className="muted note">
            {label('helpful.commentHint')}
          </p>
          <FieldError field="comment" problems={problems} />
          <textarea
            id={`${ID}-comment`}
            className={styles.comment}
            name="comment"
            rows={3}
            defaultValue={values.comment}
            autoComplete="off"
            aria-invalid={isFaulty('comment')}
            aria-describedby={`${ID}-comment-hint${isFaulty('comment') ? ` ${ID}-comment-error` : ''}`}
          />
        </div>
        <LinkButton type="submit" variant="secondary" className={styles.send} aria-disabled={isSending}>
          {label(isSending ? 'helpful.sending' : 'helpful.send')}
        </LinkButton>
      </form>
    </section>
  )
}
