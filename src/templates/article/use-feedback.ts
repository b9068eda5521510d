import { type FormEvent, useContext, useRef, useState } from 'react'
import type { Start } from '@/features/forms/start'
import { type FormFailure, SubmittedFormContext } from '@/features/forms/submitted-form'
import type { FormProblem } from '@/features/schemas/problem'
import { rememberInTab } from '@/utils/hooks/use-tab-list'

/** Validates and sends; loaded when the form gets the focus. */
const loadSender = () => import('@/features/forms/feedback/send-feedback')

/** Offline, the error texts could not be loaded when needed. */
const loadProblems = () => import('@/features/forms/feedback/FeedbackProblems')

interface Found {
  problems: readonly FormProblem[]
  failure: FormFailure | null
  attempt: number
}

/** State of an article's feedback form. @param slug of the article, remembered in this tab once rated */
export function useFeedback(slug: string) {
  const submitted = useContext(SubmittedFormContext)
  const before = submitted?.form === 'article-feedback' ? submitted : null
  const start = useRef<Promise<Start | null> | null>(null)
  const [found, setFound] = useState<Found>({
    problems: before?.problems ?? [],
    failure: before?.failure ?? null,
    attempt: before ? 1 : 0,
  })
  /** On the page that responds to a browser without scripts. */
  const values: Readonly<Record<string, string>> = before?.values ?? {}
  const [isSending, setSending] = useState(false)
  const [taken, setTaken] = useState<'yes' | 'no' | null>(null)
  const show = (problems: readonly FormProblem[], failure: FormFailure | null) =>
    setFound(({ attempt }) => ({ problems, failure, attempt: attempt + 1 }))

  const begin = () => {
    start.current ??= loadSender().then(({ beginFeedback }) => beginFeedback())
    return start.current
  }
  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    setSending(true)
    // A release may have replaced the files: the browser then submits the form itself.
    const sender = await loadSender().catch(() => loadSender().catch(() => null))
    if (sender === null && navigator.onLine) return form.submit()
    try {
      if (sender === null) throw new Error('offline')
      const { sendFeedback } = sender
      const { reply, start: next } = await sendFeedback(data, begin())
      start.current = next
      if (reply.status === 'done') {
        setTaken(data.get('helpful') === 'yes' ? 'yes' : 'no')
        rememberInTab('respondidos', slug)
      } else if (reply.status === 'invalid') show(reply.problems, null)
      else show([], reply.failure)
    } catch {
      start.current = null
      show([], { reason: 'offline' })
    }
    setSending(false)
  }
  return {
    values,
    ...found,
    isSending,
    taken,
    onFocus: () => {
      Promise.all([begin(), loadProblems()]).catch(() => {
        start.current = null
      })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void send(event.currentTarget)
    },
  }
}

export type Feedback = ReturnType<typeof useFeedback>
