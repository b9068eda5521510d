import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { processWide } from '@/shared/utils/process-wide'

/** Problems of what was rendered lately, by path or list; an empty list removes earlier ones. */
export type ProblemNotes = Map<string, readonly ContentProblem[]>

interface State {
  /** Null while nothing writes them: without a database, and in a build. */
  notes: ProblemNotes | null
  /** Paths and lists with a grave problem, also without a database. */
  grave: Set<string>
}

const state = (): State => processWide('problem-notes', () => ({ notes: null, grave: new Set() }))

/** Whether it is of something that must not vanish: editors are told at once, and health is degraded. */
export function isGrave({ reason, place }: Pick<ContentProblem, 'reason' | 'place'>): boolean {
  return reason === 'withdrawnNotice' || place?.contentType === 'searchGuidance'
}

export function graveNodes(): number {
  return state().grave.size
}

export function startNotes(): void {
  state().notes ??= new Map()
}

/** Notes all problems of a page or list, in memory only; `writeProblems` stores them later. */
export function noteProblems(node: string, problems: readonly ContentProblem[]): void {
  state().notes?.set(node, problems)
  state().grave[problems.some(isGrave) ? 'add' : 'delete'](node)
}

export function takeNotes(): ProblemNotes {
  const { notes } = state()
  if (notes === null || notes.size === 0) return new Map()
  state().notes = new Map()
  return notes
}

/** Puts notes back that could not be stored; newer ones win. */
export function returnNotes(taken: ProblemNotes): void {
  state().notes = new Map([...taken, ...(state().notes ?? [])])
}
