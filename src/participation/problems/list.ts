import type { Kysely, Selectable } from 'kysely'
import type { ContentProblem } from '@/models/content-problem'
import type { Tables } from '../database/tables'
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
export async function knownProblems(db: Kysely<Tables>): Promise<KnownProblem[]> {
  const rows = await db.selectFrom('content_problem').selectAll().orderBy('first_seen').execute()
  return rows.map(problemOfRow).sort((one, other) => other.pages.length - one.pages.length)
}
