import { z } from 'zod'
import { days, flag, hours, matching, optional, orNull, postgresUrl, secret, smtpUrl, url } from './env-kinds'

/** The variables of what people send in: forms, reviews, accounts, mails. Without DATABASE_URL all of it is away. */
const MAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const MAILBOX = /^(?:[^<>\r\n]*<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/
const mailAddress = orNull(matching(MAIL, 'must be one e-mail address'))

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''))
const mailAddresses = list.refine((items) => items.every((item) => MAIL.test(item)), {
  error: 'must be e-mail addresses, with commas between them',
})
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const proxies = list.refine(
  (items) =>
    items.every((item) => proxy.safeParse(item).success) ||
    (items.length === 1 && /^[1-9]$/.test(items[0] ?? '')),
  { error: 'must be addresses or networks (10.0.0.0/8) with commas between them, or one number up to 9' },
)

export const participationVariables = {
  DATABASE_URL: postgresUrl.describe(
    'address of the PostgreSQL that keeps what people send in; empty: forms say that they are away',
  ),
  SMTP_URL: smtpUrl.describe(
    'address of the mail server, with user and password if need be; empty: mails wait',
  ),
  MAIL_FROM: orNull(
    matching(MAILBOX, 'must be an e-mail address, or a name with the address in <>'),
  ).describe('sender of all mails, an address or a name with the address in <>; needed with SMTP_URL'),
  CONTACT_ADDRESS: mailAddress.describe('where messages of the contact form go'),
  MODERATION_ADDRESS: mailAddresses.describe(
    'who is told of reviews that wait for a decision, with commas between addresses',
  ),
  PHARMACOVIGILANCE_ADDRESS: mailAddress.describe(
    'where notices of reports of harm go; needed with DATABASE_URL',
  ),
  PHARMACOVIGILANCE_ESCALATION_ADDRESS: mailAddresses.describe(
    'where they go when that address refuses one or nobody acknowledges the report in time, with commas between addresses',
  ),
  PHARMACOVIGILANCE_ESCALATION_HOURS: hours(4).describe(
    'hours within which a report of harm has to be acknowledged',
  ),
  PARTICIPATION_SECRET: secret(32).describe(
    'secret of 32 characters or more that signs links in mails; the same in all instances',
  ),
  TRUSTED_PROXIES: proxies.describe(
    'addresses or networks of proxies whose X-Forwarded-For is believed, with commas between them, or how many there are',
  ),
  DECISIONS_FILE: optional.describe(
    'YAML file of what a person has to decide, which `problems` and the weekly report show until then; empty for none',
  ),
  REVIEWS_ENABLED: flag('true').describe('false takes all reviews of visitors from the site'),
  COUNT_SEARCHES: flag().describe(
    'true counts searches without results or guidance of visitors who allow measurement; needs DATABASE_URL',
  ),
  NEWSLETTER_WEBHOOK: orNull(
    url.refine((text) => decodeURIComponent(new URL(text).password).length >= 32, {
      error: 'must have a secret of 32 characters or more as its password, https://:SECRET@host/path',
    }),
  ).describe(
    'address that receives who confirmed or left the newsletter, with the secret that signs as its password; empty for none',
  ),
  PHOTO_FOLDER: optional.describe(
    'folder of photos that visitors send, shared by all instances; not needed with S3_BUCKET',
  ),
  S3_ENDPOINT: orNull(url).describe(
    'address of an S3 service that stores photos instead, with S3_BUCKET and both S3 keys',
  ),
  S3_REGION: optional.describe('region of the S3 service'),
  S3_BUCKET: optional.describe('bucket for photos; empty: PHOTO_FOLDER is used'),
  S3_ACCESS_KEY_ID: optional.describe('access key of the S3 service'),
  S3_SECRET_ACCESS_KEY: optional.describe('secret of the S3 access key'),
  S3_SESSION_TOKEN: optional.describe('session token of temporary S3 keys; empty for none'),
  S3_PREFIX: matching(
    /^[\w-]+(?:\/[\w-]+)*$/,
    'must be letters, digits, hyphens and underscores, with single slashes between them',
  )
    .default('')
    .describe('folder of the bucket that photos are stored in; empty for none'),
  S3_ENCRYPTION: orNull(z.enum(['AES256', 'aws:kms'], { error: 'must be AES256 or aws:kms' })).describe(
    'how the S3 service encrypts photos; empty: as the bucket is configured',
  ),
  RETENTION_CONTACT_DAYS: days(730).describe('days that messages of the contact form are kept'),
  RETENTION_FEEDBACK_DAYS: days(365).describe(
    'days that feedback on articles, answers to the survey and searches without an answer are kept',
  ),
  RETENTION_REVIEW_DAYS: days(180).describe(
    'days that reviews are kept that are not shown: waiting, rejected, withdrawn',
  ),
  RETENTION_ACCOUNT_DAYS: days(730).describe('days after its last login that an account is kept'),
  RETENTION_NEWSLETTER_DAYS: days(1825).describe(
    'days that a newsletter subscription is stored as proof after it was left',
  ),
  RETENTION_OUTBOX_DAYS: days(30).describe('days that jobs that were given up are kept for a look'),
  RETENTION_SAFETY_DAYS: days(7300).describe('days that a report of harm is kept after it was closed'),
}
