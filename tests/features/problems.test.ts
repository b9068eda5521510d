import { TEST_ENV } from '@tests/factories/mail-env'
import { withDatabase } from '@/server/database/database'
import { graveProblems } from '@/server/features/problems/health'
import { knownProblems } from '@/server/features/problems/list'
import { writeNotes } from '@/server/features/problems/loop'
import { noteProblems, startNotes } from '@/server/features/problems/note'
import { workJobs } from '@/server/features/work-jobs'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { databaseForSuite } from './support/database'
import { mailServerForSuite } from './support/mail-server'
import { emptyTables, makeDue, rowsOf } from './support/tables'

jest.mock('@/server/mail/read-labels', () => {
  const { createLabelReader } = jest.requireActual('@/shared/labels/reader')
  return {
    readBrand: async () => 'A marca',
    readLabels: async (table: Record<string, string>) => createLabelReader(table, {}),
  }
})

databaseForSuite()

const { mailbox } = mailServerForSuite()
beforeEach(async () => {
  mailbox.remove()
  await emptyTables('content_problem', 'outbox')
})

const lost: ContentProblem = {
  entryId: 'notice-sintomas',
  contentType: 'unresolved',
  title: null,
  field: '-',
  reason: 'unresolved',
  place: { entryId: 'a', contentType: 'article', title: 'Ar seco', field: 'body' },
}
const empty: ContentProblem = {
  entryId: 'notice-1',
  contentType: 'notice',
  title: 'Aviso da tosse',
  field: 'text',
  reason: 'empty',
}

const note = async (notes: Record<string, ContentProblem[]>): Promise<void> => {
  for (const [node, problems] of Object.entries(notes)) noteProblems(node, problems)
  await writeNotes()
}
const pagesById = async () =>
  Object.fromEntries((await withDatabase(knownProblems)).map(({ entryId, pages }) => [entryId, pages]))

test('without a start nothing is collected; a note costs no query (PROBLEM-1)', async () => {
  await note({ '/a/': [empty] })
  expect(await pagesById()).toEqual({})
  startNotes()
})

test('one cause is one row with every page that shows it; a rendering without it removes the page, the last one the row (PROBLEM-1)', async () => {
  await note({ '/a/': [lost, empty], '/b/': [lost], 'list:shell': [] })
  expect(await pagesById()).toEqual({ 'notice-sintomas': ['/a/', '/b/'], 'notice-1': ['/a/'] })
  await note({ '/a/': [lost] })
  expect(await pagesById()).toEqual({ 'notice-sintomas': ['/a/', '/b/'] })
  await note({ '/c/': [lost], '/b/': [] })
  expect(await pagesById()).toEqual({ 'notice-sintomas': ['/a/', '/c/'] })
  await note({ '/a/': [], '/c/': [] })
  expect(await pagesById()).toEqual({})
})

test('a row keeps its first day while other pages come and go', async () => {
  await note({ '/a/': [lost] })
  const [before] = await withDatabase(knownProblems)
  await note({ '/a/': [], '/b/': [lost] })
  const [after] = await withDatabase(knownProblems)
  expect(after).toMatchObject({ ...lost, pages: ['/b/'], firstSeen: before?.firstSeen })
})

test('what safety hangs on and is withdrawn is mailed at once, and health counts it until it is mended (PROBLEM-3)', async () => {
  const withdrawn: ContentProblem = { ...lost, reason: 'withdrawnNotice' }
  const unlinked: ContentProblem = {
    ...lost,
    entryId: 'article-engasgo',
    place: { entryId: 'g', contentType: 'searchGuidance', title: 'Engasgo', field: 'page' },
  }
  await note({ '/a/': [empty] })
  expect(await graveProblems()).toBe(0)
  await note({ '/a/': [withdrawn], '/b/': [unlinked] })
  expect(await graveProblems()).toBe(2)
  await workJobs()
  expect(mailbox.list()).toHaveLength(1)
  await note({ '/a/': [], '/b/': [] })
  expect(await graveProblems()).toBe(0)
})

test('new problems are mailed once, in one mail at the next full hour, with names, remedy and a link; mended ones are not (PROBLEM-2)', async () => {
  await note({ '/a/': [lost, empty] })
  await note({ '/b/': [lost] })
  await note({ '/a/': [lost] })
  const jobs = await rowsOf('outbox')
  // To the nearest minute: the database counts from the beginning of its transaction.
  const minuteOf = (due: Date) => new Date(due.getTime() + 30_000).getUTCMinutes()
  expect(jobs.map(({ topic, due }) => [topic, minuteOf(due)])).toEqual([['problem-mail', 0]])
  await makeDue()
  await workJobs()
  expect(mailbox.list()).toHaveLength(1)
  const mail = mailbox.list()[0]
  expect(mail?.recipients).toEqual([TEST_ENV.CONTACT_ADDRESS])
  expect(mail?.subject).toBe('Conteúdo do site: 1 problema novo')
  expect(mail?.text).toContain('usada em “Ar seco” (Artigo)')
  expect(mail?.text).toContain('O que fazer: Publique a entrada, ou tire a ligação de quem a usa.')
  expect(mail?.text).toContain(
    'https://app.contentful.com/spaces/space/environments/master/entries/notice-sintomas',
  )
  await note({ '/d/': [lost] })
  expect(await rowsOf('outbox')).toEqual([])
})
