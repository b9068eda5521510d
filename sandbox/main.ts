import { fillSearch } from './fill-search'
import { createSandbox, type Sandbox } from './server/sandbox'

const NAMES = {
  delivery: 'Content Delivery API and Images API',
  preview: 'Content Preview API',
  search: 'search service',
  control: 'control page and mailbox',
} as const

const file = process.env.SANDBOX_SPACE
const exportFile = file === undefined || file === '' ? null : file

const readSpace = async () => {
  if (exportFile === null) return (await import('./space/load')).loadSampleSpace()
  return (await import('./space/read-export')).readExport(exportFile)
}

const samplePictures = async () => (await import('./space/load')).sampleAssetFiles()

const watchFiles = async ({ store, urls }: Sandbox) =>
  (await import('./server/watch')).watchSampleSpace(store, () => fillSearch(urls, process.env))

let pictures: Promise<Map<string, string>> | undefined
const sandbox = await createSandbox({
  space: await readSpace(),
  portBase: Number(process.env.SANDBOX_PORT_BASE ?? 4010),
  pictures: () => {
    pictures ??= samplePictures()
    return pictures
  },
  webhooks: {
    url: process.env.SANDBOX_WEBHOOK_URL || null,
    secret: process.env.CONTENTFUL_WEBHOOK_SECRET ?? '',
  },
  prepare: (urls) => fillSearch(urls, process.env),
  ...(exportFile === null ? {} : { exportFile }),
})
for (const service of ['delivery', 'preview', 'search', 'control'] as const)
  process.stdout.write(`${sandbox.urls[service]}  ${NAMES[service]}\n`)
const watcher = exportFile === null ? await watchFiles(sandbox) : null

const stop = async (): Promise<void> => {
  await watcher?.close()
  await sandbox.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
