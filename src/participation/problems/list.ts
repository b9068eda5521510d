import type { Selectable } from 'kysely'
import { entryLink } from '@/config/entry-link'
import { problemWords } from '@/content/preview'
import type { problemLabels } from '@/labels/problems'
import type { LabelReader } from '@/labels/reader'
import type { ContentProblem } from '@/models/content-problem'
import type { Db } from '../database/tables'
import type { ContentProblemTable } from './storage'

/** A problem with its history. */
export interface KnownProblem extends ContentProblem {
  pages: string[]
  firstSeen: Date
  lastSeen: Date
}

/** A stored problem. */
export function problemOfRow(row: Selectable<ContentProblemTable>): KnownProblem {
  return {
    entryId: row.entry_id,
    contentType: row.content_type,
    title: row.title,
    field: row.field,
    reason: row.reason,
    ...(row.detail !== null && { detail: row.detail }),
    ...(row.place !== null && { place: row.place }),
    pages: row.pages,
    firstSeen: row.first_seen,
    lastSeen: row.last_seen,
  }
}

/** All problems, those on most pages first. */
export async function knownProblems(db: Db): Promise<KnownProblem[]> {
  const rows = await db.selectFrom('content_problem').selectAll().orderBy('first_seen').execute()
  return rows.map(problemOfRow).sort((one, other) => other.pages.length - one.pages.length)
}

type ProblemReader = LabelReader<keyof typeof problemLabels>

/** Pages named in a line. */
const NAMED_PAGES = 3

const SHARED = [
  'list:space',
  'list:shell',
  'list:products',
  'list:article-lists',
  'list:filter-groups',
  'list:redirects',
] as const

const pageName = (label: ProblemReader, node: string): string => {
  const shared = SHARED.find((list) => list === node)
  return shared ? label(`problems.${shared}`) : node
}

const pagesLine = (label: ProblemReader, pages: readonly string[]): string => {
  const named = pages
    .slice(0, NAMED_PAGES)
    .map((node) => pageName(label, node))
    .join(', ')
  const more = pages.length - NAMED_PAGES
  return more > 0 ? label('problems.pages.more', { pages: named, count: more }) : named
}

/** A problem in lines for editors: what, why, what to do, where, and the address of its entry. */
export function problemLines(label: ProblemReader, problem: KnownProblem): string[] {
  const words = problemWords(problem)
  return [
    label('problems.entry', { ...words }),
    label('problems.reason', { ...words }),
    label('problems.remedy', { ...words }),
    label('problems.pages', { pages: pagesLine(label, problem.pages) }),
    entryLink(problem.contentType, problem.entryId),
  ]
}
