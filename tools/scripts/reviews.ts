import { userInfo } from 'node:os'
import { ServiceUnavailable, withDatabase } from '@/server/database/database'
import { decide } from '@/server/features/reviews/moderation/decide'
import { listReviews } from '@/server/features/reviews/moderation/view'
import { isDecision, isReason, REASONS } from '@/server/features/reviews/transitions'
import { logAccess } from '@/server/privacy/access-log'
import type { Decision, DecisionReason, ReviewStatus } from '@/shared/content-model/views/moderation'
import { runCommand } from './lib/command'
import { runningSandboxPorts } from './lib/sandbox'
import { loadSiteSetup, SetupError } from './lib/site-env'

/**
 * `npm run reviews -- list [STATUS]`, `approve ID`, `reject ID REASON [NOTE]`, `withdraw ID REASON [NOTE]`: the actions of
 * the links in moderators' mails, for operators. The site does what follows (mails, pages), now or as soon as it runs.
 */
const USAGE = `npm run reviews -- list [unconfirmed|pending|approved|rejected|withdrawn]
npm run reviews -- approve ID
npm run reviews -- reject ID REASON [NOTE FOR THE AUTHOR]
npm run reviews -- withdraw ID REASON [NOTE]
Reasons: ${REASONS.join(', ')}`

const STATUSES: readonly ReviewStatus[] = ['unconfirmed', 'pending', 'approved', 'rejected', 'withdrawn']
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const actor = `cli:${userInfo().username}`

const list = async (requested = 'pending'): Promise<void> => {
  const status = STATUSES.find((known) => known === requested)
  if (!status) throw new SetupError(USAGE)
  await withDatabase((db) => logAccess(db, { actor, action: 'list-reviews' }))
  const reviews = await listReviews(status)
  for (const {
    id,
    product_key: product,
    rating,
    nickname,
    title,
    summary,
    description,
    tells_harm,
    created_at,
  } of reviews)
    console.log(
      `${id}  ${created_at.toISOString()}  ${product}  ${rating}/5  ${nickname}${tells_harm ? '  HARM' : ''}\n` +
        `  ${title} | ${summary}\n  ${description.replace(/\n/g, '\n  ')}\n`,
    )
  console.log(`${reviews.length} ${status}`)
}

const readReason = (decision: Decision, given: string | undefined): DecisionReason | null => {
  if (decision === 'approve') return null
  if (given === undefined || !isReason(given)) throw new SetupError(USAGE)
  return given
}

const act = async (decision: Decision, [id = '', reason, ...note]: string[]): Promise<void> => {
  if (!UUID.test(id)) throw new SetupError(USAGE)
  const why = readReason(decision, reason)
  const { isDone, status } = await decide(id, decision, {
    actor,
    reason: why,
    note: note.join(' ').trim() || null,
  })
  if (status === null) throw new SetupError(`There is no review ${id}.`)
  if (!isDone) throw new SetupError(`Not done: the review is ${status}.`)
  console.log(`${id} is ${status}.`)
}

await runCommand(async () => {
  const { env } = loadSiteSetup('production', await runningSandboxPorts())
  Object.assign(process.env, env)
  const [command = '', ...rest] = process.argv.slice(2)
  try {
    if (command === 'list') await list(rest[0])
    else if (isDecision(command)) await act(command, rest)
    else throw new SetupError(USAGE)
  } catch (error) {
    throw error instanceof ServiceUnavailable ? new SetupError(`Not done: ${error.message}.`) : error
  }
})
