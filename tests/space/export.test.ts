import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { missingPictures, readSampleSpace, sampleAssetFiles } from '@sandbox/space/load'
import { modelTypes } from '@sandbox/space/loading/content-types'
import { readExport } from '@sandbox/space/read-export'
import { copyAssets, downloadPathOf, writeExport } from '@sandbox/space/write-export'
import { newFolder } from '@tests/factories/folder'
import { forSuite } from '@tests/factories/for-suite'
import { checkSpace } from '../../tools/scripts/space/check/space'

/** Read once for all tests that only look at it. */
const sample = forSuite(readSampleSpace)

test('docs/contentful.md says how many content types a real space must take', async () => {
  const guide = await readFile('docs/contentful.md', 'utf8')
  expect(guide).toContain(`${sample.space.contentTypes.length} content types`)
})

test('two exports of the same files are the same, and can be read again', async () => {
  const [first, second] = ['1.json', '2.json'].map((name) => path.join(newFolder(), 'a', name)) as [
    string,
    string,
  ]
  await writeExport(sample.space, first)
  await writeExport((await readSampleSpace()).space, second)
  const text = await readFile(first, 'utf8')
  expect(text).toBe(await readFile(second, 'utf8'))
  expect(await readExport(first)).toEqual(JSON.parse(text))
})

test('an export of the sample is held against the model without an error, as the sample itself (behavior SANDBOX-3)', async () => {
  const file = path.join(newFolder(), 'space.json')
  await writeExport(sample.space, file)
  const findings = checkSpace(await readExport(file), { types: modelTypes })
  expect(findings.filter(({ level }) => level === 'error')).toEqual([])
})

test('help texts of the model reach the editors’ interface', async () => {
  const { editorInterfaces } = sample.space
  expect(JSON.stringify(editorInterfaces)).toContain(
    '"settings":{"helpText":"Só quando a página repete outra."}',
  )
})

test('pictures lie where the importer looks for them; those that do not exist are named', async () => {
  const folder = newFolder()
  const { space, pictures } = sample
  const missing = await copyAssets(space, await sampleAssetFiles(), folder)
  expect(missing).toEqual(missingPictures(pictures).map(({ id }) => id))
  const place = downloadPathOf('//images.ctfassets.net/s/a/t/x.png', folder)
  expect(place).toBe(path.join(folder, 'images.ctfassets.net/s/a/t/x.png'))
})

test('a file that is no export is named', async () => {
  await expect(readExport('package.json')).rejects.toThrow(
    'package.json is not a Contentful export: contentTypes, locales, entries, assets missing',
  )
})
