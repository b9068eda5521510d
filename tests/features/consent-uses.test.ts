import { goodContact } from '@tests/factories/contact-submission'
import { goodReview } from '@tests/factories/review-submission'
import { sql } from 'kysely'
import { withDatabase } from '@/server/database/database'
import type { Tables } from '@/server/database/tables'
import { CONTACT_CONSENT } from '@/server/features/contact/handle'
import { FEEDBACK_CONSENT, SURVEY_CONSENT } from '@/server/features/feedback/handle'
import { NEWSLETTER_CONSENT } from '@/server/features/newsletter/handle'
import { REVIEW_CONSENT } from '@/server/features/reviews/handle'
import { send } from './support/accounts'
import { databaseForSuite } from './support/database'
import { mailServerForSuite } from './support/mail-server'
import { emptyTables, rowsOf, topics } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

databaseForSuite()
mailServerForSuite()

const HARM = 'Usei à noite e me deu falta de ar, fui parar no hospital com a minha filha.'

interface Use {
  form: string
  fields: Record<string, string>
  /** Of the consent that the form shows (`tests/unit/server/features/consent-versions.test.ts` holds its text). */
  version: string
  /** What is typed, by the columns that it is stored in, and the jobs that read it. */
  columns: string[]
  jobs: string[]
}

const CASE = ['safety_case.report', 'safety_case.reporter_email', 'safety_case.reporter_name']

const USES: Use[] = [
  {
    form: 'contact',
    fields: { ...goodContact, name: 'Ana Lima', email: 'ana@exemplo.com' },
    version: CONTACT_CONSENT,
    columns: ['contact_message.email', 'contact_message.message', 'contact_message.name'],
    jobs: ['contact-notice', 'contact-receipt'],
  },
  {
    form: 'contact',
    fields: { ...goodContact, message: HARM },
    version: CONTACT_CONSENT,
    columns: ['contact_message.email', 'contact_message.message', 'contact_message.name', ...CASE],
    jobs: ['contact-notice', 'contact-receipt', 'safety-notice'],
  },
  {
    form: 'review',
    fields: { ...goodReview },
    version: REVIEW_CONSENT,
    columns: ['description', 'email', 'location', 'nickname', 'summary', 'title'].map(
      (name) => `review.${name}`,
    ),
    jobs: ['review-confirm'],
  },
  {
    form: 'article-feedback',
    fields: { article: 'dicas/hidratacao', helpful: 'no', comment: HARM },
    version: FEEDBACK_CONSENT,
    columns: ['article_feedback.comment', 'safety_case.report'],
    jobs: ['safety-notice'],
  },
  {
    form: 'exit-survey',
    fields: { found: 'no', reason: 'Procurava o horário da loja mais perto.' },
    version: SURVEY_CONSENT,
    columns: ['survey_answer.reason'],
    jobs: [],
  },
  {
    form: 'newsletter',
    fields: { email: 'ana@exemplo.com' },
    version: NEWSLETTER_CONSENT,
    columns: ['newsletter_subscription.email'],
    jobs: ['newsletter-mail'],
  },
]

const tables = async (): Promise<(keyof Tables)[]> => {
  const { rows } = await withDatabase((db) =>
    sql<{ name: keyof Tables }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not like 'kysely%'`.execute(db),
  )
  return rows.map(({ name }) => name)
}

/** `table.column` of every stored value that has something of what was typed. */
const columnsWith = async (typed: readonly string[]): Promise<string[]> => {
  const found = new Set<string>()
  for (const table of await tables())
    for (const row of await rowsOf(table))
      for (const [column, value] of Object.entries(row))
        if (typed.some((text) => JSON.stringify(value ?? null).includes(text)))
          found.add(`${table}.${column}`)
  return [...found].sort()
}

/** Versions that the stored rows name. */
const versionsOf = async (): Promise<unknown[]> => {
  const found: unknown[] = []
  for (const table of await tables())
    for (const row of await rowsOf(table)) if ('consent_version' in row) found.push(row.consent_version)
  return found
}

test.each(USES)(
  'what is typed into $form goes where its consent says, and nowhere else: $columns.length columns, $jobs.length jobs',
  async ({ form, fields, version, columns, jobs }) => {
    await emptyTables(
      'safety_case',
      'review_event',
      'review',
      'review_nickname',
      'contact_message',
      'article_feedback',
    )
    await emptyTables('survey_answer', 'newsletter_subscription', 'outbox', 'submission', 'rate_limit')
    expect((await send(form, fields)).httpStatus).toBe(303)
    const chosen = ['topic', 'product', 'article']
    const typed = Object.entries(fields).flatMap(([name, text]) =>
      chosen.includes(name) || text.length < 8 ? [] : [text],
    )
    expect(await columnsWith(typed)).toEqual(columns.toSorted())
    expect((await topics()).filter((topic) => topic !== 'safety-watch')).toEqual(jobs.toSorted())
    expect(new Set(await versionsOf())).toEqual(new Set([version]))
  },
)
