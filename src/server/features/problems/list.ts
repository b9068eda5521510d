import type { Selectable } from 'kysely'
import { problemWords } from '@/server/content/preview'
import type { Db } from '@/server/database/tables'
import type { ContentProblemTable } from '@/server/database/tables/problems'
import { entryLink } from '@/shared/config/entry-link'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { problemLabels } from '@/shared/labels/problems'
import type { LabelReader } from '@/shared/labels/reader'

export interface KnownProblem extends ContentProblem {
  pages: string[]
  firstSeen: Date
  lastSeen: Date
}

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

const NAMED_PAGES = 3

const isLabel = (key: string): key is keyof typeof problemLabels => Object.hasOwn(problemLabels, key)

/** Lists that pages share have a name. */
const pageName = (label: ProblemReader, node: string): string => {
  const key = `problems.${node}`
  return isLabel(key) ? label(key) : node
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
