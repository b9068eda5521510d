import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormDefinition } from '@/shared/schemas/define-form'
import type { FormFailure } from '@/shared/schemas/form-page'
import type { FormProblem } from '@/shared/schemas/problem'
import { dropDraft, restoreDraft, storeDraft } from './drafts'
import { useSubmitted } from './form-page'
import type { Reply } from './send'
import { sendOrSubmit } from './send-or-submit'
import { focusFromTop } from './show-errors'
import { fetchStart, type Start } from './start'

export type Done = Extract<Reply, { status: 'done' }>

/** Schemas and sending code: loaded when a form is begun, and again after a failure. */
const loadSending = () => import('./send')

const inPageOrder = (form: FormDefinition, problems: readonly FormProblem[]): FormProblem[] => {
  const place = ({ field }: FormProblem) => form.fields.findIndex(({ name }) => name === field)
  return [...problems].sort((one, other) => place(one) - place(other))
}

/** A form's state in the browser: validated by the server's schema, sent in place; typed text is never lost. */
export function useForm(form: FormDefinition, onDone: (done: Done) => void) {
  const before = useSubmitted(form.name)
  const ref = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const start = useRef<Promise<Start | null> | null>(null)
  const [problems, setProblems] = useState<FormProblem[]>(inPageOrder(form, before?.problems ?? []))
  const [failure, setFailure] = useState<FormFailure | null>(before?.failure ?? null)
  const [isSending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(before ? 1 : 0)

  useEffect(() => {
    if (ref.current && !before) restoreDraft(form, ref.current)
  }, [form, before])
  // Errors are shown wherever the visitor was.
  useEffect(() => {
    if (attempt > 0) focusFromTop(summaryRef.current)
  }, [attempt])

  const show = (found: FormProblem[], reason: FormFailure | null) => {
    setProblems(inPageOrder(form, found))
    setFailure(reason)
    if (found.length > 0 || reason) setAttempt((count) => count + 1)
  }
  const send = async (element: HTMLFormElement) => {
    setSending(true)
    const reply = await sendOrSubmit(element, start.current, async () => {
      const { sendForm } = await loadSending()
      const sent = await sendForm(form, new FormData(element), start.current)
      start.current = sent.start
      return sent.reply
    })
    if (reply === null) return
    setSending(false)
    if (reply.status === 'invalid') return show(reply.problems, null)
    if (reply.status === 'failed') return show([], reply.failure)
    dropDraft(form, element)
    start.current = null
    show([], null)
    onDone(reply)
  }
  return {
    ref,
    summaryRef,
    problems,
    failure,
    isSending,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!ref.current || isSending) return
      void send(ref.current)
    },
    onInput: () => ref.current && storeDraft(form, ref.current),
    onFocus: () => {
      start.current ??= fetchStart()
      // Failures are handled when the form is sent.
      Promise.all([start.current, loadSending()]).catch(() => null)
    },
  }
}
