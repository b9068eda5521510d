import { sql } from 'kysely'
import { ServiceUnavailable, withDatabase } from '../database/database'

/** Feedback on one article. */
export interface ArticleReport {
  /** The article's slug. */
  article: string
  yes: number
  no: number
  /** Latest first. */
  comments: { helpful: boolean; comment: string; at: Date }[]
}

const MOST_COMMENTS = 20

const yes = sql<number>`count(*) filter (where helpful)`
const no = sql<number>`count(*) filter (where not helpful)`

/** Articles with feedback, least helpful first. @throws ServiceUnavailable */
export function feedbackReport(): Promise<ArticleReport[]> {
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
export async function feedbackOf(article: string): Promise<{ yes: number; no: number } | null> {
  try {
    return await withDatabase((db) =>
      db
        .selectFrom('article_feedback')
        .select([yes.as('yes'), no.as('no')])
        .where('article', '=', article)
        .executeTakeFirstOrThrow(),
    )
  } catch (error) {
    if (error instanceof ServiceUnavailable) return null
    throw error
  }
}
