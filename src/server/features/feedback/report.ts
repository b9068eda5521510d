import { sql } from 'kysely'
import { unlessUnavailable, withDatabase } from '@/server/database/database'

const MOST_COMMENTS = 20

const yes = sql<number>`count(*) filter (where helpful)`
const no = sql<number>`count(*) filter (where not helpful)`

/** Articles with feedback, least helpful first, by slug; comments latest first. @throws ServiceUnavailable */
export function feedbackReport() {
  return withDatabase(async (db) => {
    const counts = await db
      .selectFrom('article_feedback')
      .select(['article', yes.as('yes'), no.as('no')])
      .groupBy('article')
      .orderBy(sql`avg(helpful::int)`)
      .orderBy('article')
      .execute()
    const comments = await db
      .selectFrom('article_feedback')
      .select(['article', 'helpful', 'comment', 'created_at'])
      .where('comment', 'is not', null)
      .orderBy('created_at', 'desc')
      .execute()
    return counts.map((row) => ({
      ...row,
      comments: comments
        .filter(({ article }) => article === row.article)
        .slice(0, MOST_COMMENTS)
        .map(({ helpful, comment, created_at }) => ({ helpful, comment: comment ?? '', at: created_at })),
    }))
  })
}

/** Survey results: how many found what they looked for, and the latest comments. @throws ServiceUnavailable */
export function surveyReport(): Promise<{ yes: number; no: number; reasons: string[] }> {
  return withDatabase(async (db) => {
    const answers = await db
      .selectFrom('survey_answer')
      .select(['found', 'reason'])
      .orderBy('created_at', 'desc')
      .execute()
    const found = answers.filter((answer) => answer.found).length
    return {
      yes: found,
      no: answers.length - found,
      reasons: answers.slice(0, MOST_COMMENTS).map(({ reason }) => reason),
    }
  })
}

/** An article's feedback, for its editors; null while the database is unavailable. */
export function feedbackOf(article: string): Promise<{ yes: number; no: number } | null> {
  const counted = withDatabase((db) =>
    db
      .selectFrom('article_feedback')
      .select([yes.as('yes'), no.as('no')])
      .where('article', '=', article)
      .executeTakeFirstOrThrow(),
  )
  return unlessUnavailable(counted, null)
}

export type ArticleReport = Awaited<ReturnType<typeof feedbackReport>>[number]
