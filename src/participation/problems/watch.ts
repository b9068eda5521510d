import { drafts } from '@/content/preview'
import type { ContentProblem } from '@/models/content-problem'
import { inTransaction } from '../database/database'
import type { TopicHandler } from '../outbox/topic'
import { planWatch, WATCH_EVERY } from './plan'
import { writeProblems } from './write'

/** The node of problems that are found in the whole space, not on a page. */
export const SPACE_NODE = 'list:space'

/** Stores what was found in the whole space. */
export async function storeSurvey(problems: readonly ContentProblem[]): Promise<void> {
  await inTransaction((trx) => writeProblems(trx, new Map([[SPACE_NODE, problems]])))
}

/** Looks through the whole space; the next look is planned first, so that a failure does not end it. */
export const watchSpace: TopicHandler = async () => {
  await inTransaction((trx) => planWatch(trx, WATCH_EVERY))
  const { problems } = await drafts().survey(Date.now())
  await storeSurvey(problems)
}
