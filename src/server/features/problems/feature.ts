import { sql } from 'kysely'
import { problemStorage } from '@/server/database/tables/problems'
import type { TopicHandler } from '@/server/jobs/topic'
import { sendMail } from '@/server/mail/mail'
import { readLabels } from '@/server/mail/read-labels'
import type { Mail } from '@/server/mail/types'
import { serverEnv } from '@/shared/config/env'
import { problemLabels } from '@/shared/labels/problems'
import { defineFeature } from '../define-feature'
import { type KnownProblem, problemLines, problemOfRow } from './list'
import { mailWeekly, watchSpace } from './survey'
import { planWatch } from './write'

/** Problems of a mail; more would not be read. */
const MOST = 30

const mailOf = async (problems: readonly KnownProblem[], address: string): Promise<Mail> => {
  const label = await readLabels(problemLabels)
  const more = problems.length - MOST
  const key = problems.length === 1 ? 'one' : 'many'
  return {
    to: { name: '', address },
    subject: label(`mail.problems.subject.${key}`, { count: problems.length }),
    parts: [
      label('mail.problems.intro'),
      ...problems.slice(0, MOST).map((problem) => problemLines(label, problem).join('\n')),
      ...(more > 0 ? [label('mail.problems.more', { count: more })] : []),
    ],
  }
}

/** Tells CONTACT_ADDRESS, the house's mailbox, of problems that it was not told of; each once. */
const mailProblems: TopicHandler = async (_payload, { id, db }) => {
  const { CONTACT_ADDRESS: address } = serverEnv()
  if (address === null) return
  const rows = await db
    .selectFrom('content_problem')
    .selectAll()
    .where('mailed_at', 'is', null)
    .orderBy('first_seen')
    .execute()
  if (rows.length === 0) return
  await sendMail(await mailOf(rows.map(problemOfRow), address), id)
  await db
    .updateTable('content_problem')
    .set({ mailed_at: sql<Date>`now()` })
    .where('mailed_at', 'is', null)
    .where('first_seen', '<=', new Date(Math.max(...rows.map(({ first_seen }) => first_seen.getTime())) + 1))
    .execute()
}

/** Problems of the site's own content: nothing personal. A row is deleted when no page shows it any more. */
export const problemFeature = defineFeature({
  storage: problemStorage,
  jobs: { 'problem-mail': mailProblems, 'problem-watch': watchSpace, 'weekly-report': mailWeekly },
  subject: 'none',
  retention: 'none',
  plan: planWatch,
})
