import { createSandbox } from './server/sandbox'
import { watchSampleSpace } from './server/watch'
import { loadSampleSpace, sampleAssetFiles } from './space/load'
import { readExport } from './space/read-export'

const NAMES = {
  delivery: 'Content Delivery API and Images API',
  preview: 'Content Preview API',
  control: 'control page and mailbox',
} as const

const exportFile = process.env.SANDBOX_SPACE
const portBase = Number(process.env.SANDBOX_PORT_BASE ?? 4010)

const [space, pictures] = await Promise.all([
  exportFile === undefined || exportFile === '' ? loadSampleSpace() : readExport(exportFile),
  sampleAssetFiles(),
])
const sandbox = await createSandbox({
  space,
  portBase,
  pictures,
  ...(exportFile === undefined || exportFile === '' ? {} : { exportFile }),
})
const watcher = exportFile === undefined || exportFile === '' ? watchSampleSpace(sandbox.store) : null

for (const service of ['delivery', 'preview', 'control'] as const)
  process.stdout.write(`${sandbox.urls[service]}  ${NAMES[service]}\n`)

const stop = async (): Promise<void> => {
  await watcher?.close()
  await sandbox.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
