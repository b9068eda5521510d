import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeProblem } from '@sandbox/space/loading/problem'
import { newFolder } from '@tests/factories/folder'
import { makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import sharp from 'sharp'
import { contextOf } from '../../tools/scripts/space/check/context'
import { mainPictureFindings } from '../../tools/scripts/space/check/main-pictures'

const folder = newFolder()
const fileOf = (id: string) => path.join(folder, `${id}.png`)

const noise = (deviation: number) => ({
  create: {
    width: 1200,
    height: 800,
    channels: 3 as const,
    background: '#888888',
    noise: { type: 'gaussian' as const, mean: 128, sigma: deviation },
  },
})

beforeAll(async () => {
  await sharp(noise(1)).png().toFile(fileOf('calm'))
  await sharp(noise(60)).png().toFile(fileOf('noisy'))
})

test('a file that is no picture, or a damaged one, is a finding of its page, and the others are still looked at', async () => {
  await writeFile(fileOf('damaged'), (await readFile(fileOf('noisy'))).subarray(0, 300))
  await writeFile(fileOf('leaflet'), '%PDF-1.7 no picture')
  const assets = ['damaged', 'leaflet', 'noisy'].map((id) => makeAsset({ id }))
  const pages = assets.map((asset) => {
    const { id } = asset.sys
    return [makeEntry('image', { id: `${id}-image`, fields: { image: asset } }), id] as const
  })
  const entries = pages.flatMap(([image, id]) => [
    image,
    makeEntry('page', { id: `${id}-page`, fields: { slug: id, image } }),
  ])
  const findings = await mainPictureFindings(contextOf(makeSpace(...entries, ...assets)), fileOf)
  expect(findings.map(({ entry, reason }) => `${entry} ${reason}`)).toEqual([
    'damaged-page opens with asset damaged, which is no picture that can be read',
    'leaflet-page opens with asset leaflet, which is no picture that can be read',
    expect.stringContaining('noisy-page'),
  ])
})

test('a page that opens with a picture too noisy for a phone is told, through banner and picture entry (PICTURE-7)', async () => {
  const [calm, noisy] = [makeAsset({ id: 'calm' }), makeAsset({ id: 'noisy' })]
  const entries = [calm, noisy].flatMap((asset) => {
    const { id } = asset.sys
    const image = makeEntry('image', { id: `${id}-image`, fields: { image: asset } })
    const banner = makeEntry('banner', { id: `${id}-banner`, fields: { image } })
    return [image, banner, makeEntry('page', { id: `${id}-page`, fields: { slug: id, banner } })]
  })
  const context = contextOf(makeSpace(...entries, calm, noisy))
  const findings = await mainPictureFindings(context, fileOf)
  expect(findings.map(({ level }) => level)).toEqual(['error'])
  expect(findings.map(describeProblem)).toEqual([
    expect.stringMatching(
      /^entry noisy-page .*opens with asset noisy, which has \d+ kB on a phone, more than 50$/,
    ),
  ])
  expect(await mainPictureFindings(context, () => null)).toEqual([])
})
