import { useEffect, useRef } from 'react'
import { feedbackLabels } from '@/shared/labels/feedback'
import { articleFeedbackForm } from '@/shared/schemas/article-feedback'
import type { FormFailure } from '@/shared/schemas/form-page'
import type { FormProblem } from '@/shared/schemas/problem'
import { ErrorSummary } from '../ErrorSummary'
import { useFormTexts } from '../form-context'
import { focusFromTop, useErrorTitle } from '../show-errors'

export interface FeedbackProblemsProps {
  problems: readonly FormProblem[]
  failure: FormFailure | null
  /** Number of submissions: each one focuses the message. */
  attempt: number
}

/** Errors or the failure of a submission. Loaded on demand. */
export function FeedbackProblems({ problems, failure, attempt }: FeedbackProblemsProps) {
  const texts = useFormTexts(articleFeedbackForm.name, feedbackLabels)
  const summary = useRef<HTMLDivElement>(null)
  useErrorTitle(true, texts)
  useEffect(() => {
    if (attempt > 0) focusFromTop(summary.current)
  }, [attempt])
  return (
    <ErrorSummary
      ref={summary}
      formId={articleFeedbackForm.name}
      form={articleFeedbackForm}
      texts={texts}
      problems={problems}
      failure={failure}
    />
  )
}

export function FeedbackFieldError({ problem }: { problem: FormProblem }) {
  const texts = useFormTexts(articleFeedbackForm.name, feedbackLabels)
  return (
    <>
      <span className="visually-hidden">{texts.common('form.errorMark')} </span>
      {texts.problem(problem)}
    </>
  )
}
