import { sql } from 'kysely'
import { ServiceUnavailable, withDatabase } from '../database/database'

/** What readers said of one article. */
export interface ArticleReport {
  /** The article's slug. */
  article: string
  yes: number
  no: number
  /** The latest comments first. */
  comments: { helpful: boolean; comment: string; at: Date }[]
}

const MOST_COMMENTS = 20

const yes = sql<number>`count(*) filter (where helpful)`
const no = sql<number>`count(*) filter (where not helpful)`

/** All articles that readers said something of, those that helped least first. @throws ServiceUnavailable */
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

/** The answers to the survey for those who leave: how many found what they looked for, and the latest words. @throws ServiceUnavailable */
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

/** What readers said of an article, for its editors; null while the database is away, which keeps no page from being shown. */
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
