import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import type { Metadata } from 'sharp'
import sharp from 'sharp'
import { photoMemory } from '@/server/features/reviews/photo/photo-memory'
import { MALLOC_ENV } from '../../../../../tools/scripts/lib/malloc-env'
import { PNG_PALETTE, PNG_RGBA, pngChunk, pngOf } from './support/png'

const folder = mkdtempSync(path.join(tmpdir(), 'photos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WHOLE = { bytes: Number.POSITIVE_INFINITY }
const RGBA = { ...WHOLE, colors: PNG_RGBA }

const fileOf = (name: string, bytes: Buffer): string => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

interface Encoded {
  results: string[]
  peak: number
  stays: number[]
}

/** Encodes photos in a process with the variables that the site is started with. */
const encodeApart = async (times: number, atOnce: number, files: string[]): Promise<Encoded> => {
  const script = path.resolve('tests/unit/server/features/reviews/support/encode-photos.ts')
  const args = ['--import', 'tsx', script, String(times), String(atOnce), ...files]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...MALLOC_ENV },
  })
  return JSON.parse(stdout)
}

// The system's own count of memory.
const testOnLinux = process.platform === 'linux' ? test : test.skip

describe('REVIEW-16: what a photo takes is known by its header', () => {
  testOnLinux.each([
    ['639,000 x 100', () => pngOf(639_000, 100, RGBA)],
    ['639,000 x 100 of a palette', () => pngOf(639_000, 100, { ...WHOLE, colors: PNG_PALETTE, depth: 1 })],
    ['639,000 x 4', () => pngOf(639_000, 4, RGBA)],
    ['16,000 x 4,000', () => pngOf(16_000, 4000, RGBA)],
  ])(
    'four at once of a PNG of %s pixels stay below 256 MB',
    async (name, make) => {
      const { peak } = await encodeApart(1, 4, [fileOf(`${name}.png`, make())])
      expect(peak).toBeLessThan(256)
    },
    120_000,
  )

  const header = (some: Partial<Metadata>): Metadata =>
    ({ format: 'png', width: 4000, height: 3000, channels: 3, depth: 'uchar', ...some }) as Metadata

  test.each<[string, Partial<Metadata>]>([
    ['JPEG of 12 million pixels', { format: 'jpeg' }],
    ['JPEG of 50 million pixels', { format: 'jpeg', width: 8160, height: 6120 }],
    ['panorama', { format: 'jpeg', width: 16_384, height: 3900 }],
    [
      'progressive JPEG of 24 million pixels',
      { format: 'jpeg', width: 6000, height: 4000, isProgressive: true },
    ],
    ['screenshot of a whole page', { width: 1440, height: 19_000, channels: 4 }],
    ['PNG of 48 million pixels', { width: 8000, height: 6000, channels: 4 }],
    ['PNG of 24 million pixels and 16 bits', { width: 6000, height: 4000, channels: 4, depth: 'ushort' }],
    ['interlaced PNG of 24 million pixels', { width: 6000, height: 4000, channels: 4, isProgressive: true }],
    ['WebP of 24 million pixels', { format: 'webp', width: 6000, height: 4000 }],
  ])('an honest picture is within it: %s', (_, some) => {
    expect(photoMemory(header(some))).toEqual(expect.any(Number))
  })

  test.each<[string, Partial<Metadata>]>([
    ['wide PNG', { width: 639_000, height: 100, channels: 4 }],
    ['wide JPEG', { format: 'jpeg', width: 65_000, height: 900 }],
    ['tall PNG', { width: 10, height: 639_000 }],
    ['whole WebP', { format: 'webp', width: 7990, height: 7990 }],
    ['animation', { format: 'webp', width: 5000, height: 5000, pages: 2 }],
    ['interlaced and wide', { width: 19_000, height: 2500, channels: 4, isProgressive: true }],
  ])('more than the budget of a process is refused: %s', (_, some) => {
    expect(photoMemory(header(some))).toBeNull()
  })
})

testOnLinux(
  'REVIEW-16: honest photos one after the other level off: what one took is given back',
  async () => {
    const noise = (width: number, height: number) =>
      sharp({
        create: {
          width,
          height,
          channels: 3,
          background: '#777',
          noise: { type: 'gaussian', mean: 120, sigma: 20 },
        },
      })
    const files = [
      fileOf('phone.jpg', await noise(2000, 1500).jpeg({ quality: 40 }).toBuffer()),
      fileOf('progressive.jpg', await noise(2000, 1500).jpeg({ quality: 40, progressive: true }).toBuffer()),
      fileOf(
        'lying.jpg',
        await noise(2000, 1500).withMetadata({ orientation: 6 }).jpeg({ quality: 40 }).toBuffer(),
      ),
      fileOf('lossless.webp', await noise(900, 700).webp({ lossless: true, effort: 0 }).toBuffer()),
      fileOf('screen.png', pngOf(1440, 3000, RGBA)),
    ]
    const { results, stays } = await encodeApart(10, 1, files)
    expect(results).toEqual(['1600 x 1200', '1600 x 1200', '1200 x 1600', '900 x 700', '768 x 1600'])
    expect(stays).toHaveLength(50)
    expect((stays[49] ?? 0) - (stays[39] ?? 0)).toBeLessThan(20)
    expect(Math.max(...stays)).toBeLessThan(150)
  },
  120_000,
)

testOnLinux(
  'texts inside a PNG are never decompressed, whatever their number and size',
  async () => {
    const text = pngChunk(
      'zTXt',
      Buffer.concat([Buffer.from('C\0\0'), deflateSync(Buffer.alloc(40_000_000))]),
    )
    const bomb = pngOf(40, 30, { extra: Array.from({ length: 60 }, () => text) })
    const { results, peak } = await encodeApart(1, 1, [fileOf('texts.png', bomb)])
    expect(results).toEqual(['40 x 30'])
    // One of them alone is 38 MiB.
    expect(peak).toBeLessThan(30)
  },
  120_000,
)

test('the image and the commands start the site with the same setting of the memory allocator', () => {
  for (const [name, value] of Object.entries(MALLOC_ENV))
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(new RegExp(`ENV (?:.* )?${name}=${value}\\b`))
})
