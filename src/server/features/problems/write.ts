import { type Selectable, sql } from 'kysely'
import type { Trx } from '@/server/database/tables'
import type { ContentProblemTable } from '@/server/database/tables/problems'
import { enqueue } from '@/server/jobs/outbox'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { isGrave, type ProblemNotes } from './note'

const HOUR = 3600

/** Seconds between two looks at the whole space when nobody publishes. */
export const WATCH_EVERY = 6 * HOUR

/**
 * Plans the mail about new problems at the next full hour: one an hour at most, and none of what is mended until then. Grave
 * ones are mailed at once.
 */
async function planProblemMail(trx: Trx, isUrgent: boolean): Promise<void> {
  if (isUrgent) return enqueue(trx, 'problem-mail', {}, { key: 'problem-mail at once' })
  const delaySeconds = HOUR - (Math.floor(Date.now() / 1000) % HOUR)
  await enqueue(trx, 'problem-mail', {}, { key: 'problem-mail', delaySeconds })
}

/** Plans a look at the whole space, one per period for all instances. @param delaySeconds not before */
export async function planWatch(trx: Trx, delaySeconds = 0): Promise<void> {
  const period = Math.floor(Date.now() / 1000 + delaySeconds)
  const key = `problem-watch ${Math.floor(period / WATCH_EVERY)}`
  await enqueue(trx, 'problem-watch', {}, { key, delaySeconds })
}

/** Plans a look soon after something was published or withdrawn: pages that link to it are not rendered again; a release once. */
export async function planWatchAfterPublish(trx: Trx): Promise<void> {
  await enqueue(trx, 'problem-watch', {}, { key: 'problem-watch publish', delaySeconds: 60 })
}

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

const joined = (notes: ProblemNotes) => {
  const found = new Map<
    string,
    { row: ReturnType<typeof rowOf>; problem: ContentProblem; nodes: Set<string> }
  >()
  for (const [node, problems] of notes)
    for (const problem of problems) {
      const row = rowOf(problem)
      const known = found.get(keyOf(row))
      if (known) known.nodes.add(node)
      else found.set(keyOf(row), { row, problem, nodes: new Set([node]) })
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
  let isUrgent = false
  for (const { row, problem, nodes } of shown.values()) {
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
    if (written?.mailed_at !== null) continue
    isNew = true
    isUrgent ||= isGrave(problem)
  }
  if (isNew) await planProblemMail(trx, isUrgent)
}
