import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createSandbox } from '@sandbox/server/sandbox'
import { type WatchedSpace, watchSpace } from '@sandbox/server/watch'
import { fillSearch } from './lib/fill-search'
import { dataPlace } from './lib/participation-env'
import { searchTester } from './space/search-tester'

/** The process of the sandbox: its services, with the site's own code for indexes and the search tester. */
const NAMES = {
  delivery: 'Content Delivery API and Images API',
  preview: 'Content Preview API',
  search: 'search service',
  control: 'control page and mailbox',
} as const

const named = process.env.SANDBOX_SPACE || null
/** A space in files as the sample's: a folder with `entries/` and `assets/`. */
const isFolder = named === null || statSync(named).isDirectory()
const exportFile = isFolder ? null : named

/** The sample space, or the space that was named, and the files that it is read from. */
const loadWatched = async (): Promise<WatchedSpace> => {
  if (exportFile !== null) {
    const { readExport } = await import('@sandbox/space/read-export')
    return { paths: [exportFile], read: () => readExport(exportFile) }
  }
  const { loadSampleSpace, SAMPLE_ROOT } = await import('@sandbox/space/load')
  const root = path.resolve(named ?? SAMPLE_ROOT)
  const paths = ['entries', 'assets'].map((folder) => path.join(root, folder))
  return { paths, read: () => loadSampleSpace(root, () => undefined) }
}

const ownPictures = async () =>
  (await import('@sandbox/space/load')).sampleAssetFiles(named && isFolder ? path.resolve(named) : undefined)

const portBase = Number(process.env.SANDBOX_PORT_BASE ?? 4010)
const dataFolder = path.resolve(dataPlace(process.env), 'sandbox-data', String(portBase))
if (process.env.SANDBOX_DATA === 'fresh') await rm(dataFolder, { recursive: true, force: true })

let pictures: Promise<Map<string, string>> | undefined
const watched = await loadWatched()
const sandbox = await createSandbox({
  space: await watched.read(),
  portBase,
  dataFolder,
  pictures: () => {
    pictures ??= ownPictures()
    return pictures
  },
  webhooks: {
    url: process.env.SANDBOX_WEBHOOK_URL || null,
    secret: process.env.CONTENTFUL_WEBHOOK_SECRET ?? '',
  },
  searchTester,
  prepare: (urls) => fillSearch(urls, process.env),
  ...(exportFile === null ? {} : { exportFile }),
})
for (const service of ['delivery', 'preview', 'search', 'control'] as const)
  process.stdout.write(`${sandbox.urls[service]}  ${NAMES[service]}\n`)
if (sandbox.participation !== null) {
  const { database, mailServer } = sandbox.participation
  process.stdout.write(
    `postgres://site@localhost:${database.port}/site  database, started at its first use\n`,
  )
  process.stdout.write(`smtp://localhost:${mailServer.port}  mail server\n`)
}
const watcher = watchSpace(sandbox.store, watched, () => fillSearch(sandbox.urls, process.env))

const stop = async (): Promise<void> => {
  await watcher.close()
  await sandbox.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
