import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadSampleSpace, sampleAssetFiles } from '@sandbox/space/load'
import { SampleSpaceError } from '@sandbox/space/loading/problem'
import { copyAssets, writeExport } from '@sandbox/space/write-export'

/**
 * `npm run space:export -- FILE [--with-assets]`: writes the sample space as one file that Contentful's importer takes.
 * With `--with-assets` the pictures are beside it, for `contentful space import --content-file FILE --upload-assets
 * --assets-directory FOLDER`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-assets': { type: 'boolean', default: false } },
})

const run = async (file: string, withAssets: boolean): Promise<void> => {
  const space = await loadSampleSpace()
  await writeExport(space, file)
  console.log(`Wrote ${space.entries.length} entries and ${space.assets.length} assets to ${file}.`)
  if (!withAssets) return
  const folder = path.dirname(file)
  const missing = await copyAssets(space, await sampleAssetFiles(), folder)
  console.log(`Copied ${space.assets.length - missing.length} pictures to ${folder}.`)
  if (missing.length === 0) return
  console.error(`No picture for: ${missing.join(', ')}`)
  process.exitCode = 1
}

const file = positionals[0]
if (file === undefined) {
  console.error('Usage: npm run space:export -- FILE [--with-assets]')
  process.exitCode = 2
} else {
  await run(path.resolve(file), values['with-assets']).catch((error: unknown) => {
    if (!(error instanceof SampleSpaceError)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
}
