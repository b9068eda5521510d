import { type FormEvent, useContext, useRef, useState } from 'react'
import type { FormProblem } from '@/form-schemas/problem'
import type { Start } from '@/forms/feedback/send-feedback'
import { type FormFailure, SubmittedFormContext } from '@/forms/submitted-form'

/** What the browser needs to check and send an answer, loaded when a visitor turns to the question. */
const loadSender = () => import('@/forms/feedback/send-feedback')

export interface Feedback {
  /** What was chosen and written before, on the page that answers a browser without scripts. */
  values: Readonly<Record<string, string>>
  problems: readonly FormProblem[]
  failure: FormFailure | null
  attempt: number
  isSending: boolean
  /** The answer that was taken. */
  taken: 'yes' | 'no' | null
  onFocus: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The life of the question whether an article helped. */
export function useFeedback(): Feedback {
  const submitted = useContext(SubmittedFormContext)
  const before = submitted?.form === 'article-feedback' ? submitted : null
  const start = useRef<Promise<Start | null> | null>(null)
  const [found, setFound] = useState<Pick<Feedback, 'problems' | 'failure' | 'attempt'>>({
    problems: before?.problems ?? [],
    failure: before?.failure ?? null,
    attempt: before ? 1 : 0,
  })
  const [isSending, setSending] = useState(false)
  const [taken, setTaken] = useState<Feedback['taken']>(null)
  const show = (problems: readonly FormProblem[], failure: FormFailure | null) =>
    setFound(({ attempt }) => ({ problems, failure, attempt: attempt + 1 }))

  const begin = () => {
    start.current ??= loadSender().then(({ beginFeedback }) => beginFeedback())
    return start.current
  }
  const send = async (data: FormData) => {
    setSending(true)
    try {
      const { sendFeedback } = await loadSender()
      const { reply, start: next } = await sendFeedback(data, begin())
      start.current = next
      if (reply.status === 'done') setTaken(data.get('helpful') === 'yes' ? 'yes' : 'no')
      else if (reply.status === 'invalid') show(reply.problems, null)
      else show([], reply.failure)
    } catch {
      // The script itself could not be had.
      start.current = null
      show([], { reason: 'offline' })
    }
    setSending(false)
  }
  return {
    values: before?.values ?? {},
    ...found,
    isSending,
    taken,
    onFocus: () => {
      begin().catch(() => {
        start.current = null
      })
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (!isSending) void send(new FormData(event.currentTarget))
    },
  }
}
