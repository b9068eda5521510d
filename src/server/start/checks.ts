import { redisLink } from '@/server/cache/redis-link'
import { sharedName } from '@/server/cache/shared-name'
import { contentPages } from '@/server/content/pages'
import { databaseFault } from '@/server/database/health'
import { graveProblems } from '@/server/features/problems/health'
import { absentPhotosFault, photoStorageFault } from '@/server/features/reviews/photo/storage-fault'
import { deadJobs, refusedMail, refusingDomains } from '@/server/jobs/jobs'
import { failureCode } from '@/server/jobs/topic'
import { isMailDown } from '@/server/mail/failures'
import { verifyServer } from '@/server/mail/transport'
import { floodedForm } from '@/server/protection/form-limits'
import { configurationFault, livenessFault, refusalFault } from '@/server/publishing/search/algolia/probe'
import { searchConfig, serverEnv } from '@/shared/config/env'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, resultOr, type ServiceHealth, seldom, UP } from './service-health'

const MINUTE = 60_000

const HOUR = 60 * MINUTE

/** The host of drafts, with its own token: editors alone would notice. */
const previewFault = seldom(
  async () => {
    if (serverEnv().CONTENTFUL_PREVIEW_TOKEN === '') return null
    const fault = await contentPages().checkService('preview', HEALTH_TIMEOUT_MS)
    const [code] = fault?.split(':', 1) ?? []
    return code === undefined
      ? null
      : `drafts cannot be read (${code}): check CONTENTFUL_PREVIEW_TOKEN and CONTENTFUL_PREVIEW_HOST`
  },
  { well: HOUR, ill: MINUTE },
)

export async function checkContentful(): Promise<ServiceHealth> {
  const pages = contentPages()
  const fault = await pages.checkService(pages.source(false), HEALTH_TIMEOUT_MS)
  return healthOf(fault ?? (await resultOr(previewFault(), null)))
}

const documentFault = seldom(
  async () => {
    const fault = await contentPages().checkPrivacyDocument()
    return fault && `${fault}: check PRIVACY_DOCUMENT_URL; pages show the last known link, or none`
  },
  { well: HOUR, ill: MINUTE },
)

/** Whether the privacy document can be read. */
export async function checkPrivacyDocument(): Promise<ServiceHealth> {
  if (serverEnv().PRIVACY_DOCUMENT_URL === null) return OFF
  return healthOf(await resultOr(documentFault(), null))
}

/** Seconds that a check's key stays in Redis. */
const HEARTBEAT_TTL = 60

/** Redis's write refusals. By text: each of Next's bundles may have a class of its own. */
const REFUSED = /^(?:OOM|READONLY|MISCONF|NOREPLICAS|NOPERM)\b/

/** A Redis that responds but is read-only or full lets instances diverge: the check writes. */
export async function checkRedis(): Promise<ServiceHealth> {
  const link = redisLink()
  if (!link) return OFF
  try {
    await link.send((client) => client.setEx(sharedName('health'), HEARTBEAT_TTL, '1'))
    return UP
  } catch (error) {
    return healthOf(
      error instanceof Error && REFUSED.test(error.message)
        ? 'cannot be written to: the server of REDIS_URL is full, or a replica'
        : 'no answer: check host and password in REDIS_URL, see "Redis is away" in the log',
    )
  }
}

/** Whether the database responds, has this version's tables, and is writable. */
export async function checkDatabase(): Promise<ServiceHealth> {
  return serverEnv().DATABASE_URL === null ? OFF : healthOf(await databaseFault(HEALTH_TIMEOUT_MS))
}

/** Whether failed jobs wait for an engineer. */
export async function checkOutbox(): Promise<ServiceHealth> {
  if (serverEnv().DATABASE_URL === null) return OFF
  const count = await resultOr(deadJobs(), 0)
  return healthOf(count ? `${count} job(s) given up: see dead_at and last_error in the table outbox` : null)
}

/** Whether all guidance, notices and numbers are published: what is withdrawn stays, and somebody has to look at it. */
export async function checkGuidance(): Promise<ServiceHealth> {
  const count = await resultOr(graveProblems(), 0)
  return healthOf(count ? `${count} withdrawn, or without their page: see npm run problems` : null)
}

const WORDS: Readonly<Record<string, string>> = {
  EAUTH: 'login refused, check user and password in SMTP_URL',
  ENOAUTH: 'login refused, check user and password in SMTP_URL',
  ETLS: 'no TLS, which a password needs: use smtps://, or a server with STARTTLS, in SMTP_URL',
  EDNS: 'unknown host, check SMTP_URL',
}

/** Tests the login to SMTP_URL, without a mail. Mail servers count logins. */
const loginFault = seldom(
  async () => {
    try {
      await verifyServer()
      return null
    } catch (error) {
      const [code = ''] = failureCode(error).split(' ')
      return WORDS[code] ?? `no answer (${code}), check SMTP_URL`
    }
  },
  { well: 10 * MINUTE, ill: MINUTE },
)

/** The result of the last mails, else of a login. A slow server is no fault; a later check finds its result. */
export async function checkMail(): Promise<ServiceHealth> {
  if (serverEnv().SMTP_URL === null) return OFF
  // A later mail to somebody else does not fix this.
  const refused = await resultOr(refusedMail(), null)
  if (refused !== null)
    return healthOf(`${refused}: the server of SMTP_URL does not accept this address, check it there`)
  const domains = await resultOr(refusingDomains(), 0)
  if (domains > 0)
    return healthOf(
      `servers of ${domains} domains refuse mails: check the reputation of MAIL_FROM and last_error`,
    )
  const flooded = floodedForm()
  if (flooded !== null) return healthOf(`${flooded} is above the limit of the site: mails to visitors wait`)
  if (isMailDown())
    return healthOf('the last mail did not go, see SMTP_URL and last_error of its job in the table outbox')
  return healthOf(await resultOr(loginFault(), null))
}

/** Buckets charge for writes. */
const storageFault = seldom(async () => (await photoStorageFault()) ?? absentPhotosFault(), {
  well: 10 * MINUTE,
  ill: MINUTE,
})

/** Whether photos can be stored, and those of reviews exist. A slow bucket is found by a later check. */
export async function checkPhotos(): Promise<ServiceHealth> {
  const { DATABASE_URL, REVIEWS_ENABLED } = serverEnv()
  if (DATABASE_URL === null || !REVIEWS_ENABLED) return OFF
  return healthOf(await resultOr(storageFault(), null))
}

/** Two searches an hour cost little; a fixed fault should be seen soon. */
const searchFault = seldom(
  async () => {
    const search = searchConfig()
    return search && configurationFault(search)
  },
  { well: HOUR, ill: MINUTE / 2 },
)

/** Whether browsers can search and publishing can write: service, keys and indexes. */
export async function checkSearch(): Promise<ServiceHealth> {
  const search = searchConfig()
  if (!search) return OFF
  return healthOf((await livenessFault(search)) ?? (await searchFault()) ?? refusalFault())
}
