import { type Selectable, sql } from 'kysely'
import type { ContentProblem } from '@/models/content-problem'
import type { Trx } from '../database/tables'
import type { ProblemNotes } from './note'
import { planProblemMail } from './plan'
import type { ContentProblemTable } from './storage'

type Row = Pick<Selectable<ContentProblemTable>, 'entry_id' | 'field' | 'reason'>

/** Minutes between two updates of `last_seen` that change nothing else. */
const SEEN_EVERY = 10

const keyOf = ({ entry_id, field, reason }: Row): string => `${entry_id} ${field} ${reason}`

const rowOf = ({ entryId, contentType, title, field, reason, detail, place }: ContentProblem) => ({
  entry_id: entryId,
  field,
  reason,
  content_type: contentType,
  title,
  detail: detail ?? null,
  place: place ? JSON.stringify(place) : null,
})

/** Each problem once, with the nodes that show it. */
const joined = (notes: ProblemNotes) => {
  const found = new Map<string, { row: ReturnType<typeof rowOf>; nodes: Set<string> }>()
  for (const [node, problems] of notes)
    for (const problem of problems) {
      const row = rowOf(problem)
      const known = found.get(keyOf(row))
      if (known) known.nodes.add(node)
      else found.set(keyOf(row), { row, nodes: new Set([node]) })
    }
  return found
}

const isRow = ({ entry_id, field, reason }: Row) =>
  sql<boolean>`(entry_id, field, reason) = (${entry_id}, ${field}, ${reason})`

const dropOld = async (trx: Trx, notes: ProblemNotes, shown: ReturnType<typeof joined>) => {
  const nodes = [...notes.keys()]
  const known = await trx
    .selectFrom('content_problem')
    .select(['entry_id', 'field', 'reason', 'pages'])
    .where(sql<boolean>`pages && ${nodes}::text[]`)
    .forUpdate()
    .execute()
  for (const row of known) {
    const still = shown.get(keyOf(row))?.nodes
    const pages = row.pages.filter((page) => !notes.has(page) || still?.has(page))
    if (pages.length === row.pages.length) continue
    if (pages.length === 0 && !still) await trx.deleteFrom('content_problem').where(isRow(row)).execute()
    else await trx.updateTable('content_problem').set({ pages }).where(isRow(row)).execute()
  }
}

/** Stores new problems and where known ones are shown, removes those no page shows, and plans a mail of new ones. */
export async function writeProblems(trx: Trx, notes: ProblemNotes): Promise<void> {
  const shown = joined(notes)
  await dropOld(trx, notes, shown)
  let isNew = false
  for (const { row, nodes } of shown.values()) {
    const written = await trx
      .insertInto('content_problem')
      .values({ ...row, pages: [...nodes], mailed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['entry_id', 'field', 'reason'])
          .doUpdateSet({
            title: row.title,
            detail: row.detail,
            place: row.place,
            pages: sql<
              string[]
            >`array(select distinct unnest(content_problem.pages || excluded.pages) order by 1)`,
            last_seen: sql<Date>`now()`,
          })
          .where(
            sql<boolean>`not content_problem.pages @> excluded.pages
              or content_problem.last_seen < now() - make_interval(mins => ${SEEN_EVERY})`,
          ),
      )
      .returning('mailed_at')
      .executeTakeFirst()
    if (written?.mailed_at === null) isNew = true
  }
  if (isNew) await planProblemMail(trx)
}
