import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapContentPage } from '@/server/content/mappers/pages/content'
import { createReadContext, startDraftReading } from '@/server/content/reader/context'
import { readEntry } from '@/server/content/reader/entry'
import { createLastPublished, type LastPublished } from '@/server/content/reader/last-published'
import { createGraph } from '@/server/content/service/graph'
import { logger } from '@/server/log/logger'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { entryOf, replyOf } from './support/map-space'

beforeAll(() => {
  logger.level = 'silent'
})

const file = path.join(newFolder(), 'notices.json')
const stored = (): LastPublished => createLastPublished(file, { entries: new Map(), assets: new Map() })
/** What was remembered is on disk after the event loop's turn. */
const written = () => new Promise((resolve) => setTimeout(resolve))

const notice = (tone: string) =>
  makeEntry('notice', { id: 'sintomas', fields: { text: 'A persistirem os sintomas', tone } })
const box = makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: [entryLink('sintomas')] } })
const page = makeEntry('contentPage', 'page', { title: 'T', slug: 's', sectionContainers: [box] })

/** What stands on the page while a notice is published or not. */
const read = (tone: string | null, lastPublished: LastPublished, draft = false) => {
  const problems: ContentProblem[] = []
  const reply = replyOf(makeSpace(page, box, ...(tone === null ? [] : [notice(tone)])))
  const context = createReadContext(
    createGraph([reply], () => undefined),
    'https:',
    {
      draft: draft ? startDraftReading() : null,
      noteProblem: (problem) => problems.push(problem),
      lastPublished,
    },
  )
  const { containers } = mapContentPage(readEntry('contentPage', entryOf(reply, 'page'), context), {
    comparison: null,
    continents: null,
    reviewable: null,
  })
  return { text: JSON.stringify(containers), problems: problems.map(({ reason }) => reason) }
}

test('a withdrawn notice keeps its last text, also after a restart, and is named (PROBLEM-3)', async () => {
  read('info', stored())
  await written()
  const withdrawn = read(null, stored())
  expect(withdrawn.text).toContain('A persistirem os sintomas')
  expect(withdrawn.problems).toEqual(['withdrawnNotice'])
})

test('an editor sees that it is gone', () => {
  expect(read(null, stored(), true).text).not.toContain('A persistirem os sintomas')
})
