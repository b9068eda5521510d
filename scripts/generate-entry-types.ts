import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { model } from '@sandbox/space/model'
import { entryTypesOf } from '@sandbox/space/model/entry-types'

/** `npm run types:content` writes the entry types; with `--check` it fails when the committed file is stale. */
const FILE = path.resolve('src/content/generated/entry-types.ts')

const current = await readFile(FILE, 'utf8').catch(() => null)
const wanted = entryTypesOf(model.map(({ contentType }) => contentType))

if (current === wanted) console.log('The entry types follow the content model.')
else if (process.argv.includes('--check')) {
  console.error(`${path.relative('.', FILE)} does not follow the content model: run npm run types:content.`)
  process.exitCode = 1
} else {
  await mkdir(path.dirname(FILE), { recursive: true })
  await writeFile(FILE, wanted)
  console.log(`Wrote ${path.relative('.', FILE)}.`)
}
