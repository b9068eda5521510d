import { useEffect, useRef, useState } from 'react'
import type { Opened, Order, Problem, Refusal, Revalidation } from '../../api'
import { UNREADABLE } from '../fields/editor'
import { Refused, requestJson } from '../load'
import { ORDER_WORDS, words } from '../words'

interface Report {
  text: string
  refusals: Refusal[]
  revalidation: Revalidation | 'waiting' | null
}

const NO_REPORT: Report = { text: '', refusals: [], revalidation: null }
const SHOWS_IN_SITE: readonly Order[] = ['publish', 'unpublish', 'archive', 'delete']

/** Whether to publish an entry that breaks rules of health: it is saved by then. */
const isWanted = async (id: string): Promise<boolean> => {
  const problems = await requestJson<Problem[]>('/api/problems')
  const errors = problems.filter(({ entry, isError, isHealth }) => entry === id && isError && isHealth)
  const lines = errors.map(({ fieldName, reason }) => `${fieldName ?? ''}: ${reason}.`)
  return errors.length === 0 || window.confirm(words.confirmErrors(lines))
}

/** An entry while it is edited: its fields, the unsaved changes, and the result of the last order. */
export function useDraft(opened: Opened, onSaved: (saved: Opened) => void) {
  const [current, setCurrent] = useState(opened)
  const [changes, setChanges] = useState<Record<string, unknown>>({})
  const [report, setReport] = useState(NO_REPORT)
  const [isBusy, setIsBusy] = useState(false)
  const isDirty = Object.keys(changes).length > 0
  const dirty = useRef(isDirty)
  dirty.current = isDirty
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [])

  const address = `/api/entries/${current.row.id}`
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      const refusals = error instanceof Refused ? error.refusals : [{ field: null, text: String(error) }]
      setReport({ text: words.refused, refusals, revalidation: null })
    } finally {
      setIsBusy(false)
    }
  }
  /** Without what a field cannot take: it is in no draft. */
  const readable = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== UNREADABLE))
  const store = async (): Promise<void> => {
    if (!dirty.current) return
    const unreadable = Object.keys(changes).filter((id) => changes[id] === UNREADABLE)
    if (unreadable.length > 0)
      throw new Refused(unreadable.map((field) => ({ field, text: words.wouldLose })))
    const sent = changes
    const saved = await requestJson<Opened>(address, 'PUT', { version: current.version, fields: sent })
    setCurrent(saved)
    // Text typed meanwhile is not saved.
    setChanges((now) => Object.fromEntries(Object.entries(now).filter(([id, value]) => sent[id] !== value)))
    onSaved(saved)
  }
  const watchRevalidation = async (at: string): Promise<void> => {
    const query = new URLSearchParams({ id: current.row.id, since: at })
    const revalidation = await requestJson<Revalidation>(`/api/revalidation?${query}`)
    setReport((last) => ({ ...last, revalidation }))
  }
  return {
    row: current.row,
    pages: current.pages,
    fields: { ...current.fields, ...readable },
    isDirty,
    isBusy,
    report,
    change: (id: string, value: unknown) => setChanges((now) => ({ ...now, [id]: value })),
    save: () =>
      attempt(async () => {
        await store()
        setReport({ ...NO_REPORT, text: words.saved })
      }),
    follow: (order: Order) =>
      attempt(async () => {
        if (order === 'publish') {
          await store()
          if (!(await isWanted(current.row.id))) return
        }
        const { at, entry } = await requestJson<{ at: string; entry: Opened | null }>(
          `${address}/order`,
          'POST',
          {
            order,
          },
        )
        if (entry) {
          setCurrent(entry)
          onSaved(entry)
        }
        const isShown = SHOWS_IN_SITE.includes(order)
        setReport({ ...NO_REPORT, text: ORDER_WORDS[order].done, revalidation: isShown ? 'waiting' : null })
        if (order === 'delete') {
          dirty.current = false
          location.href = '/'
        }
        if (isShown) void watchRevalidation(at)
      }),
  }
}
