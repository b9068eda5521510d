import { processWide } from '@/shared/utils/process-wide'

/** An entry that appears or disappears by itself (behavior TIME-1). */
export interface Due {
  id: string
  /** Milliseconds since 1970. */
  at: number
}

/** Milliseconds until pages are rendered anew after a moment: shared caches store them shortly until then. */
const RENEWED_WITHIN = 10_000

/** By their text: what this process knows of moments to come. */
const dues = processWide('dues', () => new Map<string, Due & { isTaken: boolean }>())

/** @param isAgain after a failure: it is taken once more */
export function noteDue({ id, at }: Due, isAgain = false): void {
  const key = `${at}:${id}`
  if (isAgain || !dues.has(key)) dues.set(key, { id, at, isTaken: false })
}

/** What is due by now, each once. */
export function takeDue(now: number): Due[] {
  const due = [...dues.values()].filter(({ at, isTaken }) => !isTaken && at <= now)
  for (const one of due) one.isTaken = true
  for (const [key, { at }] of dues) if (at <= now - RENEWED_WITHIN) dues.delete(key)
  return due.map(({ id, at }) => ({ id, at }))
}

/** Milliseconds until pages change by themselves; below 0 just after it, Infinity where nothing is due. */
export function untilNextDue(now: number): number {
  const moments = [...dues.values()].filter(({ at }) => at > now - RENEWED_WITHIN).map(({ at }) => at)
  return Math.min(Number.POSITIVE_INFINITY, ...moments) - now
}
