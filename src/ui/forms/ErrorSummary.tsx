import type { Ref } from 'react'
import type { FormDefinition } from '@/shared/schemas/define-form'
import type { FormFailure } from '@/shared/schemas/form-page'
import type { FormProblem } from '@/shared/schemas/problem'
import { plainList } from '@/shared/utils/plain-list'
import { measureHeaderHeight } from '@/shared/utils/scroll-below-header'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import styles from './ErrorSummary.module.scss'
import { controlId, type FormTexts } from './form-context'
import { showFromTop } from './show-errors'

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>
  formId: string
  form: FormDefinition
  texts: FormTexts
  problems: readonly FormProblem[]
  failure: FormFailure | null
  ways?: FormWays
}

/** Links after a failure that the form cannot fix. */
export type FormWays = Readonly<Partial<Record<'locked' | 'sessionOver', { text: string; href: string }>>>

const MINUTE = 60
const HOUR = 60 * MINUTE

const failureText = (failure: FormFailure, { common }: FormTexts): string => {
  if (!('seconds' in failure)) return common(`form.${failure.reason}`)
  const { reason, seconds } = failure
  if (reason === 'locked')
    return seconds <= 2 * MINUTE
      ? common('form.lockedSeconds', { seconds })
      : common('form.lockedMinutes', { minutes: Math.ceil(seconds / MINUTE) })
  if (seconds <= 2 * MINUTE) return common('form.limitedSeconds', { seconds })
  if (seconds <= 2 * HOUR) return common('form.limitedMinutes', { minutes: Math.ceil(seconds / MINUTE) })
  return common('form.limitedHours', { hours: Math.ceil(seconds / HOUR) })
}

/** Whether label and control are visible together: not on a small screen at 400% zoom; the control is then shown. */
const fitsBelowHeader = (field: Element, control: Element): boolean =>
  control.getBoundingClientRect().bottom - field.getBoundingClientRect().top <
  window.innerHeight - measureHeaderHeight()

/** Focuses a field, with label and error in view. */
const goTo = (id: string): void => {
  const control = document.getElementById(id)
  if (!control) return
  const field = control.closest('fieldset') ?? control.closest('div') ?? control
  if (control.closest('[role="dialog"]') || fitsBelowHeader(field, control)) showFromTop(field)
  else control.scrollIntoView({ block: 'end' })
  control.focus({ preventScroll: true })
}

/** All errors at the top of the form, focused: their number, and a link to each field. */
export function ErrorSummary({ ref, formId, form, texts, problems, failure, ways = {} }: ErrorSummaryProps) {
  if (problems.length === 0 && !failure) return null
  const { common, problem: wordsOf } = texts
  const known = new Set(form.fields.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name))
  const isRefused = failure !== null || problems.some(({ field }) => field === null)
  const isOver = problems.some(({ code }) => code === 'sessionOver')
  const way = isOver ? ways.sessionOver : failure?.reason === 'locked' ? ways.locked : undefined
  const titleId = `${formId}-errors`
  const title =
    problems.length === 0
      ? common('form.failedTitle')
      : problems.length === 1
        ? common('form.errorCountOne')
        : common('form.errorCount', { number: problems.length })
  return (
    // The role announces it where the focus does not move: on a page rendered as the form's response.
    <div ref={ref} className={styles.summary} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {failure && <p>{failureText(failure, texts)}</p>}
        {isRefused && form.mayReportHarm && <p>{common('form.otherWay')}</p>}
        {problems.some(({ code }) => code === 'required') && <p>{common('form.requiredMissing')}</p>}
        {problems.length > 0 && (
          <ul {...plainList} className={styles.list}>
            {problems.map((problem) => {
              const id =
                problem.field !== null && known.has(problem.field) ? controlId(formId, problem.field) : null
              return (
                <li key={`${problem.field} ${problem.code}`}>
                  {id === null ? (
                    wordsOf(problem)
                  ) : (
                    <AppLink
                      href={`#${id}`}
                      onClick={(event) => {
                        event.preventDefault()
                        goTo(id)
                      }}
                    >
                      {wordsOf(problem)}
                    </AppLink>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {way && <AppLink href={way.href}>{way.text}</AppLink>}
      </div>
    </div>
  )
}
