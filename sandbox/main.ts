import { createSandbox } from './server/sandbox'
import type { SandboxStore } from './server/store/store'

const NAMES = {
  delivery: 'Content Delivery API and Images API',
  preview: 'Content Preview API',
  control: 'control page and mailbox',
} as const

const file = process.env.SANDBOX_SPACE
const exportFile = file === undefined || file === '' ? null : file

const readSpace = async () => {
  if (exportFile === null) return (await import('./space/load')).loadSampleSpace()
  return (await import('./space/read-export')).readExport(exportFile)
}

const samplePictures = async () => (await import('./space/load')).sampleAssetFiles()

const watchFiles = async (store: SandboxStore) => (await import('./server/watch')).watchSampleSpace(store)

let pictures: Promise<Map<string, string>> | undefined
const sandbox = await createSandbox({
  space: await readSpace(),
  portBase: Number(process.env.SANDBOX_PORT_BASE ?? 4010),
  pictures: () => {
    pictures ??= samplePictures()
    return pictures
  },
  ...(exportFile === null ? {} : { exportFile }),
})
for (const service of ['delivery', 'preview', 'control'] as const)
  process.stdout.write(`${sandbox.urls[service]}  ${NAMES[service]}\n`)
const watcher = exportFile === null ? await watchFiles(sandbox.store) : null

const stop = async (): Promise<void> => {
  await watcher?.close()
  await sandbox.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
