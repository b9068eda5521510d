import { type FormEvent, useRef, useState } from 'react'
import { rememberInTab } from '@/browser/hooks/use-tab-list'
import type { FormFailure } from '@/shared/schemas/form-page'
import type { FormProblem } from '@/shared/schemas/problem'
import { useSubmitted } from '@/ui/forms/form-page'
import { sendOrSubmit } from '@/ui/forms/send-or-submit'
import { fetchStart, type Start } from '@/ui/forms/start'

/** Validates and sends; loaded when the form gets the focus. */
const loadSender = () => import('@/ui/forms/feedback/send-feedback')

/** Offline, the error texts could not be loaded when needed. */
const loadProblems = () => import('@/ui/forms/feedback/FeedbackProblems')

interface Found {
  problems: readonly FormProblem[]
  failure: FormFailure | null
  attempt: number
}

/** State of an article's feedback form. @param slug of the article, remembered in this tab once rated */
export function useFeedback(slug: string) {
  const before = useSubmitted('article-feedback')
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

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    setSending(true)
    const reply = await sendOrSubmit(form, start.current, async () => {
      // A release may have replaced the files.
      const { sendFeedback } = await loadSender().catch(loadSender)
      const sent = await sendFeedback(data, start.current)
      start.current = sent.start
      return sent.reply
    })
    if (reply === null) return
    setSending(false)
    if (reply.status === 'done') {
      setTaken(data.get('helpful') === 'yes' ? 'yes' : 'no')
      rememberInTab('respondidos', slug)
    } else if (reply.status === 'invalid') show(reply.problems, null)
    else show([], reply.failure)
  }
  return {
    values,
    ...found,
    isSending,
    taken,
    onFocus: () => {
      start.current ??= fetchStart()
      // Failures are handled when the form is sent.
      Promise.all([start.current, loadSender(), loadProblems()]).catch(() => null)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void send(event.currentTarget)
    },
  }
}

export type Feedback = ReturnType<typeof useFeedback>
