import { execFile } from 'node:child_process'
import path from 'node:path'
import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace, SAMPLE_ROOT, sampleAssetFiles } from '@sandbox/space/load'
import { copyAssets, writeExport } from '@sandbox/space/write-export'
import { newFolder } from '@tests/factories/folder'
import { type ManagementOptions, startManagementApi } from './management/api'

/** A process of its own: the importer leaves connections and timers behind. */
const RUN = `require(process.argv[1])(JSON.parse(process.argv[2])).then(() => process.exit(0), () => process.exit(1))`
const folder = newFolder()
let space: SpaceExport

beforeAll(async () => {
  space = await loadSampleSpace(SAMPLE_ROOT, jest.fn())
  await writeExport(space, path.join(folder, 'space.json'))
  await copyAssets(space, await sampleAssetFiles(), folder)
})

/** The official importer on the exported file and its pictures, as docs/contentful.md has it, against an empty space. */
const importInto = async (plan: ManagementOptions, { contentModelOnly = false } = {}) => {
  const api = await startManagementApi(plan)
  const options = {
    contentFile: path.join(folder, 'space.json'),
    spaceId: 'space',
    managementToken: 'management-token',
    uploadAssets: true,
    assetsDirectory: folder,
    errorLogFile: path.join(folder, 'errors.json'),
    useVerboseRenderer: true,
    contentModelOnly,
    rateLimit: 10_000,
    host: api.host,
    hostUpload: api.host,
    insecure: true,
  }
  const args = ['-e', RUN, require.resolve('contentful-import'), JSON.stringify(options)]
  const result = await new Promise<{ isGreen: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 ** 2 }, (error, stdout, stderr) =>
      resolve({ isGreen: error === null, output: stdout + stderr }),
    )
  })
  return { ...result, refused: api.refused, counts: api.counts() }
}

test('the importer brings model, pictures and entries into a new space of the same language, and nothing is refused', async () => {
  const { isGreen, refused, counts } = await importInto({ defaultLocale: 'pt-BR' })
  expect(refused).toEqual([])
  expect(isGreen).toBe(true)
  expect(counts).toMatchObject({
    contentTypes: space.contentTypes.length,
    editorInterfaces: space.contentTypes.length,
    assets: space.assets.length,
    uploads: space.assets.length,
    entries: space.entries.length,
    published: space.entries.filter(({ sys }) => sys.publishedVersion !== undefined).length,
  })
})

test('a space of another default language is refused before anything is written', async () => {
  const { isGreen, output, counts } = await importInto({ defaultLocale: 'en-US' })
  expect(isGreen).toBe(false)
  expect(output).toContain('same default locale')
  expect(counts.writes).toBe(0)
})

test('a plan of few content types refuses the model', async () => {
  const { isGreen, refused } = await importInto(
    { defaultLocale: 'pt-BR', maxContentTypes: 25 },
    { contentModelOnly: true },
  )
  expect(isGreen).toBe(false)
  expect(refused.join()).toContain('the plan allows no more content types')
})
