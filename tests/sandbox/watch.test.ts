import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SandboxStore } from '@sandbox/server/store/store'
import { watchSpace } from '@sandbox/server/watch'
import { readExport } from '@sandbox/space/read-export'
import { newFolder } from '@tests/factories/folder'
import { zoo } from './fixture'

test('an edit of an export is served as soon as it is saved', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const file = path.join(newFolder(), 'space.json')
  const space = zoo()
  await writeFile(file, JSON.stringify(space))
  const store = new SandboxStore(space, () => 'localhost')
  const follow = jest.fn()
  const watcher = watchSpace(store, { paths: [file], read: () => readExport(file) }, follow)
  try {
    await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
    const followed = new Promise((resolve) => follow.mockImplementation(async () => resolve(null)))
    await writeFile(file, JSON.stringify({ ...space, entries: space.entries.slice(1) }))
    await followed
    expect(store.record('Entry', space.entries[0]?.sys.id ?? '')).toBeUndefined()
  } finally {
    await watcher.close()
  }
})
