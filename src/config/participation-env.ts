import { z } from 'zod'

/** The variables of what people send in: forms, reviews, accounts, mails. Without DATABASE_URL all of it is away. */
const optional = z.string().nullable().default(null)
const MAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const MAILBOX = /^(?:[^<>\r\n]*<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/
const mailAddress = z.string().regex(MAIL, { error: 'must be one e-mail address' }).nullable().default(null)

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
const days = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'must be a whole number of days above 0' })
    .transform(Number)
    .default(fallback)

export const participationVariables = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' })
    .nullable()
    .default(null),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .nullable()
    .default(null),
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, { error: 'must be an e-mail address, or a name with the address in <>' })
    .nullable()
    .default(null),
  CONTACT_ADDRESS: mailAddress,
  MODERATION_ADDRESS: mailAddresses,
  PHARMACOVIGILANCE_ADDRESS: mailAddress,
  PHARMACOVIGILANCE_ESCALATION_ADDRESS: mailAddresses,
  PHARMACOVIGILANCE_ESCALATION_HOURS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: 'must be a whole number of hours above 0' })
    .transform(Number)
    .default(4),
  PARTICIPATION_SECRET: z
    .string()
    .min(32, { error: 'must have 32 characters or more' })
    .nullable()
    .default(null),
  TRUSTED_PROXIES: proxies,
  REVIEWS_ENABLED: z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .default('true')
    .transform((value) => value === 'true' || value === '1'),
  COUNT_SEARCHES: z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
  NEWSLETTER_WEBHOOK: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address that starts with https:// or http://',
      abort: true,
    })
    .refine((text) => decodeURIComponent(new URL(text).password).length >= 32, {
      error: 'must have a secret of 32 characters or more as its password, https://:SECRET@host/path',
    })
    .nullable()
    .default(null),
  PHOTO_FOLDER: optional,
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://' })
    .nullable()
    .default(null),
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_SESSION_TOKEN: optional,
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, {
      error: 'must be letters, digits, hyphens and underscores, with single slashes between them',
    })
    .default(''),
  S3_ENCRYPTION: z
    .enum(['AES256', 'aws:kms'], { error: 'must be AES256 or aws:kms' })
    .nullable()
    .default(null),
  RETENTION_CONTACT_DAYS: days(730),
  RETENTION_FEEDBACK_DAYS: days(365),
  RETENTION_REVIEW_DAYS: days(180),
  RETENTION_ACCOUNT_DAYS: days(730),
  RETENTION_NEWSLETTER_DAYS: days(1825),
  RETENTION_OUTBOX_DAYS: days(30),
  RETENTION_SAFETY_DAYS: days(7300),
}

export const PARTICIPATION_PURPOSE: Record<keyof typeof participationVariables, string> = {
  DATABASE_URL:
    'address of the PostgreSQL that keeps what people send in; empty: forms say that they are away',
  SMTP_URL: 'address of the mail server, with user and password if need be; empty: mails wait',
  MAIL_FROM: 'sender of all mails, an address or a name with the address in <>; needed with SMTP_URL',
  CONTACT_ADDRESS: 'where messages of the contact form go',
  MODERATION_ADDRESS: 'who is told of reviews that wait for a decision, with commas between addresses',
  PHARMACOVIGILANCE_ADDRESS: 'where notices of reports of harm go; needed with DATABASE_URL',
  PHARMACOVIGILANCE_ESCALATION_ADDRESS:
    'where they go when that address refuses one or nobody acknowledges the report in time, with commas between addresses',
  PHARMACOVIGILANCE_ESCALATION_HOURS: 'hours within which a report of harm has to be acknowledged',
  PARTICIPATION_SECRET:
    'secret of 32 characters or more that signs links in mails; the same in all instances',
  TRUSTED_PROXIES:
    'addresses or networks of proxies whose X-Forwarded-For is believed, with commas between them, or how many there are',
  REVIEWS_ENABLED: 'false takes all reviews of visitors from the site',
  COUNT_SEARCHES:
    'true counts searches without results or guidance of visitors who allow measurement; needs DATABASE_URL',
  NEWSLETTER_WEBHOOK:
    'address that receives who confirmed or left the newsletter, with the secret that signs as its password; empty for none',
  PHOTO_FOLDER: 'folder of photos that visitors send, shared by all instances; not needed with S3_BUCKET',
  S3_ENDPOINT: 'address of an S3 service that stores photos instead, with S3_BUCKET and both S3 keys',
  S3_REGION: 'region of the S3 service',
  S3_BUCKET: 'bucket for photos; empty: PHOTO_FOLDER is used',
  S3_ACCESS_KEY_ID: 'access key of the S3 service',
  S3_SECRET_ACCESS_KEY: 'secret of the S3 access key',
  S3_SESSION_TOKEN: 'session token of temporary S3 keys; empty for none',
  S3_PREFIX: 'folder of the bucket that photos are stored in; empty for none',
  S3_ENCRYPTION: 'how the S3 service encrypts photos; empty: as the bucket is configured',
  RETENTION_CONTACT_DAYS: 'days that messages of the contact form are kept',
  RETENTION_FEEDBACK_DAYS:
    'days that feedback on articles, answers to the survey and searches without an answer are kept',
  RETENTION_REVIEW_DAYS: 'days that reviews are kept that are not shown: waiting, rejected, withdrawn',
  RETENTION_ACCOUNT_DAYS: 'days after its last login that an account is kept',
  RETENTION_NEWSLETTER_DAYS: 'days that a newsletter subscription is stored as proof after it was left',
  RETENTION_OUTBOX_DAYS: 'days that jobs that were given up are kept for a look',
  RETENTION_SAFETY_DAYS: 'days that a report of harm is kept after it was closed',
}
