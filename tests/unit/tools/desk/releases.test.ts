import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { openReleases, type Releases } from '../../../../tools/desk/server/releases'

let folder: string
let open: Releases[] = []
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  for (const releases of open) releases.stop()
  open = []
})

const opened = async (publish: (entry: string) => Promise<string | null>): Promise<Releases> => {
  const releases = await openReleases(path.join(folder, 'releases.json'), publish)
  open.push(releases)
  return releases
}
const PAST = '2020-01-01T10:00:00-03:00'
const FUTURE = '2100-01-01T10:00:00-03:00'

test('what is due is published once, each refusal is told, and what is not due waits', async () => {
  const published: string[] = []
  const releases = await opened(async (entry) => {
    published.push(entry)
    return entry === 'b' ? 'O campo é obrigatório.' : null
  })
  await releases.plan({ name: 'Inverno', at: PAST, entries: ['a', 'b'] })
  await releases.plan({ name: 'Verão', at: FUTURE, entries: ['c'] })
  await releases.publishDue()
  await releases.publishDue()
  expect(published).toEqual(['a', 'b'])
  expect(releases.list()).toMatchObject([
    { name: 'Inverno', state: 'failed', refusals: [{ entry: 'b', text: 'O campo é obrigatório.' }] },
    { name: 'Verão', state: 'waiting' },
  ])
})

test('a release is there after a restart, and is then published late; a canceled one is not', async () => {
  const first = await opened(async () => null)
  first.stop()
  const { id } = await first.plan({ name: 'Cancelada', at: PAST, entries: ['a'] })
  await first.plan({ name: 'Atrasada', at: PAST, entries: ['b'] })
  expect(await first.cancel(id)).toBe(true)
  expect(await first.cancel(id)).toBe(false)
  const published: string[] = []
  const second = await opened(async (entry) => {
    published.push(entry)
    return null
  })
  await second.publishDue()
  expect(published).toEqual(['b'])
})
